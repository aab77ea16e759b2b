import { createHmac } from 'node:crypto'
import type { CampaignId, FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeDraft } from '#testing/test-marketplace.ts'
import {
  intentOf,
  startTestSandbox,
  type TestSandbox,
  webhookSecret,
} from '#testing/test-sandbox.ts'
import { makeBrand, type TestBrand } from '#testing/test-users.ts'
import type { FundingDeps } from '../funding-deps.ts'
import { type StartedFunding, startFunding } from '../start-funding.ts'

export interface FundingSetup {
  readonly opened: TestDatabase
  readonly sandbox: TestSandbox
  readonly deps: FundingDeps
  readonly brand: TestBrand
  close(): Promise<void>
}

/** A database, its own card provider that sends webhooks to `webhookUrl`, and a brand. */
export async function setUpFunding(webhookUrl = 'http://127.0.0.1:1/'): Promise<FundingSetup> {
  const opened = await openTestDatabase()
  const sandbox = await startTestSandbox({ webhookUrl })
  const { provider } = sandbox
  const { db: database, log } = opened
  const firstPayments = { countMax: 1000, centsMax: 10_000_000_000 }
  const paid = { platformFeeBps: 1000, paymentsPerHour: 1000, firstPayments }
  const deps = { database, provider, clock: systemClock, log, ...paid }
  const brand = await makeBrand(database)
  const close = async (): Promise<void> => {
    await sandbox.close()
    await opened.close()
  }
  return { opened, sandbox, deps, brand, close }
}

export interface OpenFunding extends StartedFunding {
  readonly campaignId: CampaignId
  readonly intentId: string
}

/** A draft with an unconfirmed payment: by default $100.00 and its fee. */
export async function openFunding(
  setup: FundingSetup,
  given: { amountCents?: number; campaignId?: CampaignId } = {},
): Promise<OpenFunding> {
  const { deps, brand } = setup
  const campaignId = given.campaignId ?? (await makeDraft(deps.database, brand))
  const amountCents = toCents(given.amountCents ?? 10_000)
  const started = await startFunding(deps, { brand, campaignId, amountCents })
  return { ...started, campaignId, intentId: intentOf(started.clientSecret) }
}

/** Confirms as the browser does; returns the provider's status code. */
export function pay(
  { sandbox }: FundingSetup,
  { clientSecret }: Pick<OpenFunding, 'clientSecret'>,
  card?: string,
): Promise<number> {
  return sandbox.confirmPayment(clientSecret, card)
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
  return signText(text, { secret, at })
}

/** Any body, signed likewise. */
export function signText(
  text: string,
  { secret = webhookSecret, at = Date.now() / 1000 } = {},
): { rawBody: Buffer; signature: string } {
  const t = Math.floor(at)
  const v1 = createHmac('sha256', secret).update(`${t}.${text}`).digest('hex')
  return { rawBody: Buffer.from(text), signature: `t=${t},v1=${v1}` }
}

export interface StoredFunding {
  readonly status: string
  readonly stripePaymentIntentId: string | null
  readonly lastError: string | null
}

export function storedFunding(db: Database, fundingId: FundingId): Promise<StoredFunding> {
  return exactlyOne(
    db,
    sql<StoredFunding>`SELECT status, stripe_payment_intent_id, last_error
      FROM campaign_funding WHERE id = ${fundingId}`,
  )
}

/** How a payment ended, as audited. */
export function storedAudits(db: Database, fundingId: FundingId) {
  return manyRows(
    db,
    sql<{ action: string }>`SELECT action, actor_kind, before, after FROM audit_log
      WHERE object_id = ${fundingId} AND action <> 'funding.start' ORDER BY at`,
  )
}

/** "brand_fund 10000 campaign:…:budget", one for each entry of a campaign. */
export async function storedEntries(db: Database, campaignId: CampaignId): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ entry: string }>`SELECT concat_ws(' ', type, amount_cents,
        replace(credit_account, ${campaignId}, '…')) AS entry
      FROM ledger_entries WHERE campaign_id = ${campaignId} ORDER BY seq`,
  )
  return rows.map((row) => row.entry)
}
