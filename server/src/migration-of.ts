import { fileURLToPath } from 'node:url'
import type { Config } from './config.ts'
import type { MigrateOptions } from './platform/database/migrate.ts'
import type { Log } from './platform/log.ts'

/** In the root of the checkout: two levels up from the source and from the bundle alike. */
const migrationsDir = fileURLToPath(new URL('../../migrations', import.meta.url))

/** Migrations run as the owner, and grant the application's own role its rights. */
export function migrationOf(config: Config, log: Log): MigrateOptions {
  const application = { connectionString: config.databaseUrl, isOurOwn: config.isEmbedded }
  return { connectionString: config.migrationUrl, application, migrationsDir, log }
}
