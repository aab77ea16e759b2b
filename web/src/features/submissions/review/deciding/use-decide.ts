import type { SubmissionId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import type { RejectionCode } from '@permille/contract/submissions/reasons'
import {
  approveSubmissionCall,
  rejectSubmissionCall,
} from '@permille/contract/submissions/submissions'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { messageOf } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { asOwnDecision } from '#api/heard-decisions.ts'
import { newKey } from '#api/idempotency-key.ts'
import { refreshAfter } from '#api/stale.ts'
import { isUnanswered, notKnown } from '#api/unanswered.ts'
import { errorToast } from '#api/use-action.ts'
import { type ToastMessage, toast } from '#ui/overlays/toast.ts'
import { titleOf } from '#ui/values/title-of.ts'
import { whileApproving } from './approving.ts'
import { type Decidable, endRefusals, noteRefusals, type Refusal } from './refusals.ts'
import { offerUndo } from './undoable.ts'

interface Outcome<Done> {
  readonly done: readonly Done[]
  readonly refused: readonly Refusal[]
}

/** Decides on the posts one after another; a refusal does not stop the next. */
export async function decideEach<Done>(
  posts: readonly Decidable[],
  decide: (post: Decidable) => Promise<Done>,
): Promise<Outcome<Done>> {
  const done: Done[] = []
  const refused: Refusal[] = []
  for (const post of posts) {
    try {
      done.push(await decide(post))
    } catch (error) {
      const refusal = { id: post.id, title: titleOf(post.title) }
      if (isUnanswered(error)) refused.push({ ...refusal, message: notKnown, isUnanswered: true })
      else
        refused.push({ ...refusal, message: messageOf(error, 'The decision could not be saved') })
    }
  }
  return { done, refused }
}

/** Keeps one idempotency key per post, so that a second click repeats the first call. */
function useKeys() {
  const [keys] = useState(() => new Map<SubmissionId, string>())
  return async <Done>(id: SubmissionId, send: (idempotencyKey: string) => Promise<Done>) => {
    const key = keys.get(id) ?? newKey()
    keys.set(id, key)
    const done = await send(key)
    keys.delete(id)
    return done
  }
}

interface ApproveOptions {
  /** Called once every one of them is approved. */
  readonly onDecided?: () => void
  /** The page goes on at once, so that a refusal has to name its post and stay. */
  readonly goesOn?: boolean
}

/** Approves posts without confirmation, because an approval can be undone until it is final. */
export function useApprove({ onDecided, goesOn = false }: ApproveOptions = {}) {
  const client = useQueryClient()
  const keyed = useKeys()
  return useMutation({
    mutationFn: (posts: readonly Decidable[]) => {
      endRefusals(posts.map(({ id }) => id))
      return decideEach(posts, async ({ id, title }) => ({
        title,
        ...(await keyed(id, (idempotencyKey) =>
          whileApproving(() =>
            asOwnDecision({ id, act: 'approve' }, () =>
              call(approveSubmissionCall, { params: { id }, idempotencyKey }),
            ),
          ),
        )),
      }))
    },
    onSuccess: ({ done, refused }, posts) => {
      if (done.length > 0 && !offerUndo(done)) toast(approvedLabels(done.length))
      if (refused.length === 0) onDecided?.()
      else if (goesOn) noteRefusals(refused)
      else toast(refusedWords(refused, posts.length))
      return refreshAfter(client, approveSubmissionCall)
    },
  })
}

interface Rejection {
  readonly code: RejectionCode
  readonly note: string
}

export function useReject(posts: readonly Decidable[], onDecided: () => void) {
  const client = useQueryClient()
  const keyed = useKeys()
  return useMutation({
    mutationFn: (body: Rejection) =>
      decideEach(posts, ({ id }) =>
        keyed(id, (idempotencyKey) =>
          asOwnDecision({ id, act: 'reject' }, () =>
            call(rejectSubmissionCall, { params: { id }, body, idempotencyKey }),
          ),
        ),
      ),
    onSuccess: ({ done, refused }) => {
      if (done.length > 0) toast(rejectedLabels(done.length))
      if (refused.length > 0) toast(refusedWords(refused, posts.length))
      if (done.length > 0) onDecided()
      return refreshAfter(client, rejectSubmissionCall)
    },
  })
}

function approvedLabels(count: number): ToastMessage {
  const title = count === 1 ? 'Submission approved' : `${count} submissions approved`
  return { title, description: 'The creator is paid for views so far, and for new ones.' }
}

function rejectedLabels(count: number): ToastMessage {
  const title = count === 1 ? 'Submission rejected' : `${count} submissions rejected`
  return { title, description: 'The creator will see your reason.' }
}

/** Returns a toast that names each refused post, up to three. */
export function refusedWords(
  refused: readonly Omit<Refusal, 'id'>[],
  requestId: number,
): ToastMessage {
  const [first] = refused
  if (requestId === 1 && first !== undefined) return errorToast(first.message)
  const rows = refused.slice(0, 3).map(({ title, message }) => `“${isolate(title)}”: ${message}`)
  const more = refused.length > 3 ? ` And ${refused.length - 3} more.` : ''
  const outcome = refused.some((each) => each.isUnanswered) ? 'not confirmed' : 'not saved'
  return errorToast(rows.join(' ') + more, `${refused.length} of ${requestId} ${outcome}`)
}
