import type { SubmissionId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/texts/isolate'
import { serverNow } from '../../../../api/server-time.ts'
import { titleOf } from '../../../../ui/values/title-of.ts'

/** Approvals that can still be undone together. */
export interface Undoable {
  readonly ids: readonly SubmissionId[]
  readonly words: string
  /** Milliseconds, by the server’s clock. */
  readonly finalAt: number
}

let current: Undoable | undefined
const listeners = new Set<() => void>()

function replace(next: Undoable | undefined): void {
  current = next
  for (const listener of listeners) listener()
}

interface Decided {
  readonly id: SubmissionId
  readonly title: string | null
  readonly finalAt: string | null
}

/**
 * Offers to undo these approvals, along with earlier ones that are not final yet. Returns false if none
 * can be undone.
 */
export function offerUndo(decided: readonly Decided[], now = serverNow()): boolean {
  const kept = decided.filter(({ finalAt }) => finalAt !== null && Date.parse(finalAt) > now)
  const [first] = kept
  if (first === undefined) return false
  const earlier = current !== undefined && current.finalAt > now ? current.ids : []
  const ids = [...new Set([...earlier, ...kept.map(({ id }) => id)])]
  const words =
    ids.length === 1
      ? `Approved “${isolate(titleOf(first.title))}”`
      : `Approved ${ids.length} posts`
  const finalAt = Math.max(...kept.map((each) => Date.parse(each.finalAt ?? '')))
  replace({ ids, words, finalAt })
  return true
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
