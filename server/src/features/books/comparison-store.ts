import type { Cents } from '@permille/contract/money'
import { stripeBalance } from '#money/books/comparison-totals.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

/** The time up to which earlier comparisons have read the provider's list. */
export interface Compared {
  /** Null before the first. */
  readonly until: Date | null
  readonly deepAt: Date | null
}

export async function readCompared(db: Database): Promise<Compared> {
  return await exactlyOne(
    db,
    sql<Compared>`SELECT max(compared_until) AS until,
        max(compared_until) FILTER (WHERE is_deep) AS deep_at
      FROM book_comparisons`,
  )
}

export interface Comparison {
  readonly at: Date
  /** Null when the provider could not be read. */
  readonly comparedUntil: Date | null
  readonly isDeep: boolean
  readonly failure: string | null
  /** Both null if the balance changed while it was read. */
  readonly balanceCents: Cents | null
  readonly listedCents: Cents | null
}

export async function keepComparison(db: Database, comparison: Comparison): Promise<void> {
  const { at, comparedUntil, isDeep, failure, balanceCents, listedCents } = comparison
  await run(
    db,
    sql`INSERT INTO book_comparisons
        (id, at, compared_until, is_deep, failure, balance_cents, listed_cents)
      VALUES (${newId()}, ${at}, ${comparedUntil}, ${isDeep}, ${failure}, ${balanceCents},
        ${listedCents})`,
  )
  await run(
    db,
    sql`DELETE FROM book_comparisons WHERE at < ${at}::timestamptz - interval '90 days'`,
  )
}

/** Both sides of our balance, and the difference. */
export interface ComparisonTotals {
  readonly comparedAt: Date | null
  readonly comparedUntil: Date | null
  readonly failure: string | null
  readonly balanceCents: Cents | null
  readonly listedCents: Cents | null
  readonly transactionsCount: number
  readonly foreignCount: number
  readonly foreignCents: Cents
  readonly ledgerCents: Cents
  readonly openCount: number
  readonly explainedCount: number
  /** The provider's surplus in all explained differences; negative for a deficit. */
  readonly explainedCents: Cents
}

export async function readTotals(db: Database): Promise<ComparisonTotals> {
  const [last, seen, named] = await Promise.all([
    firstRow(
      db,
      sql<Comparison>`SELECT at, failure, balance_cents, listed_cents,
          (SELECT max(compared_until) FROM book_comparisons) AS compared_until
        FROM book_comparisons ORDER BY at DESC LIMIT 1`,
    ),
    exactlyOne(
      db,
      sql<
        Pick<
          ComparisonTotals,
          'transactionsCount' | 'foreignCount' | 'foreignCents' | 'ledgerCents'
        >
      >`
        SELECT count(*) FILTER (WHERE is_own) AS transactions_count,
          count(*) FILTER (WHERE NOT is_own) AS foreign_count,
          coalesce(sum(net_cents) FILTER (WHERE NOT is_own), 0)::bigint AS foreign_cents,
          (${stripeBalance}) AS ledger_cents
        FROM (SELECT net_cents, is_own_transaction(t) AS is_own FROM provider_transactions t) seen`,
    ),
    exactlyOne(
      db,
      sql<Pick<ComparisonTotals, 'openCount' | 'explainedCount' | 'explainedCents'>>`
        SELECT count(*) FILTER (WHERE state = 'open') AS open_count,
          count(*) FILTER (WHERE state = 'explained') AS explained_count,
          coalesce(sum(provider_cents - ledger_cents) FILTER (WHERE state = 'explained'), 0)::bigint
            AS explained_cents
        FROM book_exceptions`,
    ),
  ])
  return {
    ...seen,
    ...named,
    comparedAt: last?.at ?? null,
    comparedUntil: last?.comparedUntil ?? null,
    failure: last?.failure ?? null,
    balanceCents: last?.balanceCents ?? null,
    listedCents: last?.listedCents ?? null,
  }
}
