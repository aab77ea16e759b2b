import { linkPayoutAccountCall } from '@permille/contract/payouts/payouts'
import { messageOf, statusOf } from '#api/api-error.ts'
import { errorToast, useAction } from '#api/use-action.ts'

/** Sends the browser to the provider's own page to finish the account. */
export function useLinkPayoutAccount() {
  return useAction({
    call: linkPayoutAccountCall,
    request: (country: string) => ({ body: { country } }),
    failed: (error) => errorToast(messageOf(error, failureOf(error))),
    onDone: ({ url }) => location.assign(url),
  })
}

/** Returns the message if the server sends none: the link was refused, or there was no response. */
function failureOf(error: unknown): string {
  return statusOf(error) === undefined
    ? 'Failed to connect Stripe account'
    : 'Failed to create account link'
}
