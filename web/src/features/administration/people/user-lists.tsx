import { listAllCampaignsCall } from '@permille/contract/admin/campaigns'
import { listAllPayoutsCall } from '@permille/contract/admin/payouts'
import { listAllSubmissionsCall } from '@permille/contract/admin/submissions'
import type { BrandId, CreatorId } from '@permille/contract/ids'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pagesOf } from '../../../api/query.ts'
import { type Pages, ShowMore } from '../../../ui/controls/show-more.tsx'
import { Card, CardHeader } from '../../../ui/layout/card.tsx'
import { ListSkeleton } from '../../../ui/layout/list-skeleton.tsx'
import { Loaded, type QueryState } from '../../../ui/layout/loaded.tsx'
import { CampaignLine, PayoutLine, SubmissionLine } from './user-lines.tsx'

const limit = 5

export function CreatorSubmissions({ creatorId }: { readonly creatorId: CreatorId }) {
  const query = useInfiniteQuery(pagesOf(listAllSubmissionsCall, { query: { creatorId, limit } }))
  return (
    <OwnList
      title="Submissions"
      empty="No submissions yet"
      query={query}
      line={(submission) => <SubmissionLine submission={submission} />}
    />
  )
}

export function CreatorPayouts({ creatorId }: { readonly creatorId: CreatorId }) {
  const query = useInfiniteQuery(pagesOf(listAllPayoutsCall, { query: { creatorId, limit } }))
  return (
    <OwnList
      title="Payouts"
      empty="No payouts yet"
      query={query}
      line={(payout) => <PayoutLine payout={payout} />}
    />
  )
}

export function BrandCampaigns({ brandId }: { readonly brandId: BrandId }) {
  const query = useInfiniteQuery(pagesOf(listAllCampaignsCall, { query: { brandId, limit } }))
  return (
    <OwnList
      title="Campaigns"
      empty="No campaigns yet"
      query={query}
      line={(campaign) => <CampaignLine campaign={campaign} />}
    />
  )
}

interface OwnListProps<Row> {
  readonly title: string
  readonly empty: string
  readonly query: QueryState<readonly Row[]> & Pages
  readonly line: (row: Row) => ReactNode
}

/** Lists what belongs to one user, a few at a time. */
function OwnList<Row extends { readonly id: string }>({
  title,
  empty,
  query,
  line,
}: OwnListProps<Row>) {
  return (
    <Card>
      <CardHeader title={title} />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={limit} />}
        failed={`${title} could not be loaded.`}
      >
        {(rows) =>
          rows.length === 0 ? (
            <p className="p-5 text-ink-muted">{empty}</p>
          ) : (
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <li key={row.id} className="transition-colors duration-150 hover:bg-surface">
                  {line(row)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}
