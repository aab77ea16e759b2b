import { listAllCampaignsCall } from '@permille/contract/campaigns/admin-campaigns'
import type { CreatorId, UserId } from '@permille/contract/ids'
import { listAllPayoutsCall } from '@permille/contract/payouts/admin-payouts'
import { listAllSubmissionsCall } from '@permille/contract/submissions/admin-submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { LineList } from '../campaign/line-list.tsx'
import { CampaignLine, PayoutLine, SubmissionLine } from './user-lines.tsx'

const limit = 5

export function CreatorSubmissions({ creatorId }: { readonly creatorId: CreatorId }) {
  const query = useInfiniteQuery(pagesOf(listAllSubmissionsCall, { query: { creatorId, limit } }))
  return (
    <LineList
      title="Submissions"
      action={<CsvLink list={listAllSubmissionsCall} query={{ creatorId }} of="submissions" />}
      empty="No submissions yet"
      query={query}
      line={(submission) => <SubmissionLine submission={submission} />}
    />
  )
}

export function CreatorPayouts({ creatorId }: { readonly creatorId: CreatorId }) {
  const query = useInfiniteQuery(pagesOf(listAllPayoutsCall, { query: { creatorId, limit } }))
  return (
    <LineList
      title="Payouts"
      action={<CsvLink list={listAllPayoutsCall} query={{ creatorId }} of="payouts" />}
      empty="No payouts yet"
      query={query}
      line={(payout) => <PayoutLine payout={payout} />}
    />
  )
}

/** Of every brand that this user owns. */
export function BrandCampaigns({ brandUserId }: { readonly brandUserId: UserId }) {
  const query = useInfiniteQuery(pagesOf(listAllCampaignsCall, { query: { brandUserId, limit } }))
  return (
    <LineList
      title="Campaigns"
      action={<CsvLink list={listAllCampaignsCall} query={{ brandUserId }} of="campaigns" />}
      empty="No campaigns yet"
      query={query}
      line={(campaign) => <CampaignLine campaign={campaign} />}
    />
  )
}
