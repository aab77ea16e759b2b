import {
  listStatementCampaignsCall,
  type StatementCampaign,
} from '@permille/contract/earnings/statements'
import { formatCents } from '@permille/contract/money'
import { useInfiniteQuery } from '@tanstack/react-query'
import { pagesOf } from '#api/query.ts'
import { ShowMore } from '#ui/controls/show-more.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Money } from '#ui/values/money.tsx'

/** Lists earnings by campaign, highest first; they add up to the statement's earnings. */
export function StatementCampaigns({ period }: { readonly period: string }) {
  const query = useInfiniteQuery(pagesOf(listStatementCampaignsCall, { query: { period } }))
  return (
    <section className="mt-8">
      <h3 className="font-semibold">Earned by campaign</h3>
      <Loaded query={query} skeleton={<ListSkeleton />} failed="The campaigns could not be loaded.">
        {(campaigns) =>
          campaigns.length === 0 ? (
            <p className="mt-2 text-ink-muted">Nothing was earned in this period.</p>
          ) : (
            <ul className="mt-2 divide-y divide-line border-t border-line">
              {campaigns.map((campaign) => (
                <Line key={campaign.campaignId} campaign={campaign} />
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore pages={query} />
    </section>
  )
}

function Line({ campaign }: { readonly campaign: StatementCampaign }) {
  const { campaignName, earnedCents, takenBackCents, goodwillCents } = campaign
  const others = [
    takenBackCents > 0 && `${formatCents(takenBackCents)} taken back`,
    goodwillCents > 0 && `${formatCents(goodwillCents)} goodwill`,
  ].filter((words) => words !== false)
  return (
    <li className="flex items-baseline justify-between gap-4 py-2">
      <div className="min-w-0">
        <p className="[overflow-wrap:anywhere]">{campaignName}</p>
        {others.length > 0 && <p className="text-sm text-ink-muted">{others.join(' · ')}</p>}
      </div>
      <Money cents={earnedCents} />
    </li>
  )
}
