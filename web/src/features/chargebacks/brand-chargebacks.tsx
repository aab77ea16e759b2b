import {
  type BrandChargeback,
  listBrandChargebacksCall,
} from '@permille/contract/chargebacks/chargebacks'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { brandSentence, chargebackTones, describeBrandChargeback } from './chargeback-labels.ts'

const perPage = 10

export const brandChargebacks = pagesOf(listBrandChargebacksCall, { query: { limit: perPage } })

/** Lists payments that the brand's bank disputes or questions; nothing if there are none. */
export function BrandChargebacks() {
  const query = useInfiniteQuery(brandChargebacks)
  if (query.data?.length === 0) return null
  return (
    <Card aria-label="Chargebacks" id="disputed">
      <CardHeader
        title="Chargebacks"
        note="Payments that your bank questions or claims back."
        action={<CsvLink list={listBrandChargebacksCall} of="chargebacks" />}
      />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={2} />}
        failed="The chargebacks could not be loaded."
      >
        {(list) => (
          <ul className="divide-y divide-line">
            {list.map((chargeback) => (
              <Line key={chargeback.id} chargeback={chargeback} />
            ))}
          </ul>
        )}
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}

function Line({ chargeback }: { readonly chargeback: BrandChargeback }) {
  const { campaignId, campaignName, amountCents, openedAt, closedAt, paidAt, status } = chargeback
  return (
    <li className="grid min-h-16 grid-cols-[minmax(0,1fr)_auto] items-start gap-x-4 gap-y-1 px-5 py-3 @lg/page:grid-cols-[minmax(0,1fr)_auto_9rem]">
      <div className="min-w-0">
        <Link
          href={paths.campaign(campaignId)}
          title={campaignName}
          className="block truncate font-medium hover:underline"
        >
          {campaignName}
        </Link>
        <p className="text-sm text-ink-muted">
          <Time at={closedAt ?? openedAt} isDay /> · paid <Time at={paidAt} isDay />
        </p>
      </div>
      <Money cents={amountCents} className="text-right font-medium" />
      <span className="col-span-2 flex @lg/page:col-span-1 @lg/page:justify-end">
        <Badge tone={chargebackTones[status]}>{describeBrandChargeback(chargeback)}</Badge>
      </span>
      <p className="col-span-full max-w-prose text-sm [overflow-wrap:anywhere]">
        {brandSentence(chargeback)} {whereFrom(chargeback)}
      </p>
    </li>
  )
}

/** Returns where the money was taken from, while it is gone. */
function whereFrom({ isInquiry, status, fromCampaignCents, owedCents }: BrandChargeback): string {
  if (isInquiry || status === 'won') return ''
  const parts = [
    ...(fromCampaignCents > 0 ? [`${formatCents(fromCampaignCents)} was unspent`] : []),
    ...(owedCents > 0 ? [`${formatCents(owedCents)} was no longer in the campaign`] : []),
  ]
  return `Of it, ${parts.join(' and ')}.`
}
