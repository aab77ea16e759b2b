import { addSeconds } from '#platform/clock.ts'
import { applyFundingOutcome } from './apply-funding-outcome.ts'
import { cancelFunding } from './cancel-funding.ts'
import type { Funding } from './funding.ts'
import type { FundingOutcomeDeps } from './funding-deps.ts'
import { listPendingFundings, listUnwantedFundings } from './funding-store.ts'

/** Looks up fundings that have been pending too long, and cancels superseded ones. */
export async function reconcileFundings(
  deps: FundingOutcomeDeps,
  olderThanSeconds: number,
  stop?: AbortSignal,
): Promise<void> {
  const now = deps.clock.now()
  for (const funding of await listUnwantedFundings(deps.database, now)) {
    stop?.throwIfAborted()
    await unlessInTrouble(deps, funding, cancelFunding)
  }
  const createdBefore = addSeconds(now, -olderThanSeconds)
  for (const funding of await listPendingFundings(deps.database, createdBefore)) {
    stop?.throwIfAborted()
    await unlessInTrouble(deps, funding, reconcileOne)
  }
}

/** A failure here does not block the rest of the batch. */
async function unlessInTrouble(
  deps: FundingOutcomeDeps,
  funding: Funding,
  work: (deps: FundingOutcomeDeps, funding: Funding) => Promise<void>,
): Promise<void> {
  try {
    await work(deps, funding)
  } catch (error) {
    deps.log.warn({ err: error, fundingId: funding.id }, 'a funding could not be reconciled')
  }
}

/** Longest time a request waits for the provider, retries included. */
const requestSecondsMax = 120

async function reconcileOne(deps: FundingOutcomeDeps, funding: Funding): Promise<void> {
  if (funding.stripePaymentIntentId !== null) {
    await applyFundingOutcome(deps, funding.id)
    return
  }
  const ageSeconds = (deps.clock.now().getTime() - funding.createdAt.getTime()) / 1000
  // No browser ever received its secret, so it cannot be paid.
  if (ageSeconds >= requestSecondsMax) await cancelFunding(deps, funding)
}
