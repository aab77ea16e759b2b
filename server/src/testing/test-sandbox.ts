import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Platform } from '@permille/contract/enums'
import type { CreatorId } from '@permille/contract/ids'
import type { SandboxConfig } from '../../../sandbox/src/config.ts'
import { startSandbox } from '../../../sandbox/src/start-sandbox.ts'
import {
  createInstagramPlatform,
  instagramEndpointsAt,
} from '../integrations/instagram/instagram-platform.ts'
import type { SocialPlatform } from '../integrations/social-platform.ts'
import type { PaymentProvider } from '../integrations/stripe/payment-provider.ts'
import { createStripePaymentProvider } from '../integrations/stripe/stripe-payment-provider.ts'
import { createTiktokPlatform, tiktokEndpointsAt } from '../integrations/tiktok/tiktok-platform.ts'
import { createXPlatform } from '../integrations/x/x-platform.ts'
import { createYoutubePlatform } from '../integrations/youtube/youtube-platform.ts'
import { newId } from '../platform/ids.ts'

interface PostSetting {
  readonly platform: Platform
  readonly username: string
  readonly externalPostId: string
  readonly views: number
  readonly likes?: number
  readonly comments?: number
  readonly shares?: number
  readonly publishedAt?: string
  readonly state?: 'public' | 'private' | 'deleted'
  readonly kind?: 'video' | 'image' | 'carousel'
  readonly hasShortcode?: boolean
  readonly isLabelledPaid?: boolean
  /** Metrics, separated by commas, that Instagram does not offer for the post's kind. */
  readonly withoutMetrics?: string
  readonly title?: string
}

interface AccountSetting {
  readonly platform: Platform
  readonly username: string
  readonly followers: number
  readonly description?: string
  readonly professionalSince?: string
}

/** A running sandbox behind the real clients: its control, and what people do at the providers. */
export interface SandboxClient {
  readonly url: string
  readonly provider: PaymentProvider
  readonly platforms: Map<Platform, SocialPlatform>
  setAccount(account: AccountSetting): Promise<void>
  setPost(post: PostSetting): Promise<void>
  /** The account's owner takes back what they allowed, or one permission of it. */
  revokeGrant(account: { platform: Platform; username: string; scope?: string }): Promise<void>
  /** The account's owner also asks Meta for their data to be erased; returns what the app said. */
  eraseData(account: {
    username: string
  }): Promise<{ app: { url: string; confirmation_code: string } }>
  setSettings(settings: object): Promise<void>
  setFault(fault: object): Promise<void>
  clearFaults(): Promise<void>
  /** Pays as the browser does, and returns the provider's status code. */
  confirmPayment(clientSecret: string, card?: string): Promise<number>
  /** Adds the operator's own money to the balance at the provider, so that transfers can be made. */
  fillBalance(amountCents: number): Promise<void>
  /** Transfers the platform's whole balance at the provider to an account outside our books. */
  emptyBalance(): Promise<void>
  /** The operator reverses a transfer at the provider. */
  reverseTransfer(transfer: { id: string; amountCents: number }): Promise<void>
  /** The operator refunds a payment at the provider's dashboard; returns the refund's id. */
  refundAtDashboard(refund: { intentId: string; amountCents: number }): Promise<string>
  /** Creates a creator's account at the provider, completes its page and returns its id. */
  openPayoutAccount(creatorId: CreatorId, country?: string): Promise<string>
}

export interface TestSandbox extends SandboxClient {
  close(): Promise<void>
}

/** Starts a sandbox on a free port, with an empty folder and webhooks that reach no one by default. */
export async function startTestSandbox(
  options: Partial<Pick<SandboxConfig, 'appUrl' | 'webhookUrl' | 'folder'>> = {},
): Promise<TestSandbox> {
  const folder = mkdtempSync(join(tmpdir(), 'permille-sandbox-'))
  const webhookUrl = 'http://127.0.0.1:1/'
  const sandbox = await startSandbox({ webhookUrl, folder, ...options, port: 0 })
  return {
    ...sandboxAt(sandbox.url),
    close: async () => {
      await sandbox.close()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** A sandbox that runs already, in this process or in another. */
export function sandboxAt(url: string): SandboxClient {
  const provider = providerAt(url)
  return {
    url,
    provider,
    platforms: new Map(platformsAt(url).map((client) => [client.platform, client])),
    ...controlOf(url),
    ...paymentsOf(url, provider),
    openPayoutAccount: (creatorId, country = 'US') =>
      openPayoutAccount(provider, { creatorId, country }),
  }
}

export const webhookSecret = 'whsec_sandbox_platform'

export function providerAt(apiBase: string, secretKey = 'sk_test_sandbox'): PaymentProvider {
  const webhookSecrets = [webhookSecret, 'whsec_sandbox_connect']
  return createStripePaymentProvider({ secretKey, webhookSecrets, apiBase })
}

function platformsAt(url: string): SocialPlatform[] {
  const endpoints = { apiBase: url }
  return [
    createTiktokPlatform({
      clientKey: 'sandbox-tiktok-key',
      clientSecret: 'sandbox-tiktok-secret',
      endpoints: tiktokEndpointsAt(url),
    }),
    createInstagramPlatform({
      appId: 'sandbox-instagram-id',
      appSecret: 'sandbox-instagram-secret',
      endpoints: instagramEndpointsAt(url),
    }),
    createYoutubePlatform({ apiKey: 'sandbox-youtube-key', endpoints }),
    createXPlatform({ bearerToken: 'sandbox-x-bearer', endpoints }),
  ]
}

type Control = Pick<
  SandboxClient,
  | 'setAccount'
  | 'setPost'
  | 'revokeGrant'
  | 'eraseData'
  | 'setSettings'
  | 'setFault'
  | 'clearFaults'
>

function controlOf(url: string): Control {
  const control = async (method: string, path: string, body?: object): Promise<void> => {
    const json = { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
    await requireOk(fetch(`${url}/control/${path}`, { method, ...(body && json) }))
  }
  const eraseData = async ({ username }: { username: string }) => {
    const query = new URLSearchParams({ platform: 'instagram', username, erase: '1' })
    const erased = await requireOk(fetch(`${url}/control/grants?${query}`, { method: 'DELETE' }))
    return (await erased.json()) as { app: { url: string; confirmation_code: string } }
  }
  return {
    setAccount: (account) => control('PUT', 'accounts', account),
    setPost: (post) => control('PUT', 'posts', post),
    revokeGrant: (account) => control('DELETE', `grants?${new URLSearchParams(account)}`),
    eraseData,
    setSettings: (settings) => control('PUT', 'settings', settings),
    setFault: (fault) => control('POST', 'faults', fault),
    clearFaults: () => control('DELETE', 'faults'),
  }
}

type Payments = Pick<
  SandboxClient,
  'confirmPayment' | 'fillBalance' | 'emptyBalance' | 'reverseTransfer' | 'refundAtDashboard'
>

function paymentsOf(url: string, provider: PaymentProvider): Payments {
  const headers = { authorization: 'Bearer sk_test_sandbox' }
  const post = (path: string, form: Record<string, string>) =>
    requireOk(fetch(`${url}/v1/${path}`, { method: 'POST', headers, body: formOf(form) }))
  return {
    confirmPayment: (clientSecret, card) => confirmPayment(url, clientSecret, card),
    fillBalance: async (amountCents) => {
      await post('topups', { amount: String(amountCents), currency: 'usd' })
    },
    emptyBalance: async () => {
      const balance = await requireOk(fetch(`${url}/v1/balance`, { headers }))
      const { available } = (await balance.json()) as { available: { amount: number }[] }
      const amountCents = available[0]?.amount ?? 0
      if (amountCents <= 0) return
      const destination = await openPayoutAccount(provider, { creatorId: newId(), country: 'US' })
      await post('transfers', { amount: String(amountCents), currency: 'usd', destination })
    },
    reverseTransfer: async ({ id, amountCents }) => {
      await post(`transfers/${id}/reversals`, { amount: String(amountCents) })
    },
    refundAtDashboard: async ({ intentId, amountCents }) => {
      const form = { payment_intent: intentId, amount: String(amountCents) }
      const { id } = (await (await post('refunds', form)).json()) as { id: string }
      return id
    },
  }
}

async function requireOk(asked: Promise<Response>): Promise<Response> {
  const response = await asked
  if (!response.ok) throw new Error(`${response.url}: ${response.status} ${await response.text()}`)
  return response
}

function formOf(fields: Record<string, string>): URLSearchParams {
  return new URLSearchParams(fields)
}

async function confirmPayment(
  url: string,
  clientSecret: string,
  card = 'pm_card_visa',
): Promise<number> {
  const response = await fetch(`${url}/v1/payment_intents/${intentOf(clientSecret)}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: formOf({ client_secret: clientSecret, payment_method: card }),
  })
  return response.status
}

/** The id of the payment that a client secret belongs to. */
export function intentOf(clientSecret: string): string {
  return clientSecret.split('_secret')[0] ?? ''
}

async function openPayoutAccount(
  provider: PaymentProvider,
  { creatorId, country }: { creatorId: CreatorId; country: string },
): Promise<string> {
  const { id } = await provider.createPayoutAccount({
    creatorId,
    email: 'creator@permille.test',
    country,
    idempotencyKey: `acct:${creatorId}`,
  })
  const { url } = await provider.createOnboardingLink({
    accountId: id,
    returnUrl: 'http://localhost:3000/earnings',
    refreshUrl: 'http://localhost:3000/earnings',
  })
  await fetch(url, { method: 'POST', redirect: 'manual' })
  return id
}

/** Allows access on a platform's page, as a person does; returns the URL they come back to. */
export async function giveConsent(
  authorizeUrl: string,
  form: { username?: string; decision?: 'deny'; withhold?: string } = {},
): Promise<{ url: URL; state: string; code: string | undefined }> {
  const body = new URLSearchParams({ ...form })
  const response = await fetch(authorizeUrl, { method: 'POST', body, redirect: 'manual' })
  const location = response.headers.get('location')
  if (location === null) throw new Error(`no redirect: ${await response.text()}`)
  const url = new URL(location)
  const code = url.searchParams.get('code') ?? undefined
  return { url, state: url.searchParams.get('state') ?? '', code }
}
