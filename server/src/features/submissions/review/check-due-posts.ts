import type { Platform } from '@permille/contract/enums'
import type { AdminReason } from '@permille/contract/submissions/reasons'
import { batchPosts } from '#features/connections/public.ts'
import { findSignals, readAccountFigures, readRiskSettings } from '#features/risk/public.ts'
import type { PostFacts } from '#integrations/social-platform.ts'
import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import type { InspectionDeps } from '../submission-deps.ts'
import { insertReading, lockSubmissionState } from '../submission-store.ts'
import { assessSeen, assessUnread, type DueCheck, seenSecondsMax } from './approval-check.ts'
import {
  leaseDueChecks,
  readViewsToAccept,
  returnChecks,
  saveRisks,
  saveSeen,
  saveUnread,
} from './approval-check-store.ts'
import { type Inspected, inspectPosts } from './inspect-posts.ts'

const leaseSeconds = 120
const postsPerTick = 200

/**
 * Reads the posts past their deadline, stores the results and assesses them (rules §3). One that is gone, shows
 * something unusual, or could not be read for a day is left to an admin; a platform that does not respond only
 * delays the approval. Posts that a stop leaves unread are due at once for whoever comes next.
 */
export async function checkDuePosts(deps: InspectionDeps, stop?: AbortSignal): Promise<void> {
  const at = deps.clock.now()
  const leasedUntil = addSeconds(at, leaseSeconds)
  const due = await leaseDueChecks(deps.database, { at, leasedUntil, postsMax: postsPerTick })
  for (const [name, posts] of byPlatform(due)) {
    const platform = deps.platforms.get(name)
    for (const batch of batchPosts(posts, platform?.batch ?? all)) {
      if (stop?.aborted) break
      const inspected =
        platform === undefined
          ? batch.map(unread)
          : await inspectPosts({ ...deps, stop }, platform, batch)
      for (const each of inspected) await keepClasses(deps, each, leasedUntil)
    }
  }
  if (!stop?.aborted) return
  const submissionIds = due.map(({ submissionId }) => submissionId)
  await returnChecks(deps.database, { submissionIds, leasedUntil })
}

/** For a platform without credentials. */
const all = { size: postsPerTick, perAccount: false }
const unread = (due: DueCheck): Inspected => ({
  due,
  lookup: { kind: 'unread', retrySeconds: null },
})

/** A failed lookup does not block the rest; its lease ends on its own. */
async function keepClasses(
  deps: InspectionDeps,
  inspected: Inspected,
  leasedUntil: Date,
): Promise<void> {
  try {
    await deps.database.transaction((tx) => saveClasses(tx, deps, { ...inspected, leasedUntil }))
  } catch (error) {
    if (error instanceof LeaseLost) return
    const { submissionId } = inspected.due
    deps.log.error({ err: error, submissionId }, 'a due post could not be assessed')
  }
}

/** Another worker reads the post now, or it was submitted again. */
class LeaseLost extends Error {}

async function saveClasses(
  tx: Transaction,
  deps: InspectionDeps,
  { due, lookup, leasedUntil }: Inspected & { leasedUntil: Date },
): Promise<void> {
  const { submissionId } = due
  const { status } = await lockSubmissionState(tx, submissionId)
  if (status !== 'pending') return
  const at = deps.clock.now()
  const leased = { submissionId, leasedUntil, at }
  if (lookup.kind === 'unread') {
    await saveUnread(tx, { ...leased, ...assessUnread(due, { ...lookup, at }) })
    return
  }
  const nextCheckAt = addSeconds(at, seenSecondsMax)
  const reasons = lookup.kind === 'gone' ? gone : await assess(tx, { due, post: lookup.post })
  if (!(await saveSeen(tx, { ...leased, nextCheckAt, reasons }))) throw new LeaseLost()
  if (lookup.kind === 'seen') {
    await insertReading(tx, { id: newId(), submissionId, post: lookup.post, at })
  }
}

const gone: AdminReason[] = ['post-gone']

/** Compares with the count that the approval would pay: removed views are a signal. */
async function assess(
  tx: Transaction,
  { due, post }: { due: DueCheck; post: PostFacts },
): Promise<AdminReason[]> {
  const { submissionId } = due
  const figures = await readAccountFigures(tx, due)
  const highest = await readViewsToAccept(tx, submissionId)
  const { settings } = await readRiskSettings(tx)
  const facts = { ...post, ...figures, before: { highest, base: null } }
  const signals = findSignals(facts, settings)
  if (signals.length > 0) await saveRisks(tx, { submissionId, risks: signals })
  return assessSeen(due, { post, signals })
}

function byPlatform(posts: readonly DueCheck[]): Map<Platform, DueCheck[]> {
  const groups = new Map<Platform, DueCheck[]>()
  for (const post of posts) {
    groups.set(post.platform, [...(groups.get(post.platform) ?? []), post])
  }
  return groups
}
