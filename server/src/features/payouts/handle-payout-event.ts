import type { Transfer } from '#integrations/stripe/payment-provider.ts'
import {
  type EventHandler,
  type EventHandlers,
  type EventOutcome,
  findObject,
  foreign,
} from '../funding/public.ts'
import { resumeWaitingRefunds } from '../refunds/public.ts'
import { refreshProviderBalance } from './balance/read-provider-money.ts'
import { findHolderOfAccount, wasUnlinked } from './payout-account-store.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { findPayout, type PayoutRow } from './payout-store.ts'
import { refreshPayoutAccount } from './refresh-payout-account.ts'
import { resumeWaitingPayouts } from './resume-payouts.ts'
import { bookTransferOutcome } from './send-payout.ts'

/** Provider events about transfers and payout accounts; each only triggers a lookup. */
export function payoutEventHandlers(deps: PayoutDeps): EventHandlers {
  const account = accountHandler(deps)
  const balance = balanceHandler(deps)
  return {
    'transfer.': transferHandler(deps),
    'account.': account,
    'capability.': account,
    'v2.core.account': account,
    'balance.': balance,
    'topup.': balance,
  }
}

/** Money has settled or was added: sends the payouts and refunds that were delayed for it. */
function balanceHandler(deps: PayoutDeps): EventHandler {
  return async ({ accountId }) => {
    if (accountId !== null) return { kind: 'done', outcome: 'ignored' }
    await refreshProviderBalance(deps)
    const at = deps.clock.now()
    const { payouts, refunds } = await deps.database.transaction(async (tx) => ({
      payouts: await resumeWaitingPayouts(tx, at),
      refunds: await resumeWaitingRefunds(tx, at),
    }))
    if (payouts + refunds === 0) return { kind: 'done', outcome: 'balance-read' }
    return { kind: 'done', outcome: payouts === 0 ? 'refunds-resumed' : 'payouts-resumed' }
  }
}

function transferHandler(deps: PayoutDeps): EventHandler {
  return async ({ objectId }) => {
    const transfer = await findObject(deps.provider.retrieveTransfer(objectId))
    if (transfer === null) return { kind: 'unknown' }
    if (transfer.isForeign || transfer.payoutId === null) return foreign
    const payout = await findPayout(deps.database, transfer.payoutId)
    if (payout === undefined) return { kind: 'unknown' }
    if (isUnmatchedReturned(payout, transfer)) return { kind: 'done', outcome: 'stray-reversed' }
    await bookTransferOutcome(deps, transfer)
    const hasReturned = transfer.amountReversedCents > 0
    return { kind: 'done', outcome: hasReturned ? 'reversal-booked' : 'transfer-booked' }
  }
}

/** A second transfer was sent for a payout by mistake, and reversed in full. */
function isUnmatchedReturned(payout: PayoutRow, transfer: Transfer): boolean {
  const isOwn = payout.stripeTransferId === null || payout.stripeTransferId === transfer.id
  return !isOwn && transfer.amountReversedCents === transfer.amountCents
}

function accountHandler(deps: PayoutDeps): EventHandler {
  return async ({ objectId, accountId }) => {
    const id = accountId ?? objectId
    const holder = await findHolderOfAccount(deps.database, id)
    if (holder === undefined) return await ofNobodyYet(deps, id)
    const account = await findObject(refreshPayoutAccount(deps, id))
    return account === null
      ? { kind: 'done', outcome: 'account-disconnected' }
      : { kind: 'done', outcome: account.detailsSubmitted ? 'account-ready' : 'account-open' }
  }
}

/**
 * An account's id is stored just after it is opened, so one of ours may not be known yet. An account unlinked
 * here belongs to nobody.
 */
async function ofNobodyYet(deps: PayoutDeps, stripeAccount: string): Promise<EventOutcome> {
  const account = await findObject(deps.provider.retrievePayoutAccount(stripeAccount))
  if (account === null || account.isForeign) return foreign
  return (await wasUnlinked(deps.database, stripeAccount))
    ? { kind: 'done', outcome: 'account-unlinked' }
    : { kind: 'unknown' }
}
