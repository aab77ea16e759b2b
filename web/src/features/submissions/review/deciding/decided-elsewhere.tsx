import type { SubmissionId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { readBrandSubmissionCall } from '@permille/contract/submissions/submissions'
import { useEffect } from 'react'
import { call } from '#api/call.ts'
import { onDecisionsElsewhere } from '#api/heard-decisions.ts'
import { shownToast, type ToastMessage, toast } from '#ui/overlays/toast.ts'
import { titleOf } from '#ui/values/title-of.ts'
import { endUndoOf, type Undoable } from './undoable.ts'

/**
 * While approvals can be undone, detects posts that were rejected, withdrawn or undone elsewhere, ends the
 * offer for them and explains what happened.
 */
export function DecidedElsewhere({ posts }: Pick<Undoable, 'posts'>) {
  useEffect(
    () =>
      onDecisionsElsewhere((decisions) => {
        for (const { submissionId: id, act } of decisions) {
          const endsApproval = act === 'undo' || act === 'reject'
          // If it cannot be read, Undo reports what happened.
          if (endsApproval && posts.some((post) => post.id === id)) describeEnd(id).catch(() => {})
        }
      }),
    [posts],
  )
  return null
}

async function describeEnd(id: SubmissionId): Promise<void> {
  const message = describeDecidedElsewhere(await call(readBrandSubmissionCall, { params: { id } }))
  if (message === undefined) return
  endUndoOf([id])
  draftEnded(message)
}

let lastToast = { key: 0, count: 0 }

/** Several that ended together are learned of one after the other: the toast that still shows counts them. */
export function draftEnded(message: ToastMessage): void {
  const count = shownToast.read()?.key === lastToast.key ? lastToast.count + 1 : 1
  lastToast = { key: toast(count === 1 ? message : sayAll(count)), count }
}

function sayAll(count: number): ToastMessage {
  return {
    title: `${count} posts are not approved`,
    description: 'They were rejected, withdrawn or left undecided elsewhere.',
  }
}

interface Post {
  readonly title: string | null
  readonly status: string
  readonly approvalFinalAt: string | null
  /** Why it was rejected. */
  readonly reason: string | null
}

/** Returns what happened to the post; undefined while the approval is unchanged, and once it is final. */
export function describeDecidedElsewhere(post: Post): ToastMessage | undefined {
  if (post.approvalFinalAt !== null) return undefined
  const title = `“${isolate(titleOf(post.title))}” is not approved`
  if (post.status === 'pending') return { title, description: 'The approval was undone elsewhere.' }
  if (post.status !== 'rejected') return undefined
  return { title, description: post.reason ?? 'It was rejected elsewhere.' }
}
