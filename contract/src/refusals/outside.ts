/** What a call that asks the payment provider can be refused with. */
export const byProvider = [
  'payment-refused',
  'payment-provider-failure-stored',
  'payment-provider-misconfigured',
  'payment-provider-unavailable',
] as const

/** What a call that looks something up at a platform can be refused with. */
export const byPlatform = [
  'platform-not-configured',
  'too-many-look-ups',
  'platform-quota',
  'platform-refuses-us',
  'platform-unavailable',
] as const
