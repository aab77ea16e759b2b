import type Stripe from 'stripe'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { openedInV2, type Role, v2Params } from './accounts-v2.ts'
import type { Mark } from './installation-mark.ts'
import type { PaymentProvider } from './payment-provider.ts'
import { accountParams } from './payout-account.ts'
import { agreementFor } from './payout-corridors.ts'
import { isReplayed, translate } from './stripe-errors.ts'
import { stripeLibrary } from './stripe-library.ts'

type Open = PaymentProvider['createPayoutAccount']

interface Place {
  readonly platformCountry: string
  readonly mark: Mark
}

/**
 * Opens accounts through v1, as for platforms that have always done so. Once Stripe has refused that API, which
 * it does to newer platforms, and has opened an account through v2, this process uses v2, until that is
 * refused. A refusal by both only shows that the platform's setup is incomplete, and a refusal that Stripe
 * repeats from an earlier day shows nothing about today: both apply to their request alone. Throws
 * `Unavailable` if Stripe offers this platform neither, and `Rejected` if it has to approve the platform first.
 */
export function createAccountOpener(stripe: Stripe, place: Place): Open {
  let isOfV2 = false
  return async (request) => {
    let isKnown = isOfV2
    try {
      if (!isOfV2) return await askV1(stripe, place, request)
    } catch (error) {
      if (!refusesV1(error)) throw translated(error)
      isKnown = !isReplayed(error)
    }
    try {
      const opened = await openInV2(stripe, place, request)
      isOfV2 = isKnown
      return opened
    } catch (error) {
      if (refusesV2(error)) isOfV2 = false
      throw translated(error)
    }
  }
}

/** Retries once, under another key, if Stripe repeats the refusal stored under the first. */
async function askV1(stripe: Stripe, place: Place, request: Parameters<Open>[0]) {
  try {
    return await openInV1(stripe, place, request)
  } catch (error) {
    if (!refusesV1(error) || !isReplayed(error)) throw error
    const idempotencyKey = `${request.idempotencyKey}:again`
    return await openInV1(stripe, place, { ...request, idempotencyKey })
  }
}

async function openInV1(
  stripe: Stripe,
  { platformCountry, mark }: Place,
  { creatorId, email, country, idempotencyKey }: Parameters<Open>[0],
): Promise<{ id: string }> {
  const agreement = agreementFor(platformCountry, country) ?? 'full'
  const metadata = await mark.on({ creatorId })
  const params = { ...accountParams(agreement), country, email, metadata }
  const { id } = await stripe.accounts.create(params, { idempotencyKey })
  return { id }
}

/**
 * A creator never charges a card, so the role that may is added only where Stripe insists, and the agreement
 * allows it.
 */
async function openInV2(
  stripe: Stripe,
  { platformCountry, mark }: Place,
  { creatorId, email, country, idempotencyKey: key }: Parameters<Open>[0],
): Promise<{ id: string }> {
  const metadata = await mark.on({ creatorId, ...openedInV2 })
  const create = async (roles: readonly Role[], idempotencyKey: string) => {
    const params = v2Params({ email, country, metadata }, roles)
    const { id } = await stripe.v2.core.accounts.create(params, { idempotencyKey })
    return { id }
  }
  try {
    return await create(['recipient'], `${key}:v2`)
  } catch (error) {
    const isAllowed = agreementFor(platformCountry, country) === 'full'
    if (!isAllowed || !needsApproval(error)) throw error
    return await create(['merchant', 'recipient'], `${key}:v2:merchant`)
  }
}

/** Stripe's refusal to open accounts through v1 has no code. */
export function refusesV1(error: unknown): boolean {
  const { StripeInvalidRequestError } = stripeLibrary().errors
  return (
    error instanceof StripeInvalidRequestError && error.message.includes('POST /v2/core/accounts')
  )
}

/** Accounts v2 is not enabled for this platform. */
export function refusesV2(error: unknown): boolean {
  return codeOf(error).endsWith('accounts_v2_access_blocked')
}

/** Accounts that only receive transfers need Stripe's approval of the platform; v1 says so in words. */
function needsApproval(error: unknown): boolean {
  if (codeOf(error).startsWith('capability_not_available_without_other_capability')) return true
  const { StripeInvalidRequestError } = stripeLibrary().errors
  return (
    error instanceof StripeInvalidRequestError &&
    error.message.startsWith('Your platform needs approval')
  )
}

function codeOf(error: unknown): string {
  return error instanceof stripeLibrary().errors.StripeError ? (error.code ?? '') : ''
}

export const noApiOpens =
  'Stripe opens no accounts through Accounts v1 for this platform, and Accounts v2 is not enabled. Enable Accounts v2 at https://dashboard.stripe.com/settings/connect/platform-setup.'

/** The operator's tasks get sentences of their own; admins read Stripe's words in the cause. */
function translated(error: unknown): unknown {
  if (refusesV2(error)) {
    const cause = new Error(noApiOpens, { cause: error })
    return new Unavailable('payment-provider-misconfigured', notOpenYet, { cause })
  }
  if (needsApproval(error)) {
    const cause = new Error(`${(error as Error).message} ${askForApproval}`, { cause: error })
    return new Rejected('payment-refused', notApprovedYet, { cause })
  }
  return translate(error)
}

const notOpenYet =
  'Payout accounts cannot be opened yet: our own setup at Stripe is not complete. We can see what is missing; try again later.'

const askForApproval =
  'Ask Stripe to approve the platform for accounts that only receive transfers; the runbook for going live has the sentence to send.'

const notApprovedYet =
  'Stripe must first allow us to open payout accounts in your country. Your request is recorded; write to support to learn when it has.'
