import type { readFactorsCall } from '@permille/contract/accounts/factors'
import type { ResponseOf } from '@permille/contract/endpoint'
import type { ToastMessage } from '#ui/overlays/toast.ts'

export type Factors = ResponseOf<typeof readFactorsCall>

export function countFactors({ passkeys, appAddedAt }: Factors): number {
  return passkeys.length + (appAddedAt === null ? 0 : 1)
}

/** True if only the password is left after removing it. */
export function isLastFactor(factors: Factors): boolean {
  return countFactors(factors) === 1
}

/**
 * The notice after a change of the second factors. The first one ends the other sessions; for later ones the
 * user may have a reason to end them.
 */
export function factorChanged(title: string, { isFirst = false } = {}): ToastMessage {
  const description = isFirst
    ? 'You are signed out everywhere else.'
    : 'Still signed in elsewhere? You can sign out there under Sessions.'
  return { title, description }
}
