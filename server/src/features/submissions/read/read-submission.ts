import type { CreatorId, SubmissionId, UserId } from '@permille/contract/ids'
import { playerIdOf, playerPath } from '@permille/contract/platforms/players'
import type { SubmissionCheck } from '@permille/contract/submissions/submissions'
import { readWatch, type WatchRow } from '#features/risk/public.ts'
import type { Database } from '#platform/database/database.ts'
import { readerOf } from '#platform/http/actor.ts'
import { reviewChecks } from '../review/review-checks.ts'
import { type ReviewViewer, SubmissionNotFound } from '../review.ts'
import type { Terms } from '../submission.ts'
import { readResubmitUntil } from '../submit/resubmit-store.ts'
import {
  type EarnedByKind,
  listPayoutsOfPost,
  listUnpaid,
  type PostPayoutRow,
  readEarnedByKind,
  type UnpaidRow,
} from './accrual-store.ts'
import {
  type BrandDetailRow,
  type DetailRow,
  findBrandDetail,
  findOwnDetail,
  listSnapshots,
  listTimeline,
  type OwnDetailRow,
  type Snapshot,
  type TimelineEntry,
} from './detail-store.ts'
import type { CreatorRow } from './list-store.ts'
import { findTakenBack, type Hold, listHolds, type TakenBackMoney } from './money-back-store.ts'

/** "A receipt for every cent": the facts shown to both the creator and the brand. */
export interface Receipt {
  readonly terms: Terms
  readonly risks: string[]
  readonly watch: WatchRow
  readonly resubmitUntil: Date | null
  readonly snapshots: Snapshot[]
  readonly timeline: TimelineEntry[]
  readonly holds: Hold[]
  readonly takenBack: TakenBackMoney | null
}

/** What only the creator sees. */
interface Income {
  readonly earnedByKind: EarnedByKind
  readonly payouts: PostPayoutRow[]
  readonly unpaid: UnpaidRow[]
}

type ReviewedRow = BrandDetailRow &
  Receipt & {
    readonly brief: Pick<BrandDetailRow, 'contentRequirements' | 'availableContentUrl'>
    readonly checks: readonly SubmissionCheck[]
    readonly player: string | null
  }

export async function readOwnSubmission(
  db: Database,
  target: { submissionId: SubmissionId; creatorId: CreatorId },
  at?: Date,
): Promise<OwnDetailRow & Receipt & Income> {
  const row = await findOwnDetail(db, target)
  if (row === undefined) throw new SubmissionNotFound()
  const [receipt, earnedByKind, payouts, unpaid] = await Promise.all([
    readReceipt(db, row, { at }),
    readEarnedByKind(db, row.id),
    listPayoutsOfPost(db, row.id),
    listUnpaid(db, row.id),
  ])
  return { ...row, ...receipt, earnedByKind, payouts, unpaid }
}

export async function readBrandSubmission(
  db: Database,
  submissionId: SubmissionId,
  viewer: ReviewViewer,
): Promise<ReviewedRow> {
  const row = await findBrandDetail(db, submissionId, viewer)
  if (row === undefined) throw new SubmissionNotFound()
  const { contentRequirements, availableContentUrl } = row
  const receipt = await readReceipt(
    db,
    row,
    viewer.kind === 'any' ? viewer : { reader: readerOf(viewer) },
  )
  const signals = receipt.watch.signals.map(({ text }) => text)
  return {
    ...row,
    ...receipt,
    brief: { contentRequirements, availableContentUrl },
    player: playerOf(row),
    checks: reviewChecks({ ...row, signals }),
  }
}

function playerOf(row: BrandDetailRow): string | null {
  const id = playerIdOf(row)
  return id === null ? null : playerPath(row.platform, id)
}

interface ReceiptViewer {
  /** Any post is an admin's. */
  readonly kind?: 'any'
  readonly userId?: UserId | undefined
  /** Of the post's brand, whose own acts name nobody; null for a key. */
  readonly reader?: UserId | null | undefined
  readonly at?: Date | undefined
}

async function readReceipt(
  db: Database,
  row: CreatorRow & DetailRow,
  { kind, userId, reader, at = new Date() }: ReceiptViewer,
): Promise<Receipt> {
  const [resubmitUntil, snapshots, timeline, watch, holds, takenBack] = await Promise.all([
    row.isDisputed ? null : readResubmitUntil(db, row, at),
    listSnapshots(db, row.id),
    listTimeline(db, row.id, reader),
    readWatch(db, { submissionId: row.id, at, viewerUserId: userId }),
    listHolds(db, row.id),
    findTakenBack(db, row.id),
  ])
  const { ratePerKViewsCents, minPayoutCents, maxPayoutCents, flatBonusCents } = row
  return {
    terms: { ratePerKViewsCents, minPayoutCents, maxPayoutCents, flatBonusCents },
    risks: [...row.risks],
    watch,
    resubmitUntil,
    snapshots: kind === 'any' ? snapshots : snapshots.map((each) => ({ ...each, enteredBy: null })),
    timeline,
    holds,
    takenBack,
  }
}
