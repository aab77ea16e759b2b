import type { RefundId } from '@permille/contract/ids'
import { waitFor } from '#platform/wait-for.ts'
import type { RefundDeps } from './refund-deps.ts'
import { sendRefund } from './send-refund.ts'

const tryAtOnceSeconds = 10

/** Sends refunds that were just requested, for at most 10 seconds; jobs do the rest. */
export async function trySending(deps: RefundDeps, ids: readonly RefundId[]): Promise<void> {
  await waitFor(tryAtOnceSeconds, Promise.all(ids.map((id) => tryOne(deps, id))))
}

async function tryOne(deps: RefundDeps, refundId: RefundId): Promise<void> {
  try {
    await sendRefund(deps, refundId)
  } catch (error) {
    deps.log.error({ err: error, refundId }, 'a refund stays requested')
  }
}
