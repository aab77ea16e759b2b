import { type Chargeback, listChargebacksCall } from '@permille/contract/chargebacks/chargebacks'
import type { CampaignId } from '@permille/contract/ids'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import {
  chargebackTones,
  describeChargeback,
  describeReason,
} from '#features/chargebacks/chargeback-labels.ts'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Money } from '#ui/values/money.tsx'
import { Time } from '#ui/values/time.tsx'
import { LineList } from './line-list.tsx'

/** Lists the campaign's chargebacks and inquiries; nothing if there are none. */
export function CampaignChargebacks({ campaignId }: { readonly campaignId: CampaignId }) {
  const query = useInfiniteQuery(
    pagesOf(listChargebacksCall, { query: { campaignId, state: 'all', limit: 5 } }),
  )
  if (query.data === undefined || query.data.length === 0) return null
  return (
    <LineList
      title="Chargebacks"
      action={
        <CsvLink list={listChargebacksCall} query={{ campaignId, state: 'all' }} of="chargebacks" />
      }
      empty="No chargebacks"
      query={query}
      line={(chargeback) => <ChargebackLine chargeback={chargeback} />}
    />
  )
}

function ChargebackLine({ chargeback }: { readonly chargeback: Chargeback }) {
  const { id, reason, openedAt, paidAt, amountCents, status } = chargeback
  return (
    <LineCard
      title={
        <Link href={adminPaths.chargeback(id)} className={lineCardTitleClasses}>
          {describeReason(reason)}
        </Link>
      }
      note={
        <>
          Opened <Time at={openedAt} isDay /> · paid <Time at={paidAt} isDay />
        </>
      }
      figure={<Money cents={amountCents} />}
      state={<Badge tone={chargebackTones[status]}>{describeChargeback(chargeback)}</Badge>}
    />
  )
}
