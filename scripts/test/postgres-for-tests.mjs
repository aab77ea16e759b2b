import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../embedded-postgres.mjs'

/**
 * Vitest's global set-up: one real PostgreSQL for the whole run, announced as TEST_POSTGRES_URL, a
 * superuser's address. Each test file clones its own database there.
 * @returns {Promise<() => Promise<void>>} takes it all away again
 */
export async function setup() {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'permille-test-'))
  const postgres = await startEmbeddedPostgres({ dataDir, isDurable: false, connectionsMax: 300 })
  process.env.TEST_POSTGRES_URL = postgres.connectionString
  return async () => {
    await postgres.stop()
    rmSync(dataDir, { recursive: true, force: true })
  }
}
