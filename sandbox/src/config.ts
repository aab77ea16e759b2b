/** Settings of the process. The sandbox needs none: every field has a default. */
export interface SandboxConfig {
  readonly port: number
  readonly host: string
  readonly folder: string
  /**
   * URL of the product's pages; `localhost` and `127.0.0.1` at its port may both call the sandbox.
   */
  readonly appUrl: string
  /** URL a browser reaches the sandbox at, if it differs from `host:port`. */
  readonly publicUrl: string | undefined
  readonly webhookUrl: string
  readonly webhookSecret: string
  readonly connectWebhookSecret: string
  readonly demo: boolean
  /** Where the platform's own account is, and its currency. */
  readonly platformCountry: string
  readonly platformCurrency: string
}

/** An empty variable counts as unset, as the server’s do: no host would be every address. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): SandboxConfig {
  const appUrl = environment.APP_URL || 'http://localhost:3000'
  return {
    port: readPort(environment.SANDBOX_PORT || '3001'),
    host: environment.SANDBOX_HOST || '127.0.0.1',
    folder: environment.SANDBOX_DATA_DIR || '.permille/sandbox',
    appUrl,
    publicUrl: environment.SANDBOX_PUBLIC_URL || undefined,
    webhookUrl: environment.SANDBOX_WEBHOOK_URL || new URL('/api/stripe/webhook', appUrl).href,
    webhookSecret: environment.SANDBOX_WEBHOOK_SECRET || 'whsec_sandbox_platform',
    connectWebhookSecret: environment.SANDBOX_CONNECT_WEBHOOK_SECRET || 'whsec_sandbox_connect',
    demo: environment.SANDBOX_DEMO === '1',
    platformCountry: environment.PLATFORM_COUNTRY || 'US',
    platformCurrency: environment.PLATFORM_CURRENCY || 'usd',
  }
}

function readPort(text: string): number {
  const port = Number(text)
  if (Number.isInteger(port) && port >= 0 && port < 65536) return port
  throw new Error(`SANDBOX_PORT must be a port number, not "${text}".`)
}
