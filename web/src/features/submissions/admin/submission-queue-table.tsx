import type {
  AdminSubmission,
  SubmissionQueue,
} from '@permille/contract/submissions/admin-submissions'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { describeRisks } from '#features/risk/risk-labels.ts'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import type { Sorting } from '#ui/tables/column-head.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Money } from '#ui/values/money.tsx'
import { PlatformIcon } from '#ui/values/platform-icon.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { PostStatusBadge } from '#ui/values/post-status-badge.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { Views } from '#ui/values/views.tsx'
import { DeadlineCell } from '../review/deadline-cell.tsx'
import { DecisionButtons } from '../review/deciding/decision-buttons.tsx'
import { decision, decisionColumns, outcomeColumns, Risks } from '../review/review-columns.tsx'
import { SelectPost } from '../review/select-post.tsx'
import { SelectablePosts } from '../review/selectable-posts.tsx'
import { canDecide } from './queue-orders.ts'

type QueueColumn = Column<AdminSubmission>

const always: readonly QueueColumn[] = [
  {
    key: 'post',
    header: 'Post',
    isTitle: true,
    cell: (submission) => <Post submission={submission} />,
  },
  { key: 'creator', header: 'Creator', cell: (submission) => <Creator submission={submission} /> },
]

const select: QueueColumn = {
  key: 'select',
  header: 'Select',
  isHeaderHidden: true,
  cell: (submission) => <SelectPost submission={submission} />,
}

const whilePending: readonly QueueColumn[] = [
  {
    key: 'deadline',
    header: 'Deadline',
    sort: { order: 'deadline', isAscending: true },
    cell: (submission) => <DeadlineCell submission={submission} />,
  },
  ...decisionColumns,
  decision,
]

const toDecide = [select, ...always, ...whilePending]

const inEveryState: readonly QueueColumn[] = [
  { key: 'status', header: 'Status', cell: (post) => <PostStatusBadge post={post} /> },
  ...outcomeColumns,
]

const whileFlagged: readonly QueueColumn[] = [
  {
    key: 'reason',
    header: 'Why',
    cell: ({ doubt: flag }) => (
      <p className="py-2 text-sm [overflow-wrap:anywhere] @4xl:max-w-72">{flag?.reason}</p>
    ),
  },
  {
    key: 'since',
    header: 'Since',
    sort: { order: 'since', isAscending: true },
    isSecondary: true,
    cell: ({ doubt: flag }) => flag !== null && <Time at={flag.since} />,
  },
  {
    key: 'views',
    header: 'Views',
    isNumeric: true,
    cell: ({ viewCount }) => <Views count={viewCount} />,
  },
  {
    key: 'set-aside',
    header: 'Set aside',
    isNumeric: true,
    cell: ({ doubt: flag }) => <Money cents={flag?.setAsideCents ?? 0} />,
  },
]

const columnsOf: Readonly<Record<SubmissionQueue, readonly QueueColumn[]>> = {
  risk: toDecide,
  overdue: toDecide,
  pending: toDecide,
  doubted: [...always, ...whileFlagged],
  all: [...always, ...inEveryState],
}

interface SubmissionQueueTableProps {
  readonly submissions: readonly AdminSubmission[]
  readonly queue: SubmissionQueue
  readonly sorting: Sorting
}

export function SubmissionQueueTable(props: SubmissionQueueTableProps) {
  const { submissions, queue, sorting } = props
  const table = (
    <DataTable
      sorting={sorting}
      needsRoom
      isDense
      caption="Submissions"
      columns={columnsOf[queue]}
      rows={submissions}
      rowKey={({ id }) => id}
      card={(submission) => <SubmissionCard submission={submission} />}
    />
  )
  return canDecide(queue) ? <SelectablePosts posts={submissions}>{table}</SelectablePosts> : table
}

function SubmissionCard({ submission }: { readonly submission: AdminSubmission }) {
  const { id, title, creatorName, brandName, platform, thumbnailUrl, status } = submission
  const isPending = status === 'pending'
  return (
    <LineCard
      select={isPending && <SelectPost submission={submission} />}
      picture={
        <PostPicture
          url={thumbnailUrl}
          platform={platform}
          className="size-10 shrink-0 rounded-control"
        />
      }
      title={
        <Link data-row-link href={adminPaths.submission(id)} className={lineCardTitleClasses}>
          {titleOf(title)}
        </Link>
      }
      note={
        <>
          <bdi>{creatorName}</bdi> · <bdi>{brandName}</bdi>
        </>
      }
      figure={
        isPending ? (
          <>
            <Views count={submission.viewCount} />
            <span className="text-sm text-ink-muted"> views</span>
          </>
        ) : (
          <Money cents={submission.doubt?.setAsideCents ?? submission.earnings} />
        )
      }
      state={submission.doubt === null ? <PostStatusBadge post={submission} /> : 'Set aside'}
      actions={
        isPending ? (
          <>
            {describeRisks(submission).length > 0 && <Risks submission={submission} />}
            <DecisionButtons submission={submission} size="md" />
          </>
        ) : (
          <p className="text-sm [overflow-wrap:anywhere] empty:hidden">
            {submission.doubt?.reason}
          </p>
        )
      }
    />
  )
}

function Post({ submission }: { readonly submission: AdminSubmission }) {
  const { id, title, campaignName, brandName, thumbnailUrl, platform } = submission
  return (
    <div className="flex items-center gap-3">
      <PostPicture url={thumbnailUrl} platform={platform} className="size-8 shrink-0 rounded-sm" />
      <div className="min-w-0 max-w-28 @min-[59rem]:max-w-36 @5xl:max-w-40 @min-[68rem]:max-w-52 @7xl:max-w-80">
        <Link
          data-row-link
          href={adminPaths.submission(id)}
          className="block truncate -outline-offset-1 hover:underline"
        >
          {titleOf(title)}
        </Link>
        <p className="truncate text-xs font-normal text-ink-muted">
          <bdi>{campaignName}</bdi> · <bdi>{brandName}</bdi>
        </p>
      </div>
    </div>
  )
}

function Creator({ submission }: { readonly submission: AdminSubmission }) {
  const { creatorName, platform, socialAccountUsername } = submission
  return (
    <div className="min-w-0 max-w-24 @min-[59rem]:max-w-28 @5xl:max-w-32 @min-[68rem]:max-w-36 @7xl:max-w-56">
      <p className="truncate">{creatorName}</p>
      <p className="flex items-center gap-1.5 text-xs text-ink-muted @max-4xl:justify-end">
        <PlatformIcon platform={platform} isLabelled className="size-3.5 shrink-0" />
        <span className="truncate">@{socialAccountUsername}</span>
      </p>
    </div>
  )
}
