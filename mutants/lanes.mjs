import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { startTemporaryPostgres } from '../scripts/temporary-postgres.mjs'
import { makeRunFolder } from '../scripts/test/run-folder.mjs'

/** @typedef {{ folders: readonly string[], postgresUrl: string }} Lanes one folder for each processor */

/**
 * Removes everything at the end, even if the database does not start.
 * @template Result
 * @param {(lanes: Lanes) => Promise<Result>} run
 * @param {() => ReturnType<typeof startTemporaryPostgres>} [startPostgres]
 * @returns {Promise<Result>}
 */
export async function withLanes(
  run,
  startPostgres = () => startTemporaryPostgres({ isDurable: false }),
) {
  const removeRunFolder = makeRunFolder()
  try {
    const postgres = await startPostgres()
    try {
      const folders = Array.from({ length: availableParallelism() }, (_, index) =>
        path.join(tmpdir(), `lane-${index}`),
      )
      return await run({ folders, postgresUrl: postgres.connectionString })
    } finally {
      await postgres.discard()
    }
  } finally {
    removeRunFolder()
  }
}
