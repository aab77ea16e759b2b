import type { Database } from '#platform/database/database.ts'
import type { Findings } from '../findings.ts'
import { checkRange } from '../id-ranges.ts'
import { dropFailingRange, listFailingRanges } from './progress-store.ts'
import { checkedQueries, guaranteedQueries } from './rule-queries.ts'

/** Asks every failing range again, and drops those that hold by now. */
export async function recheckFailingRanges(
  db: Database,
  findings: (id: string) => Findings,
): Promise<void> {
  for (const range of await listFailingRanges(db)) {
    const known = checkedQueries.get(range.name) ?? guaranteedQueries.get(range.name)
    const holds =
      known === undefined ||
      (await findings(known.id).collect(() => checkRange(db, known.query, range)))
    if (holds) await dropFailingRange(db, range)
  }
}
