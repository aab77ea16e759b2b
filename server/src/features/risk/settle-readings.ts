import type { SubmissionId, UserId } from '@permille/contract/ids'
import type { RiskSettings } from '@permille/contract/risk/settings'
import type { HeldSignal } from '@permille/contract/risk/signals'
import { freezeFlaggedViews } from '#money/movements/freeze-flagged-views.ts'
import { releaseFreeze } from '#money/movements/release-frozen.ts'
import { lockForSettlement, settleLocked } from '#money/movements/settle-views.ts'
import type { Reading } from '#money/reading.ts'
import type { Transaction } from '#platform/database/database.ts'
import { listReadingFacts, type ReadingFacts, savePostSignals } from './facts-store.ts'
import { describeLarge } from './large-reading.ts'
import {
  findEnteredFlag,
  findEnteredToAccept,
  noteCorrected,
  noteEnteredBy,
  readViewsBefore,
} from './large-reading-store.ts'
import { findSignals, setsAside } from './risk.ts'
import { readRiskSettings } from './settings-store.ts'

interface Batch {
  readonly readings: readonly Reading[]
  readonly at: Date
  /** The admin whose only reading this is, by hand. */
  readonly enteredBy?: UserId
}

/**
 * How every reading becomes money: checks the batch for signals, then settles it. That settlement freezes what
 * a flagged post earns (rules §3). The rows are locked first, so that one check is enough: no admin decides
 * about a flag in between.
 */
export async function settleReadings(
  tx: Transaction,
  batch: Batch & { holdHours: number },
): Promise<void> {
  const { readings } = batch
  if (readings.length === 0) return
  await lockForSettlement(
    tx,
    readings.map(({ submissionId }) => submissionId),
  )
  await watchReadings(tx, batch)
  await settleLocked(tx, batch)
}

/** A few statements for the whole batch; one if no post shows anything. */
async function watchReadings(tx: Transaction, batch: Batch): Promise<void> {
  const { readings, at, enteredBy } = batch
  const known = readings.filter(({ viewCount }) => viewCount !== null)
  if (known.length === 0) return
  const { settings } = await readRiskSettings(tx)
  const facts = await listReadingFacts(tx, known, { settings, at })
  const large = enteredBy === undefined ? null : await findLarge(tx, facts, at)
  const posts = facts.map((each) => assess(each, settings, large)).filter(hasSignals)
  if (posts.length === 0) return
  const flagged = posts.filter(({ isDoubted }) => isDoubted)
  await freezeFlaggedViews(tx, { posts: flagged.map(flagOf), at })
  for (const { facts: of, large: isLarge } of flagged) {
    if (enteredBy === undefined || isLarge === null) continue
    await noteEnteredBy(tx, { submissionId: of.post.submissionId, enteredBy, enteredAt: at })
  }
  await savePostSignals(tx, {
    posts: posts.map(({ facts: { post }, signals, isDoubtful }) => {
      return { submissionId: post.submissionId, signals, isDoubtful }
    }),
    at,
  })
}

/** Now, or before. */
function hasSignals({ facts, signals, large }: Assessment): boolean {
  return signals.length > 0 || large !== null || facts.post.signalsBefore !== null
}

/** What is wrong with the single manual reading of a batch; one below the highest count earns nothing. */
async function findLarge(
  tx: Transaction,
  facts: readonly ReadingFacts[],
  at: Date,
): Promise<string | null> {
  const entered = facts.find(({ viewCount, post }) => viewCount > post.highest)
  if (entered === undefined) return null
  const { submissionId } = entered.post
  return describeLarge(entered.viewCount, await readViewsBefore(tx, { submissionId, at }))
}

/**
 * Freezes what an approval is about to pay for a large manual reading. The caller has approved the post for the
 * first time, and locked its campaign and its creator.
 */
export async function flagEnteredToAccept(
  tx: Transaction,
  { submissionId, at }: { submissionId: SubmissionId; at: Date },
): Promise<void> {
  const entered = await findEnteredToAccept(tx, submissionId)
  if (entered === undefined) return
  const { viewCount, enteredBy, enteredAt } = entered
  const before = await readViewsBefore(tx, { submissionId, at: enteredAt })
  const reason = describeLarge(viewCount, before)
  if (reason === null) return
  const facts = { signals: [], isOnlyEntered: true, viewCount, before }
  await freezeFlaggedViews(tx, { posts: [{ submissionId, isOpen: false, reason, facts }], at })
  await noteEnteredBy(tx, { submissionId, enteredBy, enteredAt })
  await savePostSignals(tx, { posts: [{ submissionId, signals: [], isDoubtful: true }], at })
}

/**
 * A correction undoes a large manual reading: its flag ends, and the right count is paid. A right count far
 * above the earlier readings is delayed like the wrong one. On a reversed post, the flag is not reopened. The
 * caller has locked campaign and creator.
 */
export async function endCorrectedFlag(
  tx: Transaction,
  corrected: { submissionId: SubmissionId; viewCount: number; correctedBy: UserId; at: Date },
): Promise<void> {
  const { submissionId, viewCount, correctedBy: closedBy, at } = corrected
  const flag = await findEnteredFlag(tx, submissionId)
  if (flag === undefined) return
  if (describeLarge(viewCount, await readViewsBefore(tx, { submissionId, at })) !== null) return
  if (flag.isOpen) await releaseFreeze(tx, { freezeId: flag.id, closedBy, at })
  else await noteCorrected(tx, flag.id)
}

interface Assessment {
  readonly facts: ReadingFacts
  readonly signals: readonly HeldSignal[]
  /** Says that an admin entered far more views than were read; null otherwise. */
  readonly large: string | null
  /** Its signals are enough to freeze money, and no admin has cleared it. */
  readonly isUnusual: boolean
  /** So it is, or it is a large manual reading. */
  readonly isDoubtful: boolean
  /** A flag is opened, or the open one renewed. */
  readonly isDoubted: boolean
}

/** Above this many times the views that an admin has cleared, a signal counts again. */
const clearedTimes = 2

function assess(facts: ReadingFacts, settings: RiskSettings, large: string | null): Assessment {
  const { post, account, viewCount, likeCount } = facts
  const { highest, platformHighest, baseViewCount, baseHours, clearedViews, signalsBefore } = post
  const base =
    baseViewCount === null || baseHours === null
      ? null
      : { viewCount: baseViewCount, hours: baseHours }
  const signals = findSignals(
    {
      ...account,
      viewCount,
      likeCount,
      before: { highest: platformHighest ?? 0, base },
    },
    settings,
  )
  const hasDropped = isAmong(signals, 'drop') && !isAmong(signalsBefore ?? [], 'drop')
  const isCleared = clearedViews !== null && viewCount <= clearedViews * clearedTimes && !hasDropped
  const isUnusual = setsAside(signals, settings) && !isCleared
  const isDoubtful = large !== null || isUnusual
  const hasNews = viewCount > highest || hasDropped
  const isDoubted = isDoubtful && (post.isDoubted || hasNews)
  return { facts, signals, large, isUnusual, isDoubtful, isDoubted }
}

function isAmong(signals: readonly HeldSignal[], code: HeldSignal['code']): boolean {
  return signals.some((signal) => signal.code === code)
}

function flagOf({ facts, signals, large, isUnusual }: Assessment) {
  const { post, account, viewCount, likeCount } = facts
  const { submissionId, highest, baseViewCount, isDoubted } = post
  return {
    submissionId,
    isOpen: isDoubted,
    reason: [...signals.map(({ text }) => text), ...(large === null ? [] : [large])].join(' '),
    facts: {
      signals: signals.map(({ code }) => code),
      isOnlyEntered: !isUnusual,
      viewCount,
      likeCount,
      highest,
      baseViewCount,
      ...account,
    },
  }
}
