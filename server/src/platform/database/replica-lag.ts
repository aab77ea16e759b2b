import type { Log } from '../log.ts'
import type { Database } from './database.ts'
import { exactlyOne } from './query.ts'
import { sql } from './sql.ts'

/** Tells whether a replica shows what its primary had ten seconds ago. */
export interface LagWatch {
  /** Also before the first look, and after one that the replica did not respond to. */
  isLate(): boolean
  look(): Promise<void>
}

export const lookEverySeconds = 5

/** The newest look and the two before it, so the oldest is ten seconds old. */
const positionsKept = 3

/**
 * Compares positions in the log, not times: while nobody writes, a replica's last transaction grows old, and nothing is
 * missing; and a replica that has lost its primary does not know what it lacks.
 */
export function watchLag(options: { replica: Database; primary: Database; log: Log }): LagWatch {
  const { replica, primary, log } = options
  let positions: string[] = []
  let isLate: boolean | null = null
  const note = (isLateNow: boolean): void => {
    if (isLate !== isLateNow && (isLateNow || isLate !== null)) {
      log.warn(
        isLateNow
          ? 'the read replica is more than ten seconds behind; the primary is read'
          : 'the read replica has caught up',
      )
    }
    isLate = isLateNow
  }
  return {
    isLate: () => isLate !== false,
    look: async () => {
      const written = await readWritten(primary).catch(() => null)
      if (written !== null) positions = [...positions, written].slice(-positionsKept)
      const [oldest] = positions
      if (oldest === undefined) return
      await hasReached(replica, oldest).then(
        (isThere) => note(!isThere),
        () => {
          isLate = null
        },
      )
    },
  }
}

async function readWritten(primary: Database): Promise<string> {
  const statement = sql<{ position: string }>`SELECT pg_current_wal_lsn()::text AS position`
  return (await exactlyOne(primary, statement)).position
}

/** A server that replays no log, such as one over storage that it shares with its primary, has no position. */
async function hasReached(replica: Database, position: string): Promise<boolean> {
  const statement = sql<{ isThere: boolean }>`
    SELECT coalesce(pg_last_wal_replay_lsn() >= ${position}::pg_lsn, true) AS is_there`
  return (await exactlyOne(replica, statement)).isThere
}
