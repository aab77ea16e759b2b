import type { EnvironmentReader } from '../platform/environment.ts'

/** Where our own account at the payment provider is, and the currency it charges, holds and sends. */
export interface PlatformPlace {
  /** ISO 3166 code: it decides which creators' countries can be paid. */
  readonly platformCountry: string
  readonly currency: string
}

/** Screens write every amount with a dollar sign. */
const currencies = ['usd', 'cad', 'aud', 'nzd', 'sgd', 'hkd'] as const

export function readPlatformPlace(env: EnvironmentReader): PlatformPlace {
  const platformCountry = env.text('PLATFORM_COUNTRY') ?? env.fallback('PLATFORM_COUNTRY', 'US')
  if (!/^[A-Z]{2}$/.test(platformCountry)) {
    env.problem('PLATFORM_COUNTRY', `must be a country code such as US, not ${platformCountry}`)
  }
  return { platformCountry, currency: env.choice('PLATFORM_CURRENCY', currencies, 'usd') }
}
