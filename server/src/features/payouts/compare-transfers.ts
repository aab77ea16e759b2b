import type { PaymentProvider, Transfer } from '../../integrations/stripe/payment-provider.ts'
import type { InvariantResult } from '../../money/invariants.ts'
import type { Database } from '../../platform/database/database.ts'
import { isExpectedError } from '../../platform/errors/errors.ts'
import { listAllPayouts, type PayoutRow } from './payout-store.ts'

/**
 * I14, both ways against the provider's own list: a paid payout has exactly its one transfer, of its
 * amount to its destination, and nothing else was ever sent.
 */
export async function compareTransfers(deps: {
  database: Database
  provider: PaymentProvider
}): Promise<InvariantResult> {
  const offenders: { offender: string; detail: string }[] = []
  try {
    // In this order, because a payout is there before its transfer.
    const ofPayout = groupByPayout(await deps.provider.listEveryTransfer())
    for (const payout of await listAllPayouts(deps.database)) {
      const listed = ofPayout.get(payout.id) ?? []
      const detail = problemOf(payout, await withNewest(deps.provider, payout, listed))
      if (detail !== null) offenders.push({ offender: payout.id, detail })
      ofPayout.delete(payout.id)
    }
    for (const [payoutId, [transfer]] of ofPayout) {
      offenders.push({ offender: payoutId, detail: `${transfer?.id} belongs to no payout` })
    }
  } catch (error) {
    if (!isExpectedError(error)) throw error
    offenders.push({ offender: 'provider', detail: `does not answer: ${error.message}` })
  }
  return {
    id: 'I14',
    claim: 'Every payout has at most one transfer at the provider, of its amount and destination',
    stopsPayouts: true,
    offenders,
  }
}

/** A payout may have been sent after the list was read: one that misses its transfer is asked about. */
async function withNewest(
  provider: PaymentProvider,
  payout: PayoutRow,
  listed: readonly Transfer[],
): Promise<readonly Transfer[]> {
  if (listed.length > 0 || payout.status !== 'paid') return listed
  return await provider.listTransfers(payout.id)
}

function groupByPayout(transfers: readonly Transfer[]): Map<string, Transfer[]> {
  const groups = new Map<string, Transfer[]>()
  for (const transfer of transfers) {
    const key = transfer.payoutId ?? 'none'
    groups.set(key, [...(groups.get(key) ?? []), transfer])
  }
  return groups
}

function problemOf(payout: PayoutRow, transfers: readonly Transfer[]): string | null {
  if (transfers.length > 1) return `${transfers.length} transfers`
  const [transfer] = transfers
  if (transfer === undefined) return payout.status === 'paid' ? 'paid without a transfer' : null
  if (payout.status === 'failed') return `failed, yet ${transfer.id} exists`
  if (payout.status === 'paid' && transfer.id !== payout.stripeTransferId) {
    return `paid by ${payout.stripeTransferId}, the provider has ${transfer.id}`
  }
  const isSame =
    transfer.amountCents === payout.totalCents && transfer.destination === payout.destination
  return isSame ? null : `${transfer.id} has another amount or destination`
}
