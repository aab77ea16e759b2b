import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import type { Offender } from '../invariant.ts'
import { checkInvariants, isHolding } from '../invariants.ts'

/** The offenders of each rule that a set of rows breaks; why a rule could not be checked. */
export type Findings = Readonly<Record<string, readonly string[]>>

/** Writes rows past every constraint, checks the books, and rolls the rows back. */
export type BreakBooks = (...statements: Statement<unknown>[]) => Promise<Findings>

/** Drops the constraints and unique indexes that would refuse such rows. */
export async function openToBreaking(database: TestDatabase): Promise<BreakBooks> {
  await dropGuards(database)
  return (...statements) => findWith(database, statements)
}

async function dropGuards({ db }: TestDatabase): Promise<void> {
  await run(
    db,
    sql`DO $$ DECLARE guard record; BEGIN
      FOR guard IN SELECT conrelid::regclass AS place, conname AS name FROM pg_constraint
        WHERE contype = 'c' AND connamespace = 'public'::regnamespace
      LOOP EXECUTE format('ALTER TABLE %s DROP CONSTRAINT %I', guard.place, guard.name); END LOOP;
    END $$`,
  )
  await run(
    db,
    sql`DROP INDEX earning_accruals_one_bonus, payouts_one_open,
    submissions_one_live_per_post, submissions_once_per_creator`,
  )
}

class Undo extends Error {}

async function findWith(
  { db }: TestDatabase,
  statements: readonly Statement<unknown>[],
): Promise<Findings> {
  let findings: Findings = {}
  const work = async (tx: Transaction): Promise<never> => {
    // No trigger or foreign key fires.
    await run(tx, sql`SET LOCAL session_replication_role = replica`)
    for (const statement of statements) await run(tx, statement)
    findings = await readFindings(tx)
    throw new Undo()
  }
  await db.transaction(work).catch((error: unknown) => {
    if (!(error instanceof Undo)) throw error
  })
  return findings
}

async function readFindings(tx: Transaction): Promise<Findings> {
  const broken = (await checkInvariants(tx)).filter((result) => !isHolding(result))
  return Object.fromEntries(
    broken.map(({ id, offenders, unchecked }) => [
      id,
      unchecked === null ? idsOf(offenders) : [unchecked],
    ]),
  )
}

/** Each once, although two queries of a rule may find it. */
function idsOf(offenders: readonly Offender[]): string[] {
  return [...new Set(offenders.map(({ offender }) => offender))].sort()
}
