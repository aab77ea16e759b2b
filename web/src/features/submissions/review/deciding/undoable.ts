import type { SubmissionId } from '@permille/contract/ids'
import { serverNow } from '#api/server-time.ts'
import { createPersonalStore } from '#ui/store.ts'

interface Kept {
  readonly id: SubmissionId
  readonly title: string | null
}

/** Approvals of one act, which are undone together. */
interface Act {
  readonly posts: readonly Kept[]
  /** Milliseconds, by the server’s clock. */
  readonly finalAt: number
}

/** The latest act that can still be undone. */
export interface Undoable extends Act {
  /** Posts of earlier acts, which can be undone after it. */
  readonly earlier: readonly Kept[]
}

/** In their order. */
export const undoableActs = createPersonalStore<readonly Act[]>([])

function replace(next: readonly Act[]): void {
  undoableActs.replace(next.filter(({ posts }) => posts.length > 0))
}

export function latestUndoable(acts: readonly Act[] = undoableActs.read()): Undoable | undefined {
  const last = acts.at(-1)
  return last && { ...last, earlier: acts.slice(0, -1).flatMap(({ posts }) => posts) }
}

interface Decided extends Kept {
  readonly approvalFinalAt: string | null
}

/**
 * Offers to undo these approvals; earlier ones that are not final yet come after them. Returns false if none can be
 * undone.
 */
export function offerUndo(decided: readonly Decided[], now = serverNow()): boolean {
  const kept = decided.filter(({ approvalFinalAt: at }) => at !== null && Date.parse(at) > now)
  if (kept.length === 0) return false
  const posts = kept.map(({ id, title }) => ({ id, title }))
  const finalAt = Math.max(...kept.map((each) => Date.parse(each.approvalFinalAt ?? '')))
  const earlier = without(
    undoableActs.read().filter((act) => act.finalAt > now),
    posts.map(({ id }) => id),
  )
  replace([...earlier, { posts, finalAt }])
  return true
}

function without(from: readonly Act[], ids: readonly SubmissionId[]): Act[] {
  return from.map((act) => ({ ...act, posts: act.posts.filter(({ id }) => !ids.includes(id)) }))
}

/** Removes these posts from the offer: nothing is left to undo. */
export function endUndoOf(ids: readonly SubmissionId[]): void {
  replace(without(undoableActs.read(), ids))
}

export function endUndo(): void {
  replace([])
}
