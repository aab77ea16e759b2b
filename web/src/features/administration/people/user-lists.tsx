import { listAllCampaignsCall } from '@permille/contract/admin/campaigns'
import { listAllPayoutsCall } from '@permille/contract/admin/payouts'
import { listAllSubmissionsCall } from '@permille/contract/admin/submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { pagesOf } from '../../../api/query.ts'
import { type Pages, ShowMore } from '../../../ui/controls/show-more.tsx'
import { Card, CardHeader } from '../../../ui/layout/card.tsx'
import { ListSkeleton } from '../../../ui/layout/list-skeleton.tsx'
import { Loaded, type Reading } from '../../../ui/layout/loaded.tsx'
import { CampaignLine, PayoutLine, SubmissionLine } from './user-lines.tsx'

const limit = 5

export function CreatorSubmissions({ creatorId }: { readonly creatorId: string }) {
  const reading = useInfiniteQuery(pagesOf(listAllSubmissionsCall, { query: { creatorId, limit } }))
  return (
    <OwnList
      title="Submissions"
      empty="No submissions yet"
      reading={reading}
      line={(submission) => <SubmissionLine submission={submission} />}
    />
  )
}

export function CreatorPayouts({ creatorId }: { readonly creatorId: string }) {
  const reading = useInfiniteQuery(pagesOf(listAllPayoutsCall, { query: { creatorId, limit } }))
  return (
    <OwnList
      title="Payouts"
      empty="No payouts yet"
      reading={reading}
      line={(payout) => <PayoutLine payout={payout} />}
    />
  )
}

export function BrandCampaigns({ brandId }: { readonly brandId: string }) {
  const reading = useInfiniteQuery(pagesOf(listAllCampaignsCall, { query: { brandId, limit } }))
  return (
    <OwnList
      title="Campaigns"
      empty="No campaigns yet"
      reading={reading}
      line={(campaign) => <CampaignLine campaign={campaign} />}
    />
  )
}

interface OwnListProps<Row> {
  readonly title: string
  readonly empty: string
  readonly reading: Reading<readonly Row[]> & Pages
  readonly line: (row: Row) => ReactNode
}

/** What belongs to one person, a few at a time. */
function OwnList<Row extends { readonly id: string }>({
  title,
  empty,
  reading,
  line,
}: OwnListProps<Row>) {
  return (
    <Card>
      <CardHeader title={title} />
      <Loaded
        reading={reading}
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
      <ShowMore pages={reading} />
    </Card>
  )
}
