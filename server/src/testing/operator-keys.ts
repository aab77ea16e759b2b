/** The environment of an operator with keys: real ones in form, with every provider at the sandbox. */
export function operatorKeys(sandboxUrl: string) {
  return {
    APP_URL: 'https://market.example',
    TRUST_PROXY: '1',
    STRIPE_SECRET_KEY: 'sk_test_operator',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_operator',
    STRIPE_WEBHOOK_SECRET: 'whsec_0123456789abcdef',
    STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_fedcba9876543210',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    STRIPE_API_URL: sandboxUrl,
    TIKTOK_API_URL: sandboxUrl,
    INSTAGRAM_API_URL: sandboxUrl,
    YOUTUBE_API_URL: sandboxUrl,
    X_API_URL: sandboxUrl,
    TIKTOK_CLIENT_KEY: 'sandbox-tiktok-key',
    TIKTOK_CLIENT_SECRET: 'sandbox-tiktok-secret',
    INSTAGRAM_APP_ID: 'sandbox-instagram-id',
    INSTAGRAM_APP_SECRET: 'sandbox-instagram-secret',
    YOUTUBE_API_KEY: 'sandbox-youtube-key',
    X_BEARER_TOKEN: 'sandbox-x-bearer',
  }
}
