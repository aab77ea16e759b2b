import { startTemporaryPostgres } from '../temporary-postgres.mjs'

/**
 * Vitest's global set-up: one real PostgreSQL for the whole run, passed on as TEST_POSTGRES_URL, a
 * superuser's URL. Each test file clones its own database there. If the variable is already set, that
 * server is used.
 * @returns {Promise<() => Promise<void>>} takes it all away again
 */
export async function setup() {
  if (process.env.TEST_POSTGRES_URL) return async () => {}
  const postgres = await startTemporaryPostgres({ isDurable: false })
  process.env.TEST_POSTGRES_URL = postgres.connectionString
  return postgres.discard
}
