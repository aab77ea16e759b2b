import type { Config } from '../config/config.ts'
import { migrationsDir } from '../folders.ts'
import type { MigrateOptions } from '../platform/database/migrate.ts'
import type { Log } from '../platform/log.ts'

/** Migrations run as the owner, and grant the application's own role its rights. */
export function migrationOf(config: Config, log: Log): MigrateOptions {
  const application = { connectionString: config.databaseUrl, isOurOwn: config.isEmbedded }
  return { connectionString: config.migrationUrl, application, migrationsDir, log }
}
