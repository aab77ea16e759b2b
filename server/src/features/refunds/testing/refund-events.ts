import type { RefundId } from '@permille/contract/ids'
import type { FundingSetup } from '#features/funding/testing/funding-setup.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { refundEventHandler } from '../handle-refund-event.ts'

/** Handles an event about this refund of ours, and returns its outcome. */
export async function handleRefundEvent(
  setup: Pick<FundingSetup, 'deps'>,
  refundId: RefundId,
): Promise<string> {
  const { objectId } = await exactlyOne(
    setup.deps.database,
    sql<{
      objectId: string
    }>`SELECT stripe_refund_id AS object_id FROM refunds WHERE id = ${refundId}`,
  )
  return await handleEventAbout(setup, objectId)
}

/** Handles an event about this refund of the provider's, and returns its outcome. */
export async function handleEventAbout(
  { deps }: Pick<FundingSetup, 'deps'>,
  objectId: string,
): Promise<string> {
  const outcome = await refundEventHandler(deps)({
    id: 'evt_1',
    type: 'refund.updated',
    objectId,
    accountId: null,
    receivedAt: new Date(),
    attempts: 0,
    processedAt: null,
  })
  return outcome.kind === 'done' ? outcome.outcome : outcome.kind
}
