import type { Cents } from '@permille/contract/money'
import {
  isCampaignAccount,
  isCreatorAccount,
  isStray,
  partOfAccount,
} from '#money/chart-of-accounts.ts'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne, firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Dues, ProviderBalance, ProviderReading } from './provider-money.ts'

/** A reading never replaces a later one. */
export async function saveReading(db: Database, reading: ProviderReading): Promise<void> {
  const { availableCents, pendingCents, readAt, dues } = reading
  await run(
    db,
    sql`INSERT INTO provider_balance (available_cents, pending_cents, read_at, dues)
      VALUES (${availableCents}, ${pendingCents}, ${readAt}, ${JSON.stringify(dues)})
      ON CONFLICT (only_row) DO UPDATE SET available_cents = excluded.available_cents,
        pending_cents = excluded.pending_cents, read_at = excluded.read_at, dues = excluded.dues
      WHERE provider_balance.read_at <= excluded.read_at`,
  )
}

export async function findReading(db: Database): Promise<ProviderReading | undefined> {
  const row = await firstRow(
    db,
    sql<ProviderBalance & { readonly dues: StoredDues | null }>`
      SELECT available_cents, pending_cents, read_at, dues FROM provider_balance`,
  )
  if (row === undefined) return undefined
  return { ...row, dues: row.dues === null ? await readDues(db) : fromStored(row.dues) }
}

/** JSON has no dates. */
type StoredDues = Omit<Dues, 'maturing'> & {
  readonly maturing: readonly { readonly at: string; readonly cents: Cents }[]
}

function fromStored(dues: StoredDues): Dues {
  return { ...dues, maturing: dues.maturing.map(({ at, cents }) => ({ at: new Date(at), cents })) }
}

/**
 * The amounts owed, with holds by the hour in which they end. Our own fee is left out, earned or not. Sums
 * every account and every hold: for a background reading, not for a screen.
 */
export async function readDues(db: Database): Promise<Dues> {
  const [sums, maturing] = await Promise.all([
    exactlyOne(
      db,
      sql<Omit<Dues, 'maturing'>>`SELECT
          coalesce(sum(cents) FILTER (WHERE is_stray
            OR (is_creator AND part IN ('available', 'in_transit'))), 0)::bigint AS now_cents,
          coalesce(sum(cents) FILTER (WHERE is_creator AND part = 'frozen'), 0)::bigint
            AS frozen_cents,
          coalesce(sum(cents) FILTER (WHERE is_campaign AND part IN ('budget', 'refunding')), 0)
            ::bigint AS in_campaigns_cents
        FROM (SELECT balance_cents AS cents, ${partOfAccount(sql`name`)} AS part,
          ${isCreatorAccount(sql`name`)} AS is_creator, ${isCampaignAccount(sql`name`)} AS is_campaign,
          ${isStray(sql`name`)} AS is_stray
          FROM ledger_accounts) accounts`,
    ),
    manyRows(
      db,
      sql<
        Dues['maturing'][number]
      >`SELECT max(matures_at) AS at, sum(accrued_cents)::bigint AS cents
        FROM accrual_holds GROUP BY date_trunc('hour', matures_at) ORDER BY at`,
    ),
  ])
  return { ...sums, maturing }
}

export function countWaitingPayouts(db: Database): Promise<{ count: number; cents: Cents }> {
  return exactlyOne(
    db,
    sql<{ count: number; cents: Cents }>`SELECT count(*) AS count,
        coalesce(sum(total_cents), 0)::bigint AS cents
      FROM payouts WHERE status = 'queued' AND waits_for_money`,
  )
}
