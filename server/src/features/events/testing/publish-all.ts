import { systemClock } from '#platform/clock.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { collectEvents } from '../collect-events.ts'
import { publishEvents } from '../publishing/publish-events.ts'

/** What the worker does in its next turns, without notifications. */
export async function publishAll({ db, log }: Pick<TestDatabase, 'db' | 'log'>): Promise<void> {
  const deps = { database: db, log, clock: systemClock }
  while ((await collectEvents(deps)).hasMore);
  await publishEvents(deps)
}
