import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from './embedded-postgres.mjs'

/**
 * A throw-away PostgreSQL in the system's temporary folder, sized for many test files at once.
 * @param {{ isDurable: boolean, env?: Record<string, string> }} options
 * @returns {Promise<{ connectionString: string, discard: () => Promise<void> }>}
 */
export async function startTemporaryPostgres({ isDurable, env = {} }) {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'permille-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, isDurable, connectionsMax: 300, env })
  const discard = async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
  return { connectionString: postgres.connectionString, discard }
}
