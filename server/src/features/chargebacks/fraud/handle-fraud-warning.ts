import type { FraudWarningId } from '@permille/contract/ids'
import { writeAudit } from '#features/accounts/public.ts'
import { type EventHandler, type EventOutcome, foreign } from '#features/funding/public.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { newId } from '#platform/ids.ts'
import type { ChargebackDeps } from '../chargeback-deps.ts'
import { findDisputedPayment } from '../chargeback-store.ts'
import { saveWarning } from './fraud-store.ts'

/** An event about a bank's report only triggers a lookup; it moves no money. */
export function fraudWarningHandler(deps: ChargebackDeps): EventHandler {
  return ({ objectId }) => followWarning(deps, objectId)
}

async function followWarning(deps: ChargebackDeps, id: string): Promise<EventOutcome> {
  const warning = await deps.provider.retrieveFraudWarning(id).catch((error: unknown) => {
    if (error instanceof Rejected) return null
    throw error
  })
  if (warning === null) return { kind: 'unknown' }
  if (warning.paymentIntentId === null) return foreign
  const payment = await findDisputedPayment(deps.database, warning.paymentIntentId)
  if (payment === undefined) {
    const intent = await deps.provider.retrieveFundingIntent(warning.paymentIntentId)
    return intent.isForeign || intent.fundingId === null ? foreign : { kind: 'unknown' }
  }
  const warningId = newId<FraudWarningId>()
  const { fundingId } = payment
  await deps.database.transaction(async (tx) => {
    if (!(await saveWarning(tx, { ...warning, warningId, fundingId }))) return
    await writeAudit(tx, {
      actor: { kind: 'system' },
      action: 'funding.reported',
      objectType: 'funding',
      objectId: fundingId,
      after: { warningId: warning.id, fraudType: warning.fraudType },
    })
  })
  return { kind: 'done', outcome: 'fraud-warning' }
}
