import { digestKinds, type NotificationKind } from '@permille/contract/notifications/notifications'
import { addHours, addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { News, Span } from './news/news.ts'
import { newsSources } from './news/sources.ts'
import {
  insertNews,
  moveToldUntil,
  readToldUntil,
  takeSlowLook,
  takeTurn,
  waitForTurn,
} from './news-store.ts'
import type { NotificationDeps } from './notification-deps.ts'

/** Longer than any transaction: what was being committed during the last look is seen by this one. */
const overlapSeconds = 600
const rowsMax = 500
/** Rows are dated by the database's clock, in microseconds; ours may be a little behind. */
const aheadSeconds = 1
/** After a longer outage, older events are no longer news. */
const newsHours = 7 * 24
const digestAfterSeconds = 3600
const slowSeconds = 60

/**
 * Looks for what happened since the last look and tells everyone concerned. Everything is derived
 * from what is committed already, and a key makes each piece of news once: a crash loses and doubles
 * nothing. Returns whether there may be more.
 */
export function tellNews({
  database,
  clock,
}: Pick<NotificationDeps, 'database' | 'clock'>): Promise<{ hasMore: boolean }> {
  return database.transaction(async (tx) => {
    if (!(await takeTurn(tx))) return { hasMore: false }
    const now = clock.now()
    const span = spanAfter(await readToldUntil(tx), now)
    const isSlowDue = await takeSlowLook(tx, { at: now, afterSeconds: slowSeconds })
    const sources = newsSources.filter(({ isSlow }) => isSlowDue || !isSlow)
    const hasMore = await tellFrom(tx, sources, { span, now })
    // The next look begins where this one did, and skips what it told.
    if (!hasMore) await moveToldUntil(tx, now)
    return { hasMore }
  })
}

function spanAfter(toldUntil: Date, now: Date): Span {
  return {
    after: laterOf(addSeconds(toldUntil, -overlapSeconds), addHours(now, -newsHours)),
    until: addSeconds(now, aheadSeconds),
    rowsMax,
  }
}

/** Returns whether a source may have more than it returned. */
async function tellFrom(
  tx: Transaction,
  sources: typeof newsSources,
  { span, now }: { span: Span; now: Date },
): Promise<boolean> {
  let hasMore = false
  for (const source of sources) {
    const { news, rowsCount } = await source.read(tx, span)
    await insertAt(tx, news, now)
    hasMore ||= rowsCount === rowsMax
  }
  return hasMore
}

/** News of a transaction that a job handles anyway. */
export async function tell(tx: Transaction, news: readonly News[], at: Date): Promise<void> {
  await waitForTurn(tx)
  await insertAt(tx, news, at)
}

function insertAt(tx: Transaction, news: readonly News[], at: Date): Promise<void> {
  return insertNews(tx, {
    news,
    at,
    mailAfterSeconds,
    mailSince: addHours(at, -24),
    pushSince: addHours(at, -1),
  })
}

function mailAfterSeconds(kind: NotificationKind): number {
  return digestKinds.includes(kind) ? digestAfterSeconds : 0
}

function laterOf(a: Date, b: Date): Date {
  return a > b ? a : b
}
