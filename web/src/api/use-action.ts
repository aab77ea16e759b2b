import type { Endpoint, RequestArguments, RequestOf, ResponseOf } from '@permille/contract/endpoint'
import {
  type QueryClient,
  type UseMutationOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { type ToastMessage, toast } from '../ui/overlays/toast.ts'
import { messageOf } from './api-error.ts'
import { call } from './call.ts'
import { type IdempotencyKey, useIdempotencyKey } from './idempotency-key.ts'
import { refreshAfter } from './stale.ts'
import { type Startable, useOneAtATime } from './use-one-at-a-time.ts'
import { wasRefused } from './was-refused.ts'

type Message<Result> = string | ToastMessage | ((result: Result) => ToastMessage)

export interface Action<E extends Endpoint, Details> {
  readonly call: E
  /** The request of the call; the hook adds the idempotency key. */
  readonly request: (details: Details) => Omit<RequestOf<E>, 'idempotencyKey'>
  /** The success toast; none if omitted. */
  readonly done?: Message<ResponseOf<E>>
  /** The failure toast if the server gives no reason; a function that returns undefined shows none. */
  readonly failed: string | ((error: Error) => ToastMessage | undefined)
  /** Called at once, before anything refetches. */
  readonly onDone?: ((response: ResponseOf<E>) => void) | undefined
}

/**
 * One call that changes something. A second click does nothing until the first has its response; a retry after
 * a lost one repeats it under the same key. What `stale.ts` names for the call refetches afterwards, and after a
 * failure as well: someone else may have acted first, or only the response was lost.
 *
 * A `PUT` sends the whole state: it needs no key, another state may follow before the response, and
 * after a failure the screen keeps what was typed.
 */
export function useAction<E extends Endpoint, Details = void>(action: Action<E, Details>) {
  const client = useQueryClient()
  const idempotencyKey = useIdempotencyKey()
  const mutation = useMutation(actionOptions(action, { client, idempotencyKey }))
  // TypeScript cannot tell that details are one argument, whatever they are.
  const startable = mutation as Startable<Details>
  return { ...mutation, mutate: useOneAtATime(startable, { isLastToWin: isPut(action) }) }
}

function isPut<E extends Endpoint, Details>({ call: { method } }: Action<E, Details>): boolean {
  return method === 'PUT'
}

interface ActionTools {
  readonly client: QueryClient
  readonly idempotencyKey: IdempotencyKey
}

export function actionOptions<E extends Endpoint, Details>(
  action: Action<E, Details>,
  { client, idempotencyKey }: ActionTools,
): UseMutationOptions<ResponseOf<E>, Error, Details> {
  return {
    mutationFn: (details) => {
      const key = isPut(action) ? {} : { idempotencyKey: idempotencyKey.current }
      // TypeScript cannot follow the contract's types of a call's parts through a spread.
      const request = { ...action.request(details), ...key } as unknown as RequestOf<E>
      return call(action.call, ...([request] as unknown as RequestArguments<E>))
    },
    onSuccess: (response) => {
      idempotencyKey.renew()
      action.onDone?.(response)
      if (action.done !== undefined) toast(messageAfter(action.done, response))
      return refreshAfter(client, action.call)
    },
    onError: (error) => {
      if (wasRefused(error)) idempotencyKey.renew()
      const message =
        typeof action.failed === 'string'
          ? errorToast(messageOf(error, action.failed))
          : action.failed(error)
      if (message !== undefined) toast(message)
      return isPut(action) ? undefined : refreshAfter(client, action.call)
    },
  }
}

/** How a failure is shown. */
export function errorToast(description: string, title = 'Error'): ToastMessage {
  return { tone: 'negative', title, description }
}

function messageAfter<Result>(done: Message<Result>, result: Result): ToastMessage {
  if (typeof done === 'string') return { title: done }
  return typeof done === 'function' ? done(result) : done
}
