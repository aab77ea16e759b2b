import type { CreatorId, PayoutId } from '@permille/contract/ids'
import { formatCents } from '@permille/contract/money'
import { writeAudit } from '#features/accounts/public.ts'
import type { Recovery } from '#features/funding/public.ts'
import type { Transfer } from '#integrations/stripe/payment-provider.ts'
import { lockRow } from '#money/locks.ts'
import { transferProblem } from '#money/movements/book-transfer.ts'
import { failPayout } from '#money/movements/fail-payout.ts'
import { rebuildPayout } from '#money/movements/rebuild-payout.ts'
import { recoverDebts } from '#money/movements/recover-debts.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { isOurs } from './compare-transfers.ts'
import {
  type AccountHolder,
  findAccountHolder,
  findHolderOfAccount,
  pinCountry,
  saveAccountId,
} from './payout-account-store.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { findPayout, findQueuedOf, type PayoutRow } from './payout-store.ts'
import { refreshPayoutAccount } from './refresh-payout-account.ts'
import { applyTransfer, bookTransferOutcome } from './send-payout.ts'

/**
 * Books a transfer missing after a restore. Its payout is recreated for the creator whose account it went to,
 * so that nobody is paid for the same earnings twice.
 */
export async function recoverTransfer(deps: PayoutDeps, transfer: Transfer): Promise<Recovery> {
  const { payoutId } = transfer
  if (!isOurs(transfer) || payoutId === null) return { kind: 'nothing' }
  const existing = await findPayout(deps.database, payoutId)
  if (existing !== undefined) return await applyKnown(deps, existing, transfer)
  const holder = await findRecipient(deps, transfer)
  if (holder === undefined && hasComeBack(transfer)) return { kind: 'nothing' }
  if (holder === undefined) {
    const amount = formatCents(transfer.amountCents)
    return leftOver(
      `${amount} went to ${transfer.destination}, whose owner is not in this database.`,
    )
  }
  await endOvertaken(deps, holder.creatorId)
  await rebuild(deps, { ...transfer, payoutId }, holder)
  return { kind: 'booked' }
}

/** Transfers made since then that are not booked: lost, or of a payout whose answer was. */
export async function listUnbookedTransfers(
  { database, provider }: Pick<PayoutDeps, 'database' | 'provider'>,
  since: Date,
  stop?: AbortSignal,
): Promise<string[]> {
  const unbooked: string[] = []
  for (const transfer of await provider.listEveryTransfer(since, stop)) {
    stop?.throwIfAborted()
    const { id, payoutId } = transfer
    if (!isOurs(transfer) || payoutId === null || hasComeBack(transfer)) continue
    const payout = await findPayout(database, payoutId)
    if (payout?.stripeTransferId !== id) unbooked.push(id)
  }
  return unbooked
}

/** A payout that the backup contains. */
async function applyKnown(
  deps: PayoutDeps,
  payout: PayoutRow,
  transfer: Transfer,
): Promise<Recovery> {
  const isOwn = payout.stripeTransferId === transfer.id
  if (payout.status === 'failed') {
    return isOwn || hasComeBack(transfer)
      ? { kind: 'known' }
      : leftOver(`Payout ${payout.id} has failed here.`)
  }
  const isBooked = isOwn && payout.reversedCents === transfer.amountReversedCents
  // The check of the books reports a second transfer of a paid payout.
  if (payout.status === 'paid' && (isBooked || !isOwn)) return { kind: 'known' }
  const problem = transferProblem(payout, transfer)
  if (problem !== null) return leftOver(problem)
  await bookTransferOutcome(deps, transfer)
  return { kind: 'booked' }
}

function hasComeBack({ amountCents, amountReversedCents }: Transfer): boolean {
  return amountReversedCents === amountCents
}

/** Finds the creator by the account's id as stored here, or as the provider says it was opened for. */
async function findRecipient(
  deps: PayoutDeps,
  { destination }: Transfer,
): Promise<AccountHolder | undefined> {
  const existing = await findHolderOfAccount(deps.database, destination)
  if (existing !== undefined) return existing
  const account = await deps.provider.retrievePayoutAccount(destination).catch((error: unknown) => {
    if (error instanceof Rejected) return null
    throw error
  })
  if (account === null || account.isForeign || account.creatorId === null) return undefined
  const holder = await findAccountHolder(deps.database, account.creatorId)
  if (holder?.stripeConnectAccountId === null) {
    const { creatorId } = holder
    const { country } = account
    await deps.database.transaction(async (tx) => {
      await pinCountry(tx, { creatorId, country })
      await saveAccountId(tx, { creatorId, stripeAccountId: destination, country })
    })
    await refreshPayoutAccount(deps, destination)
  }
  return holder
}

/** One payout is open at a time, so the one queued then had ended before the next was created. */
async function endOvertaken(deps: PayoutDeps, creatorId: CreatorId): Promise<void> {
  const open = await findQueuedOf(deps.database, creatorId)
  if (open === undefined) return
  const [own] = await deps.provider.listTransfers(open.id)
  if (own !== undefined) {
    await applyKnown(deps, open, own)
    return
  }
  const { id: payoutId, callsCount: callNumber } = open
  const reason = 'It had ended before the next payout was made, which a restore had lost.'
  const at = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    if (!(await failPayout(tx, { payoutId, callNumber, reason, code: null, at }))) return
    await writeAudit(tx, {
      actor: { kind: 'system' },
      action: 'payout.failed',
      objectType: 'payout',
      objectId: payoutId,
      after: { reason },
    })
  })
}

async function rebuild(
  deps: PayoutDeps,
  transfer: Transfer & { payoutId: PayoutId },
  { creatorId, userId }: AccountHolder,
): Promise<void> {
  const { payoutId } = transfer
  const at = deps.clock.now()
  await deps.database.transaction(async (tx) => {
    await lockRow(tx, 'creator', creatorId)
    if ((await findPayout(tx, payoutId)) !== undefined) return
    const owedCents = await rebuildPayout(tx, { payoutId, creatorId, userId, transfer, at })
    await applyTransfer(tx, transfer, at)
    await recoverDebts(tx, { creatorIds: [creatorId], at })
    await writeAudit(tx, {
      actor: { kind: 'system' },
      action: 'payout.rebuild',
      objectType: 'payout',
      objectId: payoutId,
      after: { transferId: transfer.id, totalCents: transfer.amountCents, owedCents },
    })
  })
  if (transfer.amountReversedCents > 0) await bookTransferOutcome(deps, transfer)
}

function leftOver(what: string): Recovery {
  return { kind: 'left-over', what }
}
