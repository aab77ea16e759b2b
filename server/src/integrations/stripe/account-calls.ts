import { toCents } from '@permille/contract/money'
import type Stripe from 'stripe'
import { createAccountOpener } from './account-opener.ts'
import { isOfV2, stateInV2, v2Include, v2LinkParams } from './accounts-v2.ts'
import { everyOne } from './every-one.ts'
import type { Mark } from './installation-mark.ts'
import type { PaymentProvider, PayoutAccount, ReturnedByBank } from './payment-provider.ts'
import { toPayoutAccount } from './payout-account.ts'
import { agreementFor } from './payout-corridors.ts'
import { callStripe } from './stripe-errors.ts'

type AccountCalls =
  | 'createPayoutAccount'
  | 'createOnboardingLink'
  | 'createDashboardLink'
  | 'retrievePayoutAccount'
  | 'findReturnedByBank'
  | 'listEveryPayoutAccount'
  | 'payableCountries'

/** Creators' accounts, opened through whichever of Stripe's two APIs this platform may use (decision 91). */
export function accountCalls(
  stripe: Stripe,
  { platformCountry, currency, mark }: { platformCountry: string; currency: string; mark: Mark },
): Pick<PaymentProvider, AccountCalls> {
  const open = createAccountOpener(stripe, { platformCountry, mark })
  return {
    createPayoutAccount: open,
    createOnboardingLink: (request) => createOnboardingLink(stripe, request),
    createDashboardLink: (accountId) =>
      callStripe(() => stripe.accounts.createLoginLink(accountId)),
    retrievePayoutAccount: (accountId) => retrieveAccount(stripe, accountId, mark),
    findReturnedByBank: (accountId) => findReturned(stripe, { accountId, currency }),
    listEveryPayoutAccount: async (since) => {
      const listed = { since, stop: undefined }
      const found = await everyOne((params) => stripe.accounts.list(params), listed)
      const isForeign = await mark.reader()
      return found.map((account) => toPayoutAccount(account, isForeign))
    },
    payableCountries: async () => {
      const spec = await callStripe(() => stripe.countrySpecs.retrieve(platformCountry))
      const listed = new Set([platformCountry, ...spec.supported_transfer_countries])
      return [...listed].filter((country) => agreementFor(platformCountry, country) !== null)
    },
  }
}

/** The page of v1 does not know what an account of v2 still needs. */
async function createOnboardingLink(
  stripe: Stripe,
  request: Parameters<PaymentProvider['createOnboardingLink']>[0],
): Promise<{ url: string }> {
  const { accountId, returnUrl, refreshUrl } = request
  return await callStripe(async () => {
    const { metadata } = await stripe.accounts.retrieve(accountId)
    if (isOfV2(metadata)) return stripe.v2.core.accountLinks.create(v2LinkParams(request))
    return stripe.accountLinks.create({
      account: accountId,
      type: 'account_onboarding',
      return_url: returnUrl,
      refresh_url: refreshUrl,
    })
  })
}

/** Stripe pays an account out in the account's own currency, and not every currency has cents. */
async function findReturned(
  stripe: Stripe,
  { accountId, currency }: { accountId: string; currency: string },
): Promise<ReturnedByBank | null> {
  const of = { stripeAccount: accountId }
  const { data } = await callStripe(() => stripe.payouts.list({ limit: 1 }, of))
  const newest = data[0]
  if (newest?.status !== 'failed') return null
  return { cents: newest.currency === currency ? toCents(newest.amount) : null }
}

/** Bank accounts are shown by v1, and the state of an account by the API that opened it. */
async function retrieveAccount(
  stripe: Stripe,
  accountId: string,
  mark: Mark,
): Promise<PayoutAccount> {
  const account = await callStripe(() => stripe.accounts.retrieve(accountId))
  const shown = toPayoutAccount(account, await mark.reader())
  if (!isOfV2(account.metadata)) return shown
  const asked = { include: [...v2Include] }
  const inV2 = await callStripe(() => stripe.v2.core.accounts.retrieve(accountId, asked))
  return { ...shown, ...stateInV2(inV2, shown) }
}
