import type { BrandSubmission } from '@permille/contract/submissions/submissions'
import { BadgeCheck } from 'lucide-react'
import { Link } from 'wouter'
import { useMay } from '#api/session.ts'
import { paths } from '#paths.ts'
import type { Sorting } from '#ui/tables/column-head.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { DeadlineCell } from './deadline-cell.tsx'
import { ReviewCard } from './review-card.tsx'
import { decision, decisionColumns, outcomeColumns } from './review-columns.tsx'
import { SecondTryBadge } from './second-try.tsx'
import { SelectPost } from './select-post.tsx'

type BrandColumn = Column<BrandSubmission>

const always: readonly BrandColumn[] = [
  {
    key: 'post',
    header: 'Post',
    isTitle: true,
    cell: (submission) => <Post submission={submission} />,
  },
  { key: 'creator', header: 'Creator', cell: (submission) => <Creator submission={submission} /> },
]

const select: BrandColumn = {
  key: 'select',
  header: 'Select',
  isHeaderHidden: true,
  cell: (submission) => <SelectPost submission={submission} />,
}

const whilePending: readonly BrandColumn[] = [
  {
    key: 'deadline',
    header: 'Deadline',
    sort: { order: 'deadline', isAscending: true },
    cell: (submission) => <DeadlineCell submission={submission} />,
  },
  ...decisionColumns,
]

const toRead = [...always, ...whilePending]
const toDecide = [select, ...toRead, decision]
const decided = [...always, ...outcomeColumns]

interface ReviewTableProps {
  readonly submissions: readonly BrandSubmission[]
  readonly isPending: boolean
  readonly sorting: Sorting
}

export function ReviewTable({ submissions, isPending, sorting }: ReviewTableProps) {
  const mayReview = useMay('submissions:review')
  const pending = mayReview ? toDecide : toRead
  return (
    <DataTable
      sorting={sorting}
      needsRoom
      isDense
      caption="Submissions"
      columns={isPending ? pending : decided}
      rows={submissions}
      rowKey={({ id }) => id}
      card={(submission) => <ReviewCard submission={submission} />}
    />
  )
}

function Post({ submission }: { readonly submission: BrandSubmission }) {
  const { id, title, campaignName, thumbnailUrl, platform } = submission
  return (
    <div className="flex items-center gap-3">
      <PostPicture url={thumbnailUrl} platform={platform} className="size-8 shrink-0 rounded-sm" />
      <div className="min-w-0 max-w-28 @min-[59rem]:max-w-36 @5xl:max-w-40 @min-[68rem]:max-w-52 @7xl:max-w-72">
        <p className="flex items-center gap-2">
          <Link
            data-row-link
            href={paths.submission(id)}
            className="truncate -outline-offset-1 hover:underline"
          >
            {titleOf(title)}
          </Link>
          <SecondTryBadge submission={submission} />
        </p>
        <p className="truncate text-xs font-normal text-ink-muted">{campaignName}</p>
      </div>
    </div>
  )
}

function Creator({ submission }: { readonly submission: BrandSubmission }) {
  const { creatorName, creatorHandle, platform, socialAccountUsername } = submission
  return (
    <div className="min-w-0 max-w-24 @min-[59rem]:max-w-28 @5xl:max-w-32 @min-[68rem]:max-w-36 @7xl:max-w-56">
      <a
        href={paths.profile(creatorHandle)}
        target="_blank"
        rel="noreferrer"
        className="block truncate hover:underline"
      >
        {creatorName}
      </a>
      <p className="flex items-center gap-1.5 text-xs text-ink-muted max-md:justify-end">
        <PlatformIcon platform={platform} isLabelled className="size-3.5 shrink-0" />
        <span className="truncate">@{socialAccountUsername}</span>
        {submission.isAccountVerified && (
          <BadgeCheck role="img" aria-label="Verified account" className="size-3.5 shrink-0" />
        )}
      </p>
    </div>
  )
}
