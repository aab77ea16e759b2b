import type { CampaignId } from '@permille/contract/ids'
import { Rejected } from '#platform/errors/errors.ts'
import { lockCampaign } from '../campaigns/public.ts'
import { applyIntent, auditOutcome } from './apply-funding-outcome.ts'
import type { Funding } from './funding.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { endFunding, listOpenFundings, lockFunding } from './funding-store.ts'
import { requestIntent } from './request-intent.ts'

/** The provider keeps idempotency keys for 24 h; after this long no request reuses an old one. */
const keySecondsMax = 23 * 3600
const neverConfirmed = 'The payment provider never confirmed this payment.'

/** Cancels every payment of a campaign that was started and not paid. */
export async function cancelOpenFundings(
  deps: FundingOutcomeDeps,
  campaignId: CampaignId,
): Promise<void> {
  for (const funding of await listOpenFundings(deps.database, campaignId)) {
    await cancelFunding(deps, funding)
  }
}

/** Cancels at the provider, then books the result: a payment made before that is money. */
export async function cancelFunding(deps: FundingOutcomeDeps, funding: Funding): Promise<void> {
  const intentId = funding.stripePaymentIntentId
  if (intentId === null) {
    await withdraw(deps, funding)
    return
  }
  const intent = await deps.provider.cancelFundingIntent(intentId)
  await deps.database.transaction((tx) => applyIntent(tx, { ...deps, funding, intent }))
}

/** It is unknown whether the provider has it: found under its key while that is valid, and cancelled. */
async function withdraw(deps: FundingOutcomeDeps, funding: Funding): Promise<void> {
  const ageSeconds = (deps.clock.now().getTime() - funding.createdAt.getTime()) / 1000
  if (ageSeconds >= keySecondsMax) {
    await failUnsent(deps, funding, neverConfirmed)
    return
  }
  try {
    const { id } = await requestIntent(deps.provider, funding)
    await cancelFunding(deps, { ...funding, stripePaymentIntentId: id })
  } catch (error) {
    if (!(error instanceof Rejected)) throw error
    await failUnsent(deps, funding, neverConfirmed)
  }
}

/** Fails a funding, unless it has ended or its payment has become known since. */
export async function failUnsent(
  deps: Pick<FundingOutcomeDeps, 'database' | 'clock'>,
  { id, campaignId }: Pick<Funding, 'id' | 'campaignId'>,
  lastError: string,
): Promise<void> {
  await deps.database.transaction(async (tx) => {
    await lockCampaign(tx, campaignId)
    const funding = await lockFunding(tx, id)
    if (funding.status !== 'pending' || funding.stripePaymentIntentId !== null) return
    await endFunding(tx, { fundingId: id, status: 'failed', lastError, at: deps.clock.now() })
    await auditOutcome(tx, funding, 'failed')
  })
}
