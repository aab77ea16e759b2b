import type { AnswerOf, Endpoint } from '@permille/contract/endpoint'
import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type ToastMessage, toast } from '../ui/overlays/toast.ts'
import { messageOf } from './api-error.ts'
import { call, type Request, type RequestArguments } from './call.ts'
import { type IdempotencyKey, useIdempotencyKey } from './idempotency-key.ts'
import { refreshAfter } from './stale.ts'
import { wasRefused } from './was-refused.ts'

type Told<Answer> = string | ToastMessage | ((answer: Answer) => ToastMessage)

export interface Act<E extends Endpoint, Details> {
  readonly call: E
  /** What the call is given; the act adds the idempotency key. */
  readonly request: (details: Details) => Omit<Request<E>, 'idempotencyKey'>
  /** What the toast says afterwards; left out, there is none. */
  readonly done?: Told<AnswerOf<E>>
  /** What it says where the server gives no reason; a function without an answer says nothing. */
  readonly failed: string | ((error: Error) => ToastMessage | undefined)
  /** At once, before anything is read again. */
  readonly onDone?: (answer: AnswerOf<E>) => void
}

/**
 * One call that changes something. A second click, or a retry after a lost answer, repeats the
 * first under the same key. What `stale.ts` names for the call is read again afterwards, and after
 * a failure as well: someone else may have acted first, or only the answer was lost.
 *
 * A `PUT` states the whole of what is one's own: it needs no key, and after a failure what is on
 * screen is still what was typed.
 */
export function useAct<E extends Endpoint, Details = void>(act: Act<E, Details>) {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()
  return useMutation(actOptions(act, { client, idempotencyKey }))
}

interface ActTools {
  readonly client: QueryClient
  readonly idempotencyKey: IdempotencyKey
}

export function actOptions<E extends Endpoint, Details>(
  act: Act<E, Details>,
  { client, idempotencyKey }: ActTools,
): UseMutationOptions<AnswerOf<E>, Error, Details> {
  const isPut = act.call.method === 'PUT'
  return {
    mutationFn: (details) => {
      const key = isPut ? {} : { idempotencyKey: idempotencyKey.current }
      // The types of a call's parts are its contract's, and cannot be followed through a spread.
      const request = { ...act.request(details), ...key } as unknown as Request<E>
      return call(act.call, ...([request] as unknown as RequestArguments<E>))
    },
    onSuccess: (answer) => {
      idempotencyKey.renew()
      act.onDone?.(answer)
      if (act.done !== undefined) toast(messageAfter(act.done, answer))
      return refreshAfter(client, act.call)
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      const message =
        typeof act.failed === 'string'
          ? errorToast(messageOf(error, act.failed))
          : act.failed(error)
      if (message !== undefined) toast(message)
      return isPut ? undefined : refreshAfter(client, act.call)
    },
  }
}

/** How a failure is shown. */
export function errorToast(description: string, title = 'Error'): ToastMessage {
  return { tone: 'negative', title, description }
}

function messageAfter<Answer>(done: Told<Answer>, answer: Answer): ToastMessage {
  if (typeof done === 'string') return { title: done }
  return typeof done === 'function' ? done(answer) : done
}
