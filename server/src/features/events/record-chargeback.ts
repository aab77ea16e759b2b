import type { ChargebackId } from '@permille/contract/ids'
import { type ChargebackNotification, readNoticeFacts } from '#features/chargebacks/public.ts'
import type { Transaction } from '#platform/database/database.ts'
import { recordEvent } from './event-store.ts'

export interface ChargebackChange {
  readonly chargebackId: ChargebackId
  readonly change: ChargebackNotification
  /** Which time it is that the bank took the money. */
  readonly turn: number
  readonly at: Date
}

/** What a job tells of a bank’s claim: no table keeps each of its steps. Once for each, however often the job runs. */
export async function recordChargeback(
  tx: Transaction,
  { chargebackId, change, turn, at }: ChargebackChange,
): Promise<void> {
  const { brandId } = await readNoticeFacts(tx, chargebackId)
  const key = `chargeback:${chargebackId}:${change}${turn === 1 ? '' : `:${turn}`}`
  const about = { key, brandId, userId: null, objectId: chargebackId, at, body: {} }
  await recordEvent(tx, { ...about, type: `chargeback.${change}` })
}
