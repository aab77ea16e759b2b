import type { Transfer } from '../../integrations/stripe/payment-provider.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import {
  type EventHandler,
  type EventHandlers,
  type EventOutcome,
  foreign,
} from '../funding/public.ts'
import { resumeWaitingRefunds } from '../refunds/public.ts'
import { refreshProviderBalance } from './balance/read-provider-money.ts'
import { problemOf } from './compare-transfers.ts'
import { findHolderOfAccount } from './payout-account-store.ts'
import type { PayoutDeps } from './payout-deps.ts'
import { findPayout, type PayoutRow } from './payout-store.ts'
import { refreshPayoutAccount } from './refresh-payout-account.ts'
import { resumeWaitingPayouts } from './resume-payouts.ts'
import { applyTransfer } from './send-payout.ts'

/** Provider events about transfers and payout accounts; each is a hint to look the object up. */
export function payoutEventHandlers(deps: PayoutDeps): EventHandlers {
  const account = accountHandler(deps)
  const balance = balanceHandler(deps)
  return {
    'transfer.': transferHandler(deps),
    'account.': account,
    'capability.': account,
    'balance.': balance,
    'topup.': balance,
  }
}

/** Money has settled or was added: the payouts and refunds that waited for it are sent. */
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
    const transfer = await known(() => deps.provider.retrieveTransfer(objectId))
    if (transfer === null) return { kind: 'unknown' }
    if (transfer.isForeign || transfer.payoutId === null) return foreign
    const payout = await findPayout(deps.database, transfer.payoutId)
    if (payout === undefined) return { kind: 'unknown' }
    if (payout.status === 'paid' && (await isReplaced(deps, payout, transfer))) {
      return { kind: 'done', outcome: 'transfer-replaced' }
    }
    await deps.database.transaction((tx) => applyTransfer(tx, transfer, deps.clock.now()))
    return { kind: 'done', outcome: 'transfer-booked' }
  }
}

/** An operator reversed a transfer and left or sent exactly one that is the payout's money. */
async function isReplaced(
  deps: PayoutDeps,
  payout: PayoutRow,
  transfer: Transfer,
): Promise<boolean> {
  const isUsual = transfer.id === payout.stripeTransferId && transfer.amountReversedCents === 0
  if (isUsual) return false
  return problemOf(payout, await deps.provider.listTransfers(payout.id)) === null
}

function accountHandler(deps: PayoutDeps): EventHandler {
  return async ({ objectId, accountId }) => {
    const id = accountId ?? objectId
    const holder = await findHolderOfAccount(deps.database, id)
    if (holder === undefined) return await ofNobodyYet(deps, id)
    const account = await known(() => refreshPayoutAccount(deps, id))
    return account === null
      ? { kind: 'done', outcome: 'account-disconnected' }
      : { kind: 'done', outcome: account.detailsSubmitted ? 'account-ready' : 'account-open' }
  }
}

/** An account's id is stored just after it was opened, so one of ours may not be known yet. */
async function ofNobodyYet(deps: PayoutDeps, stripeAccount: string): Promise<EventOutcome> {
  const account = await known(() => deps.provider.retrievePayoutAccount(stripeAccount))
  return account === null || account.isForeign ? foreign : { kind: 'unknown' }
}

/** Null when the provider has no such object. */
async function known<Thing>(retrieve: () => Promise<Thing>): Promise<Thing | null> {
  try {
    return await retrieve()
  } catch (error) {
    if (error instanceof Rejected) return null
    throw error
  }
}
