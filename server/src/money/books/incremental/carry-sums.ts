import type { Database } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { type IdRange, listedIds, withinIds, withinRange } from '../id-ranges.ts'
import type { RowKind, Since, Within } from '../invariant.ts'
import { accountMoves, campaignEntries, sumsOfEvents } from '../rules/carried-sums.ts'

/** The kinds of rows whose sums are carried forward. */
export type CarriedKind = Extract<RowKind, 'account' | 'campaign'>

/** Up to and including the entry of this number. */
interface Upto {
  readonly upto: number
}

/** The rows of one statement. */
interface Carrying extends Upto, Pick<Since, 'listed'> {
  readonly within: Within
}

interface Carried {
  readonly carry: (db: Database, carrying: Carrying) => Promise<void>
  /** The rows of a range whose sums were never carried. */
  readonly missing: (range: IdRange) => Statement<{ id: string }>
}

export function isCarried(kind: RowKind): kind is CarriedKind {
  return kind === 'account' || kind === 'campaign'
}

const idsAtOnce = 1000

/** Carries the sums of these rows forward, up to and including this entry. Everything before it must be committed. */
export async function carrySums(
  db: Database,
  { kind, ids, upto }: Upto & { kind: CarriedKind; ids: readonly string[] },
): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce)
    const [within, listed] = [withinIds(kind, some), listedIds(kind, some)]
    await carried[kind].carry(db, { within, listed, upto })
  }
}

/** Carries the sums of a range's rows that were never carried. */
export async function carryMissing(
  db: Database,
  { kind, range, upto }: Upto & { kind: CarriedKind; range: IdRange },
): Promise<void> {
  const missing = await manyRows(db, carried[kind].missing(range))
  await carrySums(db, { kind, ids: missing.map(({ id }) => id), upto })
}

const carried: Record<CarriedKind, Carried> = {
  account: {
    carry: carryAccounts,
    missing: (range) => sql`SELECT name AS id FROM ledger_accounts a
      WHERE ${withinRange('account', range)(sql`a.name`)}
        AND NOT EXISTS (SELECT FROM books_account_sums s WHERE s.name = a.name)`,
  },
  campaign: {
    carry: carryCampaigns,
    missing: (range) => sql`SELECT id FROM campaigns c
      WHERE ${withinRange('campaign', range)(sql`c.id`)}
        AND NOT EXISTS (SELECT FROM books_campaign_sums s WHERE s.campaign_id = c.id)`,
  },
}

/** Adds the entries since, or sums all. A row that another process has carried further is kept. */
async function carryAccounts(db: Database, { within, listed, upto }: Carrying): Promise<void> {
  await run(
    db,
    sql`INSERT INTO books_account_sums AS kept (name, upto_seq, balance_cents, lowest_cents)
      SELECT name, ${upto}::bigint, sum(cents), min(balance) FROM (
        SELECT name, cents, is_carried,
          sum(cents) OVER (PARTITION BY name ORDER BY seq, cents DESC) AS balance
        FROM (${accountMoves(within, { listed })}) m WHERE seq <= ${upto}
      ) running GROUP BY name HAVING bool_or(NOT is_carried) ORDER BY name
      ON CONFLICT (name) DO UPDATE SET upto_seq = excluded.upto_seq,
        balance_cents = excluded.balance_cents,
        lowest_cents = least(kept.lowest_cents, excluded.lowest_cents)
      WHERE excluded.upto_seq > kept.upto_seq`,
  )
}

async function carryCampaigns(db: Database, { within, listed, upto }: Carrying): Promise<void> {
  await run(
    db,
    sql`INSERT INTO books_campaign_sums AS kept (campaign_id, upto_seq, accrual_cents, fee_cents)
      SELECT campaign_id, ${upto}::bigint, accrual, fee FROM (
        SELECT campaign_id, ${sumsOfEvents}
        FROM (${campaignEntries(within, { listed })}) e WHERE seq <= ${upto}
        GROUP BY campaign_id
        HAVING bool_or(NOT is_carried AND event IN ('accrual', 'platform-fee')) ORDER BY 1
      ) summed
      ON CONFLICT (campaign_id) DO UPDATE SET upto_seq = excluded.upto_seq,
        accrual_cents = excluded.accrual_cents, fee_cents = excluded.fee_cents
      WHERE excluded.upto_seq > kept.upto_seq`,
  )
}
