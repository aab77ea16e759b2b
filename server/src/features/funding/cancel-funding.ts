import { Rejected } from '../../platform/errors/errors.ts'
import { lockCampaign } from '../campaigns/public.ts'
import type { Funding } from './funding.ts'
import { listOpenFundings, lockFunding, settleAs } from './funding-store.ts'
import { requestIntent } from './request-intent.ts'
import { applyIntent, type SettleFundingDeps } from './settle-funding.ts'

/** The provider keeps idempotency keys for 24 h; later than this nothing is asked under an old one. */
const keySecondsMax = 23 * 3600

/** Every payment of a campaign that was begun and not paid: nobody should pay it any more. */
export async function cancelOpenFundings(
  deps: SettleFundingDeps,
  campaignId: string,
): Promise<void> {
  for (const funding of await listOpenFundings(deps.database, campaignId)) {
    await cancelFunding(deps, funding)
  }
}

/** Cancels at the provider, then books what it says: a payment that was made first is money. */
export async function cancelFunding(deps: SettleFundingDeps, funding: Funding): Promise<void> {
  const intentId = funding.stripePaymentIntentId
  if (intentId === null) {
    await withdraw(deps, funding)
    return
  }
  const intent = await deps.provider.cancelFundingIntent(intentId)
  await deps.database.transaction((tx) => applyIntent(tx, { ...deps, funding, intent }))
}

/** Whether the provider has it is unknown: found under its key while that lives, and cancelled. */
async function withdraw(deps: SettleFundingDeps, funding: Funding): Promise<void> {
  const ageSeconds = (deps.clock.now().getTime() - funding.createdAt.getTime()) / 1000
  if (ageSeconds >= keySecondsMax) {
    await giveUp(deps, funding)
    return
  }
  try {
    const { id } = await requestIntent(deps.provider, funding)
    await cancelFunding(deps, { ...funding, stripePaymentIntentId: id })
  } catch (error) {
    if (!(error instanceof Rejected)) throw error
    await giveUp(deps, funding)
  }
}

async function giveUp(deps: SettleFundingDeps, funding: Funding): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await lockCampaign(tx, funding.campaignId)
    const locked = await lockFunding(tx, funding.id)
    if (locked.status !== 'pending' || locked.stripePaymentIntentId !== null) return
    const lastError = 'The payment provider never confirmed this payment.'
    await settleAs(tx, { fundingId: locked.id, status: 'failed', lastError, at: deps.clock.now() })
  })
}
