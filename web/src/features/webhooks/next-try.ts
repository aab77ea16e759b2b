import type { WebhookDelivery } from '@permille/contract/webhooks/webhooks'
import { currentTime } from '#ui/values/current-time.ts'

/** How soon a page asks again for what is about to be sent, and how often for what a failing receiver holds up. */
const soonestMs = 3000
const seldomMs = 30_000

/** How long until the next of the deliveries has been tried, for `refetchInterval`; false while none waits. */
export function untilTried(
  deliveries: readonly Pick<WebhookDelivery, 'state' | 'dueAt'>[],
): number | false {
  const now = currentTime().getTime()
  const waits = deliveries.flatMap(({ state, dueAt }) =>
    state === 'due' && dueAt !== null ? [untilAsked(new Date(dueAt).getTime() - now)] : [],
  )
  return waits.length === 0 ? false : Math.min(...waits)
}

/** What has been overdue for long may be so for as long again: a dead receiver is tried once a minute. */
function untilAsked(untilDueMs: number): number {
  if (untilDueMs >= 0) return untilDueMs + soonestMs
  return Math.min(Math.max(-untilDueMs, soonestMs), seldomMs)
}
