import type { ChargebackId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { insertChargeback, readByDispute } from '#features/chargebacks/chargeback-store.ts'
import type { DatabaseServer } from '#platform/database/database.ts'
import { newId } from '#platform/ids.ts'
import { lockRow } from '../locks.ts'
import { loseChargeback, winChargeback } from '../movements/chargebacks/end-chargeback.ts'
import { takeChargeback } from '../movements/chargebacks/take-chargeback.ts'
import type { PaidCampaign } from './refund-fixtures.ts'

/** The bank takes a payment of $110.00 back; the returned function says how it decides in the end. */
export async function givenClaim(
  db: DatabaseServer,
  { campaign: { id: campaignId }, fundingId }: PaidCampaign,
): Promise<(said: 'won' | 'lost') => Promise<void>> {
  const at = new Date()
  const dispute = {
    id: `dp_${newId()}`,
    paymentIntentId: `pi_${fundingId}`,
    amountCents: toCents(11_000),
    turn: 1,
    providerFeeCents: toCents(0),
    isOwnCurrency: true,
    reason: 'fraudulent',
    isInquiry: false,
    status: 'needs_response',
    dueAt: null,
    submissionsCount: 0,
    createdAt: at,
  } as const
  const payment = { fundingId, campaignId, isBooked: true }
  await db.transaction(async (tx) => {
    await lockRow(tx, 'campaign', campaignId)
    await lockRow(tx, 'funding', fundingId)
    const id = newId<ChargebackId>()
    await takeChargeback(tx, await insertChargeback(tx, { id, payment, dispute, at }), at)
  })
  return (said) =>
    db.transaction(async (tx) => {
      await lockRow(tx, 'campaign', campaignId)
      await lockRow(tx, 'funding', fundingId)
      const known = await readByDispute(tx, dispute.id)
      if (known === undefined) throw new Error(`${dispute.id} is not in the books`)
      await (said === 'won' ? winChargeback(tx, known, at) : loseChargeback(tx, known, at))
    })
}
