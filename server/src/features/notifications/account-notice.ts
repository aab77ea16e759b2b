import type { Mail } from '../../integrations/mail/mailer.ts'
import type { AccountChange } from '../accounts/public.ts'

const what = { email: 'email address', password: 'password' } as const

/** Sent to the user's previous address, in case someone else made the change. */
export function accountNotice(change: AccountChange, supportAddress: string): Mail {
  const thing = what[change.kind]
  return {
    toAddress: change.toAddress,
    subject: `Your Permille ${thing} was changed`,
    body: [
      `Hello ${change.displayName},`,
      `The ${thing} of your Permille account was changed on ${change.at}.`,
      `If that was you, there is nothing to do. If it was not, write to ${supportAddress} at once.`,
    ].join('\n\n'),
  }
}
