import type { RiskSettings } from '@permille/contract/risk/settings'
import type { HeldSignal } from '@permille/contract/risk/signals'
import { doubtPosts } from '../../money/movements/doubt-posts.ts'
import { lockForSettlement } from '../../money/movements/settle-views.ts'
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
 * Looks at readings before they are settled: what a doubtful one earns is set aside by the settlement
 * that follows in this transaction (rules §3). One statement finds the facts of the whole batch; the rows
 * are locked, in the settlement's order, only if a post shows something.
 */
export async function watchReadings(tx: Transaction, batch: Batch): Promise<void> {
  const { at } = batch
  const readings = batch.readings.filter(({ viewCount }) => viewCount !== null)
  if (readings.length === 0) return
  const { settings } = await readRiskSettings(tx)
  const found = await look(tx, { readings, at }, settings)
  if (found.length === 0) return
  await lockForSettlement(
    tx,
    batch.readings.map(({ submissionId }) => submissionId),
  )
  // Again, for what an admin decided meanwhile.
  const ids = new Set(found.map(({ facts }) => facts.submissionId))
  const again = readings.filter(({ submissionId }) => ids.has(submissionId))
  const posts = await look(tx, { readings: again, at }, settings)
  const doubted = posts.filter(({ isDoubted }) => isDoubted)
  if (doubted.length > 0) await doubtPosts(tx, { posts: doubted.map(doubtOf), at })
  await savePostSignals(tx, {
    posts: posts.map(({ facts, signals, isDoubtful }) => {
      return { submissionId: facts.submissionId, signals, isDoubtful }
    }),
    at,
  })
}

interface Look {
  readonly facts: ReadingFacts
  readonly signals: readonly HeldSignal[]
  /** What it shows is enough to set money aside, and no admin has cleared it. */
  readonly isDoubtful: boolean
  /** A doubt is opened, or the open one renewed. */
  readonly isDoubted: boolean
}

/** Returns only the posts that show something now, or did before. */
async function look(tx: Transaction, batch: Batch, settings: RiskSettings): Promise<Look[]> {
  const facts = await listReadingFacts(tx, batch.readings, { settings, at: batch.at })
  return facts
    .map((each) => judge(each, settings))
    .filter(({ facts: { signalsBefore }, signals }) => signals.length > 0 || signalsBefore !== null)
}

/** Twice the views an admin has looked at are a new matter. */
const clearedTimes = 2

function judge(facts: ReadingFacts, settings: RiskSettings): Look {
  const { viewCount, highest, baseViewCount, baseAt, clearedViews } = facts
  const base =
    baseViewCount === null || baseAt === null ? null : { viewCount: baseViewCount, at: baseAt }
  const signals = findSignals({ ...facts, before: { highest, base } }, settings)
  const hasDropped = isAmong(signals, 'drop') && !isAmong(facts.signalsBefore ?? [], 'drop')
  const isCleared = clearedViews !== null && viewCount <= clearedViews * clearedTimes && !hasDropped
  const isDoubtful = setsAside(signals, settings) && !isCleared
  const hasNews = viewCount > highest || hasDropped
  return { facts, signals, isDoubtful, isDoubted: isDoubtful && (facts.isDoubted || hasNews) }
}

function isAmong(signals: readonly HeldSignal[], code: HeldSignal['code']): boolean {
  return signals.some((signal) => signal.code === code)
}

function doubtOf({ facts, signals }: Look) {
  const { submissionId, viewCount, likeCount, followerCount, highest } = facts
  const { medianViewCount, baseViewCount, payoutSharers } = facts
  return {
    submissionId,
    reason: signals.map(({ text }) => text).join(' '),
    facts: {
      signals: signals.map(({ code }) => code),
      viewCount,
      likeCount,
      followerCount,
      highest,
      medianViewCount,
      baseViewCount,
      payoutSharers,
    },
  }
}
