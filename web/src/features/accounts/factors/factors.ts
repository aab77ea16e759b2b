import type { ResponseOf } from '@permille/contract/endpoint'
import type { readFactorsCall } from '@permille/contract/factors/factors'

export type Factors = ResponseOf<typeof readFactorsCall>

export function countFactors({ passkeys, appAddedAt }: Factors): number {
  return passkeys.length + (appAddedAt === null ? 0 : 1)
}

/** True if only the password is left after removing it. */
export function isLastFactor(factors: Factors): boolean {
  return countFactors(factors) === 1
}
