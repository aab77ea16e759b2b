import type { ListedDispute } from '@permille/contract/disputes/disputes'
import type { SubmissionId } from '@permille/contract/ids'
import { Link } from 'wouter'
import { LineCard, lineCardTitleClasses } from '#ui/layout/line-card.tsx'
import { type Column, DataTable } from '#ui/tables/data-table.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Minute } from '#ui/values/minute.tsx'
import { PostPicture } from '#ui/values/post-picture.tsx'
import { Time } from '#ui/values/time.tsx'
import { titleOf } from '#ui/values/title-of.ts'
import { isPast } from '../deadline.tsx'
import { disputeTones } from './dispute-labels.ts'

interface DisputesTableProps {
  readonly disputes: readonly ListedDispute[]
  readonly pathOf: (id: SubmissionId) => string
}

const matters: Readonly<Record<ListedDispute['matter'], string>> = {
  rejection: 'Rejection',
  reversal: 'Reversal',
  lock: 'Lock',
  hold: 'Held money',
}

export function DisputesTable({ disputes, pathOf }: DisputesTableProps) {
  const columns: readonly Column<ListedDispute>[] = [
    {
      key: 'post',
      header: 'Post',
      isTitle: true,
      cell: (dispute) => <Post dispute={dispute} pathOf={pathOf} />,
    },
    { key: 'creator', header: 'Creator', cell: ({ creatorName }) => <Name words={creatorName} /> },
    { key: 'matter', header: 'About', cell: ({ matter }) => matters[matter] },
    { key: 'opened', header: 'Opened', cell: ({ createdAt }) => <Time at={createdAt} /> },
    { key: 'turn', header: 'Next', cell: (dispute) => <Next dispute={dispute} /> },
    {
      key: 'status',
      header: 'Status',
      cell: ({ status }) => <Badge tone={disputeTones[status]}>{status}</Badge>,
    },
  ]
  return (
    <DataTable
      caption="Disputes"
      needsRoom
      columns={columns}
      rows={disputes}
      rowKey={({ id }) => id}
      card={(dispute) => <DisputeLine dispute={dispute} pathOf={pathOf} />}
    />
  )
}

interface LineProps {
  readonly dispute: ListedDispute
  readonly pathOf: (id: SubmissionId) => string
}

function DisputeLine({ dispute, pathOf }: LineProps) {
  const { submissionId, title, thumbnailUrl, platform, creatorName, status, matter } = dispute
  return (
    <LineCard
      picture={<PostPicture url={thumbnailUrl} platform={platform} className={pictureClasses} />}
      title={
        <Link data-row-link href={pathOf(submissionId)} className={lineCardTitleClasses}>
          {titleOf(title)}
        </Link>
      }
      note={creatorName}
      figure={matters[matter]}
      state={<Badge tone={disputeTones[status]}>{status}</Badge>}
      actions={
        <p className="text-sm text-ink-muted">
          <Next dispute={dispute} />
        </p>
      }
    />
  )
}

const pictureClasses = 'size-10 shrink-0 rounded-control'

function Post({ dispute, pathOf }: LineProps) {
  const { submissionId, title, campaignName, brandName, thumbnailUrl, platform } = dispute
  return (
    <div className="flex items-center gap-3 py-2">
      <PostPicture url={thumbnailUrl} platform={platform} className={pictureClasses} />
      <div className="min-w-0 md:max-w-60">
        <Link data-row-link href={pathOf(submissionId)} className="block truncate hover:underline">
          {titleOf(title)}
        </Link>
        <p className="truncate text-sm font-normal text-ink-muted">
          <bdi>{campaignName}</bdi> · <bdi>{brandName}</bdi>
        </p>
      </div>
    </div>
  )
}

function Name({ words }: { readonly words: string }) {
  return <p className="truncate md:max-w-44">{words}</p>
}

/** Shows which side has to act and the deadline, or when it was decided. */
function Next({ dispute }: { readonly dispute: ListedDispute }) {
  const { turn, answerDueAt, decisionDueAt, decidedAt } = dispute
  if (turn === null) return decidedAt === null ? null : <Time at={decidedAt} />
  const dueAt = turn === 'brand' ? answerDueAt : decisionDueAt
  return (
    <span className={isPast(dueAt) ? 'whitespace-nowrap text-negative' : 'whitespace-nowrap'}>
      {turn === 'brand' ? 'Brand' : 'Admin'}, by <Minute at={dueAt} />
    </span>
  )
}
