import { type EventHandler, findObject, foreign } from '../funding/public.ts'
import type { RefundDeps } from './refund-deps.ts'
import { findRefund } from './refund-store.ts'
import { applyRefund } from './send-refund.ts'

/** An event about a refund is a hint to look it up. */
export function refundEventHandler(deps: RefundDeps): EventHandler {
  return async ({ objectId }) => {
    const made = await findObject(deps.provider.retrieveRefund(objectId))
    if (made === null) return { kind: 'unknown' }
    if (made.isForeign || made.refundId === null) return foreign
    if ((await findRefund(deps.database, made.refundId)) === undefined) return { kind: 'unknown' }
    await deps.database.transaction((tx) => applyRefund(tx, made, deps.clock.now()))
    return { kind: 'done', outcome: `refund-${made.status}` }
  }
}
