import { NotAllowed } from '../../errors/errors.ts'

const freshSeconds = 15 * 60

/** Whether the password, a passkey or a code was given within the last 15 minutes. */
export function isFreshSignIn({ signedInAt }: { readonly signedInAt: Date }, now: Date): boolean {
  return now.getTime() - signedInAt.getTime() <= freshSeconds * 1000
}

/** On this code the browser asks for the password and repeats the call. */
export function signInTooOld(): NotAllowed {
  return new NotAllowed('sign-in-too-old', 'Confirm it’s you: enter your password and try again')
}
