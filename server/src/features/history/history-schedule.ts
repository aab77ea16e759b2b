import type { Database } from '#platform/database/database.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import { sumUpMarketplaceDays } from './marketplace-history-store.ts'

export function historySchedule({ database }: { database: Database }): ScheduledTask[] {
  return [
    {
      name: 'sum up the marketplace’s days',
      everySeconds: 60,
      work: () => sumUpMarketplaceDays(database),
    },
  ]
}
