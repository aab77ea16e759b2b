import type { PayoutId } from '@permille/contract/ids'
import type { PaymentProvider, Transfer } from '#integrations/stripe/payment-provider.ts'
import { damageInWords } from '#money/books/describe-damage.ts'
import { type InvariantResult, transferClaim } from '#money/books/invariants.ts'
import { transferProblem } from '#money/movements/book-transfer.ts'
import type { Database } from '#platform/database/database.ts'
import { causeInWords, isExpectedError } from '#platform/errors/errors.ts'
import { listPayoutsToCompare, type PayoutRow } from './payout-store.ts'

interface Compared {
  readonly database: Database
  readonly provider: PaymentProvider
}

type Offender = InvariantResult['offenders'][number]

const offendersMax = 20

/**
 * I14, in both directions against the provider's own list: a paid payout has exactly its one transfer, of its
 * amount to its destination, and nothing else was ever sent in a payout's name. `since` skips what was created
 * and settled before it, null compares everything. A fully reversed transfer does not count.
 */
export async function compareTransfers(
  deps: Compared,
  since: Date | null,
  stop?: AbortSignal,
): Promise<InvariantResult> {
  try {
    // In this order, because a payout exists before its transfer.
    const listed = await deps.provider.listEveryTransfer(since, stop)
    const own = listed.filter(isOurs)
    const offenders = await findOffenders(deps, groupByPayout(own), since)
    return {
      ...transferClaim,
      // An unreadable object is reported and moves no money, so it delays nobody else's payout.
      stopsPayouts: transferClaim.stopsPayouts && offenders.length > 0,
      offenders: [...offenders, ...listDamaged(listed)].slice(0, offendersMax),
      unchecked: null,
      foreignCount: listed.length - own.length,
    }
  } catch (error) {
    if (!isExpectedError(error)) throw error
    return { ...transferClaim, offenders: [], unchecked: `The provider: ${causeInWords(error)}` }
  }
}

async function findOffenders(
  deps: Compared,
  ofPayout: Map<PayoutId, Transfer[]>,
  since: Date | null,
): Promise<Offender[]> {
  const ids = [...ofPayout.keys()]
  const offenders: Offender[] = []
  for (const payout of await listPayoutsToCompare(deps.database, { ids, since })) {
    const listed = ofPayout.get(payout.id) ?? []
    ofPayout.delete(payout.id)
    const isOwnListed = listed.some(({ id }) => id === payout.stripeTransferId)
    const isEmptyAfterFailure = payout.status === 'failed' && since !== null && listed.length === 0
    const isPaidByTransfer = payout.status === 'paid' && payout.paidReference === null
    const isAsked = isEmptyAfterFailure || (isPaidByTransfer && !isOwnListed)
    // It may have been sent after the list was read, or before `since`.
    const asked = isAsked ? await deps.provider.listTransfers(payout.id) : []
    const others = asked.filter(({ id }) => !listed.some((one) => one.id === id))
    const detail = problemOf(payout, [...listed, ...others])
    if (detail !== null) offenders.push({ offender: payout.id, detail })
  }
  for (const [payoutId, transfers] of ofPayout) {
    const [kept] = transfers.filter(isKept)
    if (kept) offenders.push({ offender: payoutId, detail: `${kept.id} belongs to no payout` })
  }
  return offenders
}

function listDamaged(transfers: readonly Transfer[]): Offender[] {
  return transfers
    .filter(({ isForeign, damaged }) => !isForeign && damaged !== undefined)
    .map(({ id, damaged = [] }) => ({ offender: id, detail: damageInWords(damaged) }))
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** It names a payout and is not marked by another installation. */
export function isOurs({ payoutId, isForeign }: Transfer): boolean {
  return !isForeign && payoutId !== null && uuid.test(payoutId)
}

/** Grouped by the payout they name. */
function groupByPayout(transfers: readonly Transfer[]): Map<PayoutId, Transfer[]> {
  const groups = new Map<PayoutId, Transfer[]>()
  for (const transfer of transfers) {
    const { payoutId } = transfer
    if (payoutId === null) continue
    groups.set(payoutId, [...(groups.get(payoutId) ?? []), transfer])
  }
  return groups
}

function isKept({ amountCents, amountReversedCents }: Transfer): boolean {
  return amountReversedCents < amountCents
}

/** What is wrong with the transfers of a payout; null if exactly one of them is its money. */
function problemOf(payout: PayoutRow, transfers: readonly Transfer[]): string | null {
  const kept = transfers.filter(isKept)
  if (kept.length > 1) return `${kept.length} transfers`
  const [transfer] = kept
  if (payout.paidReference !== null) {
    return transfer ? `paid another way, yet ${transfer.id} exists` : null
  }
  if (payout.status === 'failed') return transfer ? `failed, yet ${transfer.id} exists` : null
  if (transfer === undefined) {
    const isKnown = payout.status !== 'paid' || payout.reversedCents === payout.totalCents
    return isKnown ? null : 'paid without a transfer'
  }
  const isOwnKnown = transfers.some(({ id }) => id === payout.stripeTransferId)
  if (payout.status === 'paid' && !isOwnKnown) {
    return `paid by ${payout.stripeTransferId}, the provider has ${transfer.id}`
  }
  const { amountReversedCents, id } = transfer
  const problem = transferProblem(payout, transfer)
  if (
    problem !== null ||
    payout.status !== 'paid' ||
    amountReversedCents === payout.reversedCents
  ) {
    return problem
  }
  return `${amountReversedCents} cents of ${id} were reversed, ${payout.reversedCents} are booked`
}
