import type { CampaignId } from '@permille/contract/ids'
import { listAllSubmissionsCall } from '@permille/contract/submissions/admin-submissions'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { CsvLink } from '#api/csv-link.tsx'
import { pagesOf } from '#api/query.ts'
import { SubmissionLine } from '../people/user-lines.tsx'
import { LineList } from './line-list.tsx'

export function CampaignPosts({ campaignId }: { readonly campaignId: CampaignId }) {
  const query = useInfiniteQuery(
    pagesOf(listAllSubmissionsCall, { query: { campaignId, limit: 5 } }),
  )
  const all = new URLSearchParams({ queue: 'all', campaign: campaignId })
  return (
    <LineList
      title="Posts"
      empty="No posts yet"
      query={query}
      action={
        <span className="flex shrink-0 items-center gap-2">
          <CsvLink list={listAllSubmissionsCall} query={{ campaignId }} of="posts" />
          <Link
            href={`${adminPaths.submissions}?${all}`}
            className="finger font-medium text-accent hover:underline"
          >
            View all
          </Link>
        </span>
      }
      line={(submission) => <SubmissionLine submission={submission} by={submission.creatorName} />}
    />
  )
}
