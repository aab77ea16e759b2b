import { createHmac } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toCents } from '@permille/contract/money'
import { type Sandbox, startSandbox } from '../../../../../sandbox/src/start-sandbox.ts'
import { createStripePaymentProvider } from '../../../integrations/stripe/stripe-payment-provider.ts'
import { systemClock } from '../../../platform/clock.ts'
import type { Database } from '../../../platform/database/database.ts'
import { exactlyOne, manyRows } from '../../../platform/database/query.ts'
import { sql } from '../../../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../../../testing/test-database.ts'
import { makeBrand, makeDraft, type TestBrand } from '../../campaigns/testing/campaign-makers.ts'
import { type StartedFunding, type StartFundingDeps, startFunding } from '../start-funding.ts'

const webhookSecret = 'whsec_sandbox_platform'

export interface FundingWorld {
  readonly opened: TestDatabase
  readonly sandbox: Sandbox
  readonly deps: StartFundingDeps
  readonly brand: TestBrand
  close(): Promise<void>
}

/** A database, its own card provider that sends webhooks to `webhookUrl`, and a brand. */
export async function openFundingWorld(webhookUrl = 'http://127.0.0.1:1/'): Promise<FundingWorld> {
  const folder = mkdtempSync(join(tmpdir(), 'funding-'))
  const opened = await openTestDatabase()
  const sandbox = await startSandbox({ port: 0, folder, webhookUrl, webhookSecret })
  const provider = createStripePaymentProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: [webhookSecret],
    apiBase: sandbox.url,
  })
  const { db: database, log } = opened
  const paid = { platformFeeBps: 1000, paymentsPerHour: 1000 }
  const deps = { database, provider, clock: systemClock, log, ...paid }
  const brand = await makeBrand(database)
  const close = async (): Promise<void> => {
    await sandbox.close()
    await opened.close()
    rmSync(folder, { recursive: true, force: true })
  }
  return { opened, sandbox, deps, brand, close }
}

export interface OpenFunding extends StartedFunding {
  readonly campaignId: string
  readonly intentId: string
}

/** A draft with an unconfirmed payment: by default $100.00 and its fee. */
export async function openFunding(
  world: FundingWorld,
  given: { amountCents?: number; campaignId?: string } = {},
): Promise<OpenFunding> {
  const { deps, brand } = world
  const campaignId = given.campaignId ?? (await makeDraft(deps.database, brand))
  const amountCents = toCents(given.amountCents ?? 10_000)
  const started = await startFunding(deps, { brand, campaignId, amountCents })
  const intentId = started.clientSecret.slice(0, started.clientSecret.indexOf('_secret'))
  return { ...started, campaignId, intentId }
}

/** Confirms as the browser does. */
export async function pay(
  world: FundingWorld,
  payment: Pick<OpenFunding, 'intentId' | 'clientSecret'>,
  card = 'pm_card_visa',
): Promise<number> {
  const url = `${world.sandbox.url}/v1/payment_intents/${payment.intentId}/confirm`
  const answer = await fetch(url, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({ client_secret: payment.clientSecret, payment_method: card }),
  })
  return answer.status
}

/** An event's body and signature header, signed as the provider documents. */
export function signEvent(
  event: { id: string; type: string; objectId: string },
  { secret = webhookSecret, at = Date.now() / 1000 } = {},
): { rawBody: Buffer; signature: string } {
  const { id, type, objectId } = event
  const t = Math.floor(at)
  const object = { id: objectId, object: 'payment_intent', status: 'succeeded', amount: 1 }
  const text = JSON.stringify({ id, type, object: 'event', created: t, data: { object } })
  const v1 = createHmac('sha256', secret).update(`${t}.${text}`).digest('hex')
  return { rawBody: Buffer.from(text), signature: `t=${t},v1=${v1}` }
}

export interface StoredFunding {
  readonly status: string
  readonly stripePaymentIntentId: string | null
  readonly lastError: string | null
}

export function storedFunding(db: Database, fundingId: string): Promise<StoredFunding> {
  return exactlyOne(
    db,
    sql<StoredFunding>`SELECT status, stripe_payment_intent_id, last_error
      FROM campaign_funding WHERE id = ${fundingId}`,
  )
}

/** "brand_fund 10000 campaign:…:budget", one for each entry of a campaign. */
export async function storedEntries(db: Database, campaignId: string): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ entry: string }>`SELECT concat_ws(' ', type, amount_cents,
        replace(credit_account, ${campaignId}, '…')) AS entry
      FROM ledger_entries WHERE campaign_id = ${campaignId} ORDER BY seq`,
  )
  return rows.map((row) => row.entry)
}
