import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { CreatorId } from '@permille/contract/ids'
import { type Sandbox, startSandbox } from '../../../sandbox/src/start-sandbox.ts'
import { compareTransfers } from '../features/payouts/compare-transfers.ts'
import type { PayoutDeps } from '../features/payouts/payout-deps.ts'
import { createStripePaymentProvider } from '../integrations/stripe/stripe-payment-provider.ts'
import { type BooksWatch, watchBooks } from '../money/books/watch-books.ts'
import { releaseHolds } from '../money/movements/release-holds.ts'
import { settleViews } from '../money/movements/settle-views.ts'
import { systemClock } from '../platform/clock.ts'
import { exactlyOne, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  type TestCreator,
} from './marketplace.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'

/** A database, a provider and everything a payout needs, for tests. */
export interface PayoutDesk {
  readonly database: TestDatabase
  readonly sandbox: Sandbox
  readonly deps: PayoutDeps
  close(): Promise<void>
}

export async function openPayoutDesk(): Promise<PayoutDesk> {
  const folder = mkdtempSync(path.join(tmpdir(), 'payout-desk-'))
  const database = await openTestDatabase()
  const sandbox = await startSandbox({ port: 0, folder, webhookUrl: 'http://127.0.0.1:1/' })
  const provider = createStripePaymentProvider({
    secretKey: 'sk_test_sandbox',
    webhookSecrets: ['whsec_sandbox_platform'],
    apiBase: sandbox.url,
  })
  const deps = { database: database.db, provider, clock: systemClock, log: database.log }
  // Payouts wait for a first check of the books.
  await watchBooks(booksWatchOf(deps))
  const close = async (): Promise<void> => {
    await sandbox.close()
    await database.close()
  }
  return { database, sandbox, deps, close }
}

/** What a check of the books needs, with the production schedule. */
export function booksWatchOf(deps: PayoutDeps): BooksWatch {
  const { database, log } = deps
  return {
    database,
    booksDatabase: database,
    log,
    booksCheckSeconds: 600,
    compareTransfers: (since) => compareTransfers(deps, since),
  }
}

/** Adds money to the platform's own balance at the provider, so that transfers can be made. */
export async function fillPlatformBalance(
  desk: { readonly deps: PayoutDeps; readonly sandbox: { readonly url: string } },
  amountCents: number,
): Promise<void> {
  const fundingId = crypto.randomUUID()
  const intent = await desk.deps.provider.createFundingIntent({
    fundingId,
    campaignId: 'any',
    amountCents,
    description: 'Test funding',
    idempotencyKey: `fund:${fundingId}`,
  })
  const answer = await fetch(`${desk.sandbox.url}/v1/payment_intents/${intent.id}/confirm`, {
    method: 'POST',
    headers: { authorization: 'Bearer pk_test_sandbox' },
    body: new URLSearchParams({
      client_secret: intent.clientSecret,
      payment_method: 'pm_card_visa',
    }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** The operator reverses a transfer at the provider. */
export async function reverseTransfer(
  desk: Pick<PayoutDesk, 'sandbox'>,
  transfer: { id: string; amountCents: number },
): Promise<void> {
  const answer = await fetch(`${desk.sandbox.url}/v1/transfers/${transfer.id}/reversals`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_test_sandbox' },
    body: new URLSearchParams({ amount: String(transfer.amountCents) }),
  })
  if (!answer.ok) throw new Error(await answer.text())
}

/** Transfers the platform's whole balance at the provider to an account outside our books. */
export async function emptyPlatformBalance(desk: PayoutDesk): Promise<void> {
  const headers = { authorization: 'Bearer sk_test_sandbox' }
  const answer = await fetch(`${desk.sandbox.url}/v1/balance`, { headers })
  const { available } = (await answer.json()) as { available: { amount: number }[] }
  const amountCents = available[0]?.amount ?? 0
  if (amountCents <= 0) return
  const destination = await openAccount(desk, newId())
  const sent = await fetch(`${desk.sandbox.url}/v1/transfers`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ amount: String(amountCents), currency: 'usd', destination }),
  })
  if (!sent.ok) throw new Error(await sent.text())
}

/** A creator with `availableCents` withdrawable and a completed payout account. */
export async function makePayableCreator(
  desk: Pick<PayoutDesk, 'database' | 'deps'>,
  availableCents: number,
): Promise<TestCreator & { destination: string; submissionId: string }> {
  const { db } = desk.database
  const { creator, submissionId } = await db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents: availableCents })
    const made = await makeCreator(tx)
    const id = await makeApprovedSubmission(tx, {
      campaignId: campaign.id,
      creator: made,
      ratePerKViewsCents: 1000,
    })
    return { creator: made, submissionId: id }
  })
  const at = new Date(Date.now() - 1000)
  const readings = [readingOf(submissionId, availableCents, at)]
  await db.transaction((tx) => settleViews(tx, { readings, at, holdHours: 0 }))
  await db.transaction((tx) => releaseHolds(tx, { at: new Date(), creatorsMax: 1000 }))
  const destination = await openAccount(desk, creator.id)
  await run(
    db,
    sql`UPDATE creators SET stripe_connect_account_id = ${destination},
        payout_account_status = 'connected' WHERE id = ${creator.id}`,
  )
  return { ...creator, destination, submissionId }
}

/** Creates an account at the provider and completes its onboarding page. */
async function openAccount(desk: Pick<PayoutDesk, 'deps'>, creatorId: CreatorId): Promise<string> {
  const { provider } = desk.deps
  const account = await provider.createPayoutAccount({
    creatorId,
    email: 'creator@permille.test',
    country: 'US',
    idempotencyKey: `acct:${creatorId}`,
  })
  const { url } = await provider.createOnboardingLink({
    accountId: account.id,
    returnUrl: 'http://localhost:3000/earnings',
    refreshUrl: 'http://localhost:3000/earnings',
  })
  await fetch(url, { method: 'POST', redirect: 'manual' })
  return account.id
}

export async function readPayoutOf(
  desk: PayoutDesk,
  creatorId: CreatorId,
): Promise<{ id: string; status: string; totalCents: number; attempt: number }> {
  return await exactlyOne(
    desk.database.db,
    sql`SELECT id, status, total_cents, attempt FROM payouts WHERE creator_id = ${creatorId}`,
  )
}
