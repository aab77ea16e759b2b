import type { Platform } from '@permille/contract/enums'

/** The sandbox's keys. They are public. */
export const sandboxStripeKeys = {
  secretKey: 'sk_test_sandbox',
  publishableKey: 'pk_test_sandbox',
  webhookSecrets: ['whsec_sandbox_platform', 'whsec_sandbox_connect'],
} as const

export const sandboxPlatforms = {
  tiktok: { id: 'sandbox-tiktok-key', secret: 'sandbox-tiktok-secret' },
  instagram: { id: 'sandbox-instagram-id', secret: 'sandbox-instagram-secret' },
  youtube: 'sandbox-youtube-key',
  x: 'sandbox-x-bearer',
} as const satisfies Readonly<Record<Platform, unknown>>
