import type { Clock } from '../../platform/clock.ts'
import type { Database } from '../../platform/database/database.ts'
import type { RepeatedWork } from '../../platform/jobs/repeat.ts'
import { deleteWhatIsOld } from './retention-store.ts'

export function administrationRepeats(deps: { database: Database; clock: Clock }): RepeatedWork[] {
  return [
    {
      name: 'delete what is old',
      everySeconds: 6 * 3600,
      work: async () => {
        await deleteWhatIsOld(deps.database, deps.clock.now())
      },
    },
  ]
}
