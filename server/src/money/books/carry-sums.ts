import type { Database } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { Since, Subject, Within } from './invariant.ts'
import { accountMoves, campaignEntries, sumsOfEvents } from './rules/carried-sums.ts'
import { listedSubjects, type Slice, withinIds, withinSlice } from './slices.ts'

/** Subjects whose sums are carried forward. */
export type CarriedSubject = Extract<Subject, 'account' | 'campaign'>

/** Up to and including the entry of this number. */
interface Upto {
  readonly upto: number
}

/** The subjects of one statement. */
interface Carrying extends Upto, Pick<Since, 'listed'> {
  readonly within: Within
}

interface Carried {
  readonly carry: (db: Database, carrying: Carrying) => Promise<void>
  /** The subjects of a slice whose sums were never carried. */
  readonly missing: (slice: Slice) => Statement<{ id: string }>
}

export function isCarried(subject: Subject): subject is CarriedSubject {
  return subject === 'account' || subject === 'campaign'
}

const idsAtOnce = 1000

/**
 * Carries the sums of these subjects forward, up to and including this entry. Everything before it
 * must be committed.
 */
export async function carrySums(
  db: Database,
  { subject, ids, upto }: Upto & { subject: CarriedSubject; ids: readonly string[] },
): Promise<void> {
  for (let from = 0; from < ids.length; from += idsAtOnce) {
    const some = ids.slice(from, from + idsAtOnce)
    const [within, listed] = [withinIds(subject, some), listedSubjects(subject, some)]
    await carried[subject].carry(db, { within, listed, upto })
  }
}

/** Carries the sums of a slice's subjects that were never carried. */
export async function carryMissing(
  db: Database,
  { subject, slice, upto }: Upto & { subject: CarriedSubject; slice: Slice },
): Promise<void> {
  const missing = await manyRows(db, carried[subject].missing(slice))
  await carrySums(db, { subject, ids: missing.map(({ id }) => id), upto })
}

const carried: Record<CarriedSubject, Carried> = {
  account: {
    carry: carryAccounts,
    missing: (slice) => sql`SELECT name AS id FROM ledger_accounts a
      WHERE ${withinSlice('account', slice)(sql`a.name`)}
        AND NOT EXISTS (SELECT FROM books_account_sums s WHERE s.name = a.name)`,
  },
  campaign: {
    carry: carryCampaigns,
    missing: (slice) => sql`SELECT id FROM campaigns c
      WHERE ${withinSlice('campaign', slice)(sql`c.id`)}
        AND NOT EXISTS (SELECT FROM books_campaign_sums s WHERE s.campaign_id = c.id)`,
  },
}

/**
 * Adds what came since, or sums up everything. A row that another process has carried further is
 * kept.
 */
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
