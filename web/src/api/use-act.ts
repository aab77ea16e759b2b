import { useMutation, useQueryClient } from '@tanstack/react-query'
import { toast } from '../ui/overlays/toast.ts'
import { messageOf } from './api-error.ts'
import { useIdempotencyKey } from './idempotency-key.ts'
import { refresh } from './query.ts'
import { wasRefused } from './was-refused.ts'

interface Act<Details> {
  readonly send: (idempotencyKey: string, details: Details) => Promise<unknown>
  /** What the toast says afterwards. */
  readonly done: string
  readonly failed: string
  /** What is no longer true afterwards. */
  readonly changes: readonly { readonly path: string }[]
  readonly onDone?: () => void
}

/** One act of an admin; somebody else may have been faster, so a refusal reads again as well. */
export function useAct<Details = void>({ send, done, failed, changes, onDone }: Act<Details>) {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()
  return useMutation({
    mutationFn: (details: Details) => send(idempotencyKey.current, details),
    onSuccess: () => {
      idempotencyKey.renew()
      onDone?.()
      toast({ title: done })
      return refresh(client, ...changes)
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      toast({ tone: 'negative', title: 'Error', description: messageOf(error, failed) })
      return refresh(client, ...changes)
    },
  })
}
