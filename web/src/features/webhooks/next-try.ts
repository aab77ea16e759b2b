import type { WebhookDelivery } from '@permille/contract/webhooks/webhooks'
import { currentTime } from '#ui/values/current-time.ts'

/** How soon a page asks again for what is about to be sent. */
const soonestMs = 3000

/** How long until the next of the deliveries has been tried, for `refetchInterval`; false while none waits. */
export function untilTried(
  deliveries: readonly Pick<WebhookDelivery, 'state' | 'dueAt'>[],
): number | false {
  const now = currentTime().getTime()
  const waits = deliveries.flatMap(({ state, dueAt }) =>
    state === 'due' && dueAt !== null ? [new Date(dueAt).getTime() - now] : [],
  )
  return waits.length === 0 ? false : Math.max(Math.min(...waits), 0) + soonestMs
}
