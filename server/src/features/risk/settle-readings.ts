import type { RiskSettings } from '@permille/contract/risk/settings'
import type { HeldSignal } from '@permille/contract/risk/signals'
import { doubtPosts } from '../../money/movements/doubt-posts.ts'
import { lockForSettlement, settleLocked } from '../../money/movements/settle-views.ts'
import type { Reading } from '../../money/reading.ts'
import type { Transaction } from '../../platform/database/database.ts'
import { listReadingFacts, type ReadingFacts, savePostSignals } from './facts-store.ts'
import { findSignals, setsAside } from './risk.ts'
import { readRiskSettings } from './settings-store.ts'

interface Batch {
  readonly readings: readonly Reading[]
  readonly at: Date
}

/**
 * How every reading becomes money: checks the batch for signals, then settles it. What a doubtful
 * post earns is set aside by that settlement (rules §3). The rows are locked first, so that one
 * check is enough: no admin decides about a doubt in between.
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
async function watchReadings(tx: Transaction, { readings, at }: Batch): Promise<void> {
  const known = readings.filter(({ viewCount }) => viewCount !== null)
  if (known.length === 0) return
  const { settings } = await readRiskSettings(tx)
  const facts = await listReadingFacts(tx, known, { settings, at })
  const posts = facts.map((each) => judge(each, settings)).filter(showsSomething)
  if (posts.length === 0) return
  const doubted = posts.filter(({ isDoubted }) => isDoubted)
  await doubtPosts(tx, { posts: doubted.map(doubtOf), at })
  await savePostSignals(tx, {
    posts: posts.map(({ facts: { post }, signals, isDoubtful }) => {
      return { submissionId: post.submissionId, signals, isDoubtful }
    }),
    at,
  })
}

/** Now, or before. */
function showsSomething({ facts, signals }: Look): boolean {
  return signals.length > 0 || facts.post.signalsBefore !== null
}

interface Look {
  readonly facts: ReadingFacts
  readonly signals: readonly HeldSignal[]
  /** What it shows is enough to set money aside, and no admin has cleared it. */
  readonly isDoubtful: boolean
  /** A doubt is opened, or the open one renewed. */
  readonly isDoubted: boolean
}

/** Above this many times the views that an admin has cleared, a signal counts again. */
const clearedTimes = 2

function judge(facts: ReadingFacts, settings: RiskSettings): Look {
  const { post, account, viewCount, likeCount } = facts
  const { highest, platformHighest, baseViewCount, baseHours, clearedViews, signalsBefore } = post
  const { followerCount, medianViewCount, payoutSharers } = account
  const base =
    baseViewCount === null || baseHours === null
      ? null
      : { viewCount: baseViewCount, hours: baseHours }
  const signals = findSignals(
    {
      viewCount,
      likeCount,
      followerCount,
      medianViewCount,
      payoutSharers,
      before: { highest: platformHighest ?? 0, base },
    },
    settings,
  )
  const hasDropped = isAmong(signals, 'drop') && !isAmong(signalsBefore ?? [], 'drop')
  const isCleared = clearedViews !== null && viewCount <= clearedViews * clearedTimes && !hasDropped
  const isDoubtful = setsAside(signals, settings) && !isCleared
  const hasNews = viewCount > highest || hasDropped
  return { facts, signals, isDoubtful, isDoubted: isDoubtful && (post.isDoubted || hasNews) }
}

function isAmong(signals: readonly HeldSignal[], code: HeldSignal['code']): boolean {
  return signals.some((signal) => signal.code === code)
}

function doubtOf({ facts, signals }: Look) {
  const { post, account, viewCount, likeCount } = facts
  const { submissionId, highest, baseViewCount, isDoubted } = post
  return {
    submissionId,
    isOpen: isDoubted,
    reason: signals.map(({ text }) => text).join(' '),
    facts: {
      signals: signals.map(({ code }) => code),
      viewCount,
      likeCount,
      highest,
      baseViewCount,
      ...account,
    },
  }
}
