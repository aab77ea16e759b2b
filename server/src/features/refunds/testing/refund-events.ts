import type { RefundId } from '@permille/contract/ids'
import { exactlyOne } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { FundingSetup } from '../../funding/testing/funding-setup.ts'
import { refundEventHandler } from '../handle-refund-event.ts'

/** Handles an event about this refund, and returns its outcome. */
export async function handleRefundEvent(
  { deps }: FundingSetup,
  refundId: RefundId,
): Promise<string> {
  const { objectId } = await exactlyOne(
    deps.database,
    sql<{
      objectId: string
    }>`SELECT stripe_refund_id AS object_id FROM refunds WHERE id = ${refundId}`,
  )
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
