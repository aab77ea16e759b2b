import type Stripe from 'stripe'
import type { StripeSandbox } from '../stripe-sandbox.ts'
import { refused } from '../wire/api-error.ts'
import { mergeMetadata, type Params } from '../wire/params.ts'
import { noProfile } from './account-details.ts'
import type { accountSpec } from './account-params.ts'
import { checkCapabilities, requestedCapabilities } from './capabilities.ts'
import { updateAccount } from './update-account.ts'

/** Applies later changes by the platform; the country and the service agreement are fixed. */
export function changeAccount(
  stripe: StripeSandbox,
  account: Stripe.Account,
  params: Params<typeof accountSpec>,
): Stripe.Account {
  const agreement = account.tos_acceptance?.service_agreement === 'recipient' ? 'recipient' : 'full'
  const agreementType = params.tos_acceptance?.service_agreement
  if (agreementType !== undefined && agreementType !== agreement) {
    const message = `The service agreement of an account cannot be changed; this one is under the \`${agreement}\` service agreement.`
    throw refused(null, message, 'tos_acceptance[service_agreement]')
  }
  const asked = params.capabilities && requestedCapabilities(params.capabilities, agreement)
  const capabilities = { ...asked, ...account.capabilities }
  checkCapabilities(stripe, { country: account.country ?? '', agreement, capabilities })
  return updateAccount(stripe, account, {
    business_profile: { ...noProfile, ...account.business_profile, ...params.business_profile },
    business_type: params.business_type ?? account.business_type ?? null,
    capabilities,
    email: params.email ?? account.email,
    metadata: mergeMetadata(account.metadata ?? {}, params.metadata),
  })
}
