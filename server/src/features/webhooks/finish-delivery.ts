import { addSeconds } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import type { Claimed } from './claim-store.ts'
import { endEndpoint } from './end-endpoint.ts'
import {
  markFailure,
  markSuccess,
  recordTries,
  skipDeliveries,
  type Tried,
} from './outcome-store.ts'
import { goneStatus, nextTry, type Outcome, waitAskedFor } from './webhook.ts'

/** A request that has ended, with what it held: one delivery, or those of a channel’s message. */
export interface Ended {
  readonly deliveries: readonly Claimed[]
  readonly outcome: Outcome
}

/** Records requests that succeeded. A worker whose lease has passed to another changes nothing. */
export async function finishDelivered(
  tx: Transaction,
  { ended, at }: { ended: readonly Ended[]; at: Date },
): Promise<void> {
  const tried = ended.flatMap((each) => triesOf(each, at))
  const recorded = await recordTries(tx, { tried, at })
  const ids = ended.flatMap(({ deliveries }) =>
    deliveries.filter(({ id }) => recorded.has(id)).map(({ endpointId }) => endpointId),
  )
  await markSuccess(tx, { ids: [...new Set(ids)].sort(), at })
}

/** Records a request that failed, and what it means for its endpoint. */
export async function finishFailed(
  tx: Transaction,
  { ended, at }: { ended: Ended; at: Date },
): Promise<void> {
  const { deliveries, outcome } = ended
  const tried = triesOf(ended, at)
  const recorded = await recordTries(tx, { tried, at })
  const [first] = deliveries
  if (recorded.size === 0 || first === undefined) return
  const id = first.endpointId
  const wait = first.format === 'standard' ? 0 : waitAskedFor(outcome)
  const pausedUntil = wait > 0 ? addSeconds(at, wait) : null
  const state = await markFailure(tx, { id, at, pausedUntil })
  const isRefused = outcome.status === goneStatus
  if (isRefused) await endEndpoint(tx, { id, isRefused, at })
  // It was switched off while the request was under way.
  if (isRefused || state === 'off' || state === 'gone') await skipDeliveries(tx, tried)
}

function triesOf({ deliveries, outcome }: Ended, at: Date): Tried[] {
  const { status, ms, error } = outcome
  return deliveries.map(({ id, fence, attempts }) => {
    const dueAt = error === null ? null : nextTry({ ...outcome, attempts: attempts + 1, at })
    return { id, fence, status, ms, error, dueAt }
  })
}
