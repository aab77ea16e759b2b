import type { SubmissionId } from '@permille/contract/ids'
import { serverNow } from '#api/server-time.ts'

interface Kept {
  readonly id: SubmissionId
  readonly title: string | null
}

/** Approvals that can still be undone together. */
export interface Undoable {
  readonly posts: readonly Kept[]
  /** Milliseconds, by the server’s clock. */
  readonly finalAt: number
}

let current: Undoable | undefined
const listeners = new Set<() => void>()

function replace(next: Undoable | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

interface Decided extends Kept {
  readonly finalAt: string | null
}

/**
 * Offers to undo these approvals, along with earlier ones that are not final yet. Returns false if none
 * can be undone.
 */
export function offerUndo(decided: readonly Decided[], now = serverNow()): boolean {
  const kept = decided.filter(({ finalAt }) => finalAt !== null && Date.parse(finalAt) > now)
  if (kept.length === 0) return false
  const earlier = current !== undefined && current.finalAt > now ? current.posts : []
  const posts = new Map([...earlier, ...kept].map(({ id, title }) => [id, { id, title }]))
  const finalAt = Math.max(...kept.map((each) => Date.parse(each.finalAt ?? '')))
  replace(offerOf([...posts.values()], finalAt))
  return true
}

function offerOf(posts: readonly Kept[], finalAt: number): Undoable | undefined {
  return posts.length === 0 ? undefined : { posts, finalAt }
}

/** Removes these posts from the offer: nothing is left to undo. */
export function endUndoOf(ids: readonly SubmissionId[]): void {
  if (current === undefined) return
  const posts = current.posts.filter(({ id }) => !ids.includes(id))
  replace(offerOf(posts, current.finalAt))
}

export function endUndo(): void {
  replace(undefined)
}

export function undoable(): Undoable | undefined {
  return current
}

export function subscribeToUndo(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
