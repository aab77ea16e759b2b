import { fundingMaximumCents } from '@permille/contract/limits'
import { type Cents, feeOn } from '@permille/contract/money'
import type { PaymentProvider } from '../../integrations/stripe/payment-provider.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DatabaseServer, Transaction } from '../../platform/database/database.ts'
import { Rejected } from '../../platform/errors/errors.ts'
import { newId } from '../../platform/ids.ts'
import { writeAudit } from '../accounts/public.ts'
import { lockFundingTarget } from '../campaigns/public.ts'
import { chargedCents, type Funding } from './funding.ts'
import { attachIntent, insertFunding, settleAs } from './funding-store.ts'

export interface StartFundingDeps {
  readonly database: DatabaseServer
  readonly provider: PaymentProvider
  readonly clock: Clock
  readonly platformFeeBps: number
}

export interface FundingWish {
  readonly brand: { readonly userId: string; readonly brandId: string }
  readonly campaignId: string
  readonly amountCents: Cents
  readonly requestId?: string
}

export interface StartedFunding {
  readonly clientSecret: string
  readonly fundingId: string
  readonly amountCents: Cents
  readonly feeCents: Cents
}

type NewFunding = Parameters<typeof insertFunding>[1]

/** Commits the funding, then asks the provider for a payment that the browser confirms. */
export async function startFunding(
  deps: StartFundingDeps,
  wish: FundingWish,
): Promise<StartedFunding> {
  const feeCents = feeOn(wish.amountCents, deps.platformFeeBps)
  const funding = {
    id: newId(),
    campaignId: wish.campaignId,
    brandId: wish.brand.brandId,
    amountCents: wish.amountCents,
    feeCents,
    createdAt: deps.clock.now(),
  }
  refuseTooLarge(funding)
  await deps.database.transaction((tx) => openFunding(tx, funding, wish))
  const intent = await createIntent(deps, funding)
  await deps.database.transaction((tx) =>
    attachIntent(tx, { fundingId: funding.id, intentId: intent.id }),
  )
  const { id: fundingId, amountCents } = funding
  return { clientSecret: intent.clientSecret, fundingId, amountCents, feeCents }
}

function refuseTooLarge(funding: Pick<Funding, 'amountCents' | 'feeCents'>): void {
  if (chargedCents(funding) <= fundingMaximumCents) return
  throw new Rejected(
    'funding-too-large',
    'Amount and fee together can be at most $999,999.99 in one payment.',
  )
}

async function openFunding(tx: Transaction, funding: NewFunding, wish: FundingWish): Promise<void> {
  const { campaignId, brandId, amountCents, createdAt: at } = funding
  await lockFundingTarget(tx, { campaignId, brandId, amountCents, at })
  await insertFunding(tx, funding)
  await writeAudit(tx, {
    actor: { kind: 'brand', userId: wish.brand.userId },
    action: 'funding.start',
    objectType: 'funding',
    objectId: funding.id,
    after: { campaignId, amountCents, feeCents: funding.feeCents },
    ...(wish.requestId === undefined ? {} : { requestId: wish.requestId }),
  })
}

/** A refusal is definite; without an answer the funding stays pending and is reconciled later. */
async function createIntent(
  deps: StartFundingDeps,
  funding: NewFunding,
): Promise<{ id: string; clientSecret: string }> {
  try {
    return await requestIntent(deps.provider, funding)
  } catch (error) {
    if (error instanceof Rejected) {
      const lastError = error.message
      await deps.database.transaction((tx) =>
        settleAs(tx, {
          fundingId: funding.id,
          status: 'failed',
          lastError,
          at: deps.clock.now(),
        }),
      )
    }
    throw error
  }
}

/** The same funding always asks with the same key and the same words, so that it exists once. */
export function requestIntent(
  provider: PaymentProvider,
  funding: Pick<Funding, 'id' | 'campaignId' | 'amountCents' | 'feeCents'>,
): Promise<{ id: string; clientSecret: string }> {
  return provider.createFundingIntent({
    fundingId: funding.id,
    campaignId: funding.campaignId,
    amountCents: chargedCents(funding),
    description: `Campaign funding ${funding.campaignId}`,
    idempotencyKey: `fund:${funding.id}`,
  })
}
