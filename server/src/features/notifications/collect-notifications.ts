import { digestKinds, type NotificationKind } from '@permille/contract/notifications/notifications'
import { addHours, addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import {
  claimSlowRun,
  insertNotifications,
  lockCollector,
  moveCollectedUntil,
  readCollectedUntil,
  tryLockCollector,
} from './collector-store.ts'
import type { NotificationDeps } from './notification-deps.ts'
import { notificationSources } from './sources/all-sources.ts'
import type { NotificationDraft, Span } from './sources/notification-source.ts'

/** Longer than any transaction: this run sees what was being committed during the last one. */
const overlapSeconds = 600
const rowsMax = 500
/** Rows are dated by the database's clock, in microseconds; ours may be a little behind. */
const aheadSeconds = 1
/** After a longer outage, nobody is notified of older events. */
const collectedHours = 7 * 24
const digestAfterSeconds = 3600
const slowSeconds = 60

/**
 * Notifies everyone concerned of what was committed since the last run. A key makes each notification
 * once, so a crash loses and doubles nothing. Returns whether there may be more.
 */
export function collectNotifications({
  database,
  clock,
}: Pick<NotificationDeps, 'database' | 'clock'>): Promise<{ hasMore: boolean }> {
  return database.transaction(async (tx) => {
    if (!(await tryLockCollector(tx))) return { hasMore: false }
    const now = clock.now()
    const span = spanAfter(await readCollectedUntil(tx), now)
    const isSlowDue = await claimSlowRun(tx, { at: now, afterSeconds: slowSeconds })
    const sources = notificationSources.filter(({ isSlow }) => isSlowDue || !isSlow)
    const hasMore = await collectFrom(tx, sources, { span, now })
    // The next run begins before this one did, and skips what has a notification.
    if (!hasMore) await moveCollectedUntil(tx, now)
    return { hasMore }
  })
}

function spanAfter(collectedUntil: Date, now: Date): Span {
  return {
    after: laterOf(addSeconds(collectedUntil, -overlapSeconds), addHours(now, -collectedHours)),
    until: addSeconds(now, aheadSeconds),
    rowsMax,
  }
}

/** Returns whether a source may have more than it returned. */
async function collectFrom(
  tx: Transaction,
  sources: typeof notificationSources,
  { span, now }: { span: Span; now: Date },
): Promise<boolean> {
  let hasMore = false
  for (const source of sources) {
    const { drafts, rowsCount } = await source.read(tx, span)
    await insertAt(tx, drafts, now)
    hasMore ||= rowsCount === rowsMax
  }
  return hasMore
}

/** News of a transaction that a job handles anyway. */
export async function notify(
  tx: Transaction,
  drafts: readonly NotificationDraft[],
  at: Date,
): Promise<void> {
  await lockCollector(tx)
  await insertAt(tx, drafts, at)
}

function insertAt(tx: Transaction, drafts: readonly NotificationDraft[], at: Date): Promise<void> {
  return insertNotifications(tx, {
    drafts,
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
