import type { SubmissionId } from '@permille/contract/ids'
import { undoApprovalCall } from '@permille/contract/submissions/corrections'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { call } from '#api/call.ts'
import { asOwnDecision } from '#api/heard-decisions.ts'
import { newKey } from '#api/idempotency-key.ts'
import { msToServerTime } from '#api/server-time.ts'
import { refreshAfter } from '#api/stale.ts'
import { handFocus } from '#ui/controls/focus-place.ts'
import { toast } from '#ui/overlays/toast.ts'
import { endUndoOf } from './undoable.ts'
import { decideEach, refusedWords } from './use-decide.ts'

export function useUndo(onUndone?: (last: SubmissionId) => void) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly SubmissionId[]) =>
      decideEach(
        ids.map((id) => ({ id, title: null })),
        ({ id }) =>
          asOwnDecision({ id, act: 'undo' }, () =>
            call(undoApprovalCall, { params: { id }, idempotencyKey: newKey() }),
          ),
      ),
    onSuccess: ({ done, refused }, ids) => {
      endUndoOf(ids)
      undone = { id: ids[0], until: performance.now() + undoneMs }
      const last = ids.at(-1)
      if (done.length > 0 && last !== undefined) onUndone?.(last)
      if (refused.length > 0) toast(refusedWords(refused, ids.length))
      else
        toast({ title: done.length === 1 ? 'Approval undone' : `${done.length} approvals undone` })
      return refreshAfter(client, undoApprovalCall)
    },
  })
}

/** How long a post may take to refetch after its approval was undone. */
const undoneMs = 3000

let undone: { readonly id: SubmissionId | undefined; readonly until: number } | undefined

/**
 * Returns a ref for a post's Approve button, which gets focus when the approval has been undone.
 */
export function useFocusOnceUndone(id: SubmissionId, isUndecided: boolean) {
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (!isUndecided || undone?.id !== id || undone.until < performance.now()) return
    undone = undefined
    if (button.current) handFocus(button.current)
  }, [id, isUndecided])
  return button
}

/**
 * Returns the whole seconds left by the server’s clock; negative afterwards. Rounds down, so that
 * an offer made while they last is never too late.
 */
export function useSecondsUntil(at: number): number {
  // Read once, or the countdown would jump with the next response.
  const [aheadMs] = useState(msToServerTime)
  const [now, setNow] = useState(() => performance.now())
  useEffect(() => {
    const timer = setInterval(() => setNow(performance.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.floor((at - aheadMs - now) / 1000)
}
