import type { DatabaseServer } from '../platform/database/database.ts'
import { run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { newId } from '../platform/ids.ts'
import type { RepeatedWork } from '../platform/jobs/repeat.ts'
import type { Log } from '../platform/log.ts'
import { checkInvariants } from './invariants.ts'

/**
 * Runs every invariant and keeps the result, clean ones for 30 days. A violation raises an alarm and stops payouts until a
 * later run is clean; nothing is ever mended by itself.
 */
export async function watchBooks(deps: { database: DatabaseServer; log: Log }): Promise<boolean> {
  const results = await checkInvariants(deps.database)
  const broken = results.filter((result) => result.offenders.length > 0)
  const stopsPayouts = broken.some((result) => result.stopsPayouts)
  const violations = broken.map(({ id, claim, offenders }) => ({ id, claim, offenders }))
  if (broken.length > 0) deps.log.error({ violations, stopsPayouts }, 'the books are broken')
  await run(
    deps.database,
    sql`INSERT INTO invariant_runs (id, violations, stops_payouts)
      VALUES (${newId()}, ${JSON.stringify(violations)}::jsonb, ${stopsPayouts})`,
  )
  await run(
    deps.database,
    sql`DELETE FROM invariant_runs WHERE at < now() - interval '30 days' AND violations = '[]'::jsonb`,
  )
  return broken.length === 0
}

export function moneyRepeats(
  deps: { database: DatabaseServer; log: Log },
  everySeconds: number,
): RepeatedWork[] {
  return [
    {
      name: 'watch the books',
      everySeconds,
      work: async () => {
        await watchBooks(deps)
      },
    },
  ]
}
