/** The refusals of a call to the payment provider. */
export const byProvider = [
  'payment-refused',
  'payment-provider-failure-stored',
  'payment-provider-misconfigured',
  'payment-provider-unavailable',
] as const

/** The refusals of a call that looks something up at a platform. */
export const byPlatform = [
  'platform-not-configured',
  'too-many-look-ups',
  'platform-quota',
  'platform-refuses-us',
  'platform-unavailable',
] as const
