import { mkdtempSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Stripe from 'stripe'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'

/** A webhook as received over HTTP. */
export interface ReceivedWebhook {
  readonly body: string
  readonly signature: string
}

export interface TestSandbox {
  readonly sandbox: Sandbox
  readonly webhooks: readonly ReceivedWebhook[]
  /** Sets the status the receiver responds with from now on. */
  answerWith(status: number): void
  close(): Promise<void>
}

/** Starts a sandbox on a free port with a fresh folder, and a receiver for its webhooks. */
export async function startTestSandbox(): Promise<TestSandbox> {
  const webhooks: ReceivedWebhook[] = []
  let status = 200
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const signature = String(request.headers['stripe-signature'])
    webhooks.push({ body: Buffer.concat(chunks).toString('utf8'), signature })
    response.writeHead(status).end()
  })
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve))
  const { port } = receiver.address() as AddressInfo
  const sandbox = await startSandbox({
    port: 0,
    folder: newFolder(),
    webhookUrl: `http://127.0.0.1:${port}/`,
  })
  return {
    sandbox,
    webhooks,
    answerWith: (next) => {
      status = next
    },
    close: async () => {
      await sandbox.close()
      receiver.close()
    },
  }
}

export function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'permille-sandbox-'))
}

/** The official SDK, pointed at a sandbox, without retries. */
export function stripeAt(url: string, key = 'sk_test_sandbox'): Stripe {
  const { hostname: host, port } = new URL(url)
  const address = { host, port, protocol: 'http' } as const
  return new Stripe(key, { ...address, telemetry: false, maxNetworkRetries: 0 })
}

/** A connected account whose owner has finished onboarding. */
export async function onboardedAccount(
  stripe: Stripe,
  country = 'US',
  given: Stripe.AccountCreateParams & { readonly outcome?: string } = {},
): Promise<string> {
  const { outcome = 'complete', ...params } = given
  const { id } = await stripe.accounts.create({ type: 'express', country, ...params })
  const link = await stripe.accountLinks.create({
    account: id,
    type: 'account_onboarding',
    refresh_url: 'http://localhost/refresh',
    return_url: 'http://localhost/return',
  })
  const body = new URLSearchParams({ outcome })
  await fetch(link.url, { method: 'POST', body, redirect: 'manual' })
  return id
}

/** A successful payment, confirmed at once with the secret key. */
export function payWith(stripe: Stripe, paymentMethod: string, amountCents = 10_000) {
  return stripe.paymentIntents.create({
    amount: amountCents,
    currency: 'usd',
    confirm: true,
    payment_method: paymentMethod,
    return_url: 'http://localhost/return',
  })
}

export function setFault(sandbox: Sandbox, fault: Record<string, unknown>): void {
  const added = sandbox.world.faults.add({ provider: 'stripe', ...fault })
  if (typeof added === 'string') throw new Error(added)
}
