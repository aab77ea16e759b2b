import type { ChargebackId } from '@permille/contract/ids'
import type { DisputeEvidence } from '#integrations/stripe/payment-provider.ts'
import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import {
  listCustomerActions,
  listDeliveredPosts,
  listPaidCreators,
  listViewsByDay,
  readPurchase,
} from './evidence-store.ts'
import { writeEvidence } from './write-evidence.ts'

/** Our own receipts of a disputed payment, as the bank reads them. */
export async function gatherEvidence(
  db: Database,
  chargebackId: ChargebackId,
  statement: string,
): Promise<DisputeEvidence> {
  const purchase = await readPurchase(db, chargebackId)
  if (purchase === undefined) throw chargebackNotFound()
  const { campaignId, ownerUserId: userId } = purchase
  const posts = await listDeliveredPosts(db, campaignId)
  const viewsByDay = await listViewsByDay(db, campaignId)
  const payments = await listPaidCreators(db, campaignId)
  const actions = await listCustomerActions(db, { userId, campaignId })
  return writeEvidence({ purchase, posts, viewsByDay, payments, actions }, statement)
}

export function chargebackNotFound(): NotFound {
  return new NotFound('chargeback-not-found', 'Chargeback not found')
}
