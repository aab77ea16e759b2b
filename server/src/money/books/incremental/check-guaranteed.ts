import type { Database } from '#platform/database/database.ts'
import { checkRangeAfter, createRangeEnds, type RangeEnds } from '../id-ranges.ts'
import { keepFailingRange } from './progress-store.ts'
import { guaranteedQueries, type RuleQueryOf } from './rule-queries.ts'

/**
 * Runs the queries that constraints guarantee, over the whole history. Call it where the constraints may have
 * been off: after a restore. Ranges with offenders are stored as failing, so that every check repeats them and
 * payouts stop until they hold. Throws if a query could not be run.
 */
export async function checkGuaranteed(db: Database): Promise<void> {
  const ends = createRangeEnds(db)
  for (const [name, known] of guaranteedQueries) await checkWhole(db, { name, known, ends })
}

async function checkWhole(
  db: Database,
  { name, known, ends }: { name: string; known: RuleQueryOf; ends: RangeEnds },
): Promise<void> {
  let after: string | null = null
  do {
    const { range, offenders } = await checkRangeAfter(db, known.query, { after, ends })
    if (offenders.length > 0) await keepFailingRange(db, { name, ...range })
    after = range.upto
  } while (after !== null)
}
