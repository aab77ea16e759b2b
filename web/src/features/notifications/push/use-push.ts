import { endPushCall, readPushKeyCall, startPushCall } from '@permille/contract/notifications/push'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '#api/call.ts'
import { toast } from '#ui/overlays/toast.ts'
import {
  currentSubscription,
  type PushState,
  readPushState,
  subscribe,
  unsubscribe,
} from './push-browser.ts'

const stateKey = ['push-state']

interface Push {
  /** Undefined while loading. */
  readonly state: PushState | undefined
  readonly isBusy: boolean
  readonly turn: (isOn: boolean) => void
}

/**
 * Combines two states: the browser knows whether it is subscribed, the server whether this user
 * asked for it and has stayed signed in. Every visit sends the server the browser's current push
 * endpoint.
 */
export function usePush(): Push {
  const client = useQueryClient()
  const query = useQuery({ queryKey: stateKey, queryFn: readAndRenew })
  const turning = useMutation({
    mutationFn: (isOn: boolean) => (isOn ? turnOn() : turnOff()),
    onError: () => toast({ title: 'Error', description: failed, tone: 'negative' }),
    onSettled: () => client.invalidateQueries({ queryKey: stateKey }),
  })
  return { state: query.data, isBusy: turning.isPending, turn: turning.mutate }
}

const failed = 'This browser’s push service could not be reached'
const unanswered = 'You didn’t give your browser permission. Turn it on to be asked again.'

async function readAndRenew(): Promise<PushState> {
  const state = await readPushState()
  const subscription = state === 'on' ? await currentSubscription() : null
  if (subscription === null) return state
  // Another user of this browser may have left the subscription.
  const { isOn } = await call(startPushCall, { body: { ...subscription, onlyRenews: true } })
  return isOn ? 'on' : 'off'
}

async function turnOn(): Promise<void> {
  const { publicKey } = await call(readPushKeyCall)
  const body = await subscribe(publicKey)
  if (body === null) toast({ title: 'Notifications stay off here', description: unanswered })
  else await call(startPushCall, { body })
}

async function turnOff(): Promise<void> {
  const subscription = await unsubscribe()
  if (subscription === null) return
  await call(endPushCall, { body: { endpoint: subscription.endpoint } })
}
