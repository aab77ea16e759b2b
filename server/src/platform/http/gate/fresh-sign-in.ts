import { freshSignInMinutes } from '@permille/contract/accounts/factor-lifetimes'
import { NotAllowed } from '#platform/errors/errors.ts'

/** Whether the password, a passkey or a code was given within that time. */
export function isFreshSignIn({ signedInAt }: { readonly signedInAt: Date }, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= freshSignInMinutes * 60_000
}

/** On this code the browser asks for the password and repeats the call. */
export function signInTooOld(): NotAllowed {
  return new NotAllowed('sign-in-too-old', 'Confirm it’s you: enter your password and try again')
}
