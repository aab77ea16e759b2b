import type { BrandId, FundingId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { type FundingSetup, setUpFunding } from '#features/funding/testing/funding-setup.ts'
import { addSeconds, systemClock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { intentOf } from '#testing/test-sandbox.ts'
import type { ComparisonDeps } from '../books-deps.ts'

export interface BooksSetup extends FundingSetup {
  readonly books: ComparisonDeps
  /** The same, so much later that nothing is on its way anymore. */
  readonly later: ComparisonDeps
}

export async function setUpBooks(): Promise<BooksSetup> {
  return booksOf(await setUpFunding())
}

export function booksOf(setup: FundingSetup): BooksSetup {
  const books = { ...setup.deps, booksDatabase: setup.deps.database }
  const later = { ...books, clock: { now: () => addSeconds(systemClock.now(), 3600) } }
  return { ...setup, books, later }
}

/** Someone pays the provider for a funding that we do not know; returns the payment's id. */
export async function unmatchedPayment(
  {
    sandbox,
    deps,
  }: {
    readonly sandbox: FundingSetup['sandbox']
    readonly deps: Pick<ComparisonDeps, 'provider'>
  },
  given: {
    amountCents?: number
    provider?: ComparisonDeps['provider']
    brandId?: BrandId
    card?: string
  } = {},
): Promise<string> {
  const { amountCents = 5000, provider = deps.provider, brandId = newId<BrandId>() } = given
  const { clientSecret } = await provider.createFundingIntent({
    fundingId: newId<FundingId>(),
    campaignId: newId(),
    brandId,
    amountCents: toCents(amountCents),
    feeCents: toCents(0),
    description: 'stray',
    idempotencyKey: newId(),
  })
  await sandbox.confirmPayment(clientSecret, given.card)
  return intentOf(clientSecret)
}

/** "expense:provider_fees to asset:stripe 320", of everything that is ours alone, by name. */
export async function ownEntries(db: Database): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ entry: string }>`SELECT concat_ws(' ', debit_account, 'to', credit_account, amount_cents)
        AS entry
      FROM ledger_entries WHERE campaign_id IS NULL ORDER BY entry`,
  )
  return rows.map(({ entry }) => entry)
}

/** "payment pi_1: 5000 or 0, open", in the order in which they were found. */
export async function discrepanciesOf(db: Database): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ exception: string }>`SELECT format('%s %s: %s or %s, %s', subject_kind, subject_ref,
        provider_cents, ledger_cents, state) AS exception
      FROM book_exceptions ORDER BY found_at, provider_cents, id`,
  )
  return rows.map(({ exception: discrepancy }) => discrepancy)
}

export async function ledgerHolds(db: Database): Promise<number> {
  const { cents } = await exactlyOne(
    db,
    sql<{ cents: number }>`SELECT sum(CASE WHEN debit_account = 'asset:stripe' THEN amount_cents
        ELSE -amount_cents END)::bigint AS cents
      FROM ledger_entries WHERE 'asset:stripe' IN (debit_account, credit_account)`,
  )
  return cents
}

export async function providerHolds({ sandbox }: FundingSetup): Promise<number> {
  const { availableCents, pendingCents } = await sandbox.provider.readBalance()
  return availableCents + pendingCents
}
