import { addSeconds } from '../../platform/clock.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { lockCampaign } from '../campaigns/public.ts'
import type { Funding } from './funding.ts'
import { listPendingFundings, lockFunding, settleAs } from './funding-store.ts'
import { applyIntent, type SettleFundingDeps, settleFunding } from './settle-funding.ts'
import { requestIntent } from './start-funding.ts'

/** Fetches fundings that wait too long; one that fails does not keep the others waiting. */
export async function reconcileFundings(
  deps: SettleFundingDeps,
  olderThanSeconds: number,
): Promise<void> {
  const createdBefore = addSeconds(deps.clock.now(), -olderThanSeconds)
  for (const funding of await listPendingFundings(deps.database, createdBefore)) {
    try {
      await reconcileOne(deps, funding)
    } catch (error) {
      deps.log.warn({ err: error, fundingId: funding.id }, 'a funding could not be reconciled')
    }
  }
}

/** A request waits for the provider this long at most, retries included. */
const requestSecondsMax = 120

/** The provider keeps idempotency keys for 24 h; later than this nothing is asked under an old one. */
const keySecondsMax = 23 * 3600

async function reconcileOne(deps: SettleFundingDeps, funding: Funding): Promise<void> {
  if (funding.stripePaymentIntentId !== null) {
    await settleFunding(deps, funding.id)
    return
  }
  const ageSeconds = (deps.clock.now().getTime() - funding.createdAt.getTime()) / 1000
  if (ageSeconds < requestSecondsMax) return
  if (ageSeconds < keySecondsMax) await withdraw(deps, funding)
  else await giveUp(deps, funding)
}

/** No browser ever got its secret, so nobody can pay it: found under its key, and cancelled. */
async function withdraw(deps: SettleFundingDeps, funding: Funding): Promise<void> {
  try {
    const { id } = await requestIntent(deps.provider, funding)
    const intent = await deps.provider.cancelFundingIntent(id)
    await deps.database.transaction((tx) => applyIntent(tx, { ...deps, funding, intent }))
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
