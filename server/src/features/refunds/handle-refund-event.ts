import type { Refund } from '#integrations/stripe/payment-provider.ts'
import { type EventHandler, type EventOutcome, findObject, foreign } from '../funding/public.ts'
import { bookOutsideRefund } from './book-outside-refund.ts'
import type { RefundDeps } from './refund-deps.ts'
import { findRefund } from './refund-store.ts'
import { applyRefund } from './send-refund.ts'

/** An event about a refund only triggers a lookup. */
export function refundEventHandler(deps: RefundDeps): EventHandler {
  return async ({ objectId }) => {
    const made = await findObject(deps.provider.retrieveRefund(objectId))
    if (made === null) return { kind: 'unknown' }
    if (made.isForeign) return foreign
    if (made.refundId === null) return await ofNobody(deps, made)
    if ((await findRefund(deps.database, made.refundId)) === undefined) return { kind: 'unknown' }
    await deps.database.transaction((tx) => applyRefund(tx, made, deps.clock.now()))
    return { kind: 'done', outcome: `refund-${made.status}` }
  }
}

/** Made at the dashboard. What exceeds its campaign's money now may fit once a refund of ours is refused. */
async function ofNobody(deps: RefundDeps, made: Refund): Promise<EventOutcome> {
  switch (await bookOutsideRefund(deps, made)) {
    case 'foreign':
      return foreign
    case 'too-much':
      return { kind: 'unknown' }
    case 'booked':
    case 'nothing':
      return { kind: 'done', outcome: `refund-${made.status}` }
  }
}
