import type { SubmissionId } from '@permille/contract/ids'
import { approveSubmissionCall } from '@permille/contract/submissions'
import { undoApprovalCall } from '@permille/contract/submissions/corrections'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../../api/call.ts'
import { newKey } from '../../../../api/idempotency-key.ts'
import { refreshAfter } from '../../../../api/stale.ts'
import { toast } from '../../../../ui/overlays/toast.ts'
import { endUndo } from './undoable.ts'
import { decideEach, refusedWords } from './use-decide.ts'

export function useUndo() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ids: readonly SubmissionId[]) =>
      decideEach(
        ids.map((id) => ({ id, title: null })),
        ({ id }) => call(undoApprovalCall, { params: { id }, idempotencyKey: newKey() }),
      ),
    onSuccess: ({ done, refused }, ids) => {
      endUndo()
      if (refused.length > 0) toast(refusedWords(refused, ids.length))
      else
        toast({ title: done.length === 1 ? 'Approval undone' : `${done.length} approvals undone` })
      return refreshAfter(client, undoApprovalCall)
    },
  })
}

/** Seconds until then, counted down; negative afterwards. */
export function useSecondsUntil(at: number): number {
  const [now, setNow] = useState(Date.now)
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 500)
    return () => clearInterval(timer)
  }, [])
  return Math.ceil((at - now) / 1000)
}

/** A worker makes it final a moment later: the screen asks until it has. */
export function useRefreshOnceFinal(secondsLeft: number): void {
  const client = useQueryClient()
  const isDue = secondsLeft < 0 && secondsLeft % 2 === 0
  useEffect(() => {
    if (isDue) void refreshAfter(client, approveSubmissionCall)
  }, [client, isDue])
}
