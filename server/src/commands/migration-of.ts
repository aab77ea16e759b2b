import type { Config } from '../config/config.ts'
import { migrationsDir } from '../folders.ts'
import type { MigrateOptions } from '../platform/database/migrate.ts'
import { requireSameDatabase } from '../platform/database/require-session.ts'
import type { Log } from '../platform/log.ts'

/** Migrations run as the owner, and grant the application's own role its rights. */
export function migrationOf(config: Config, log: Log): MigrateOptions {
  const application = { connectionString: config.databaseUrl, isOurOwn: config.isEmbedded }
  return { connectionString: config.migrationUrl, application, migrationsDir, log }
}

/** Throws if the owner would migrate or keep another database than the one that is served. An embedded one may have no role yet. */
export async function requireOneDatabase(config: Config): Promise<void> {
  const { isEmbedded, migrationUrl, databaseUrl } = config
  if (isEmbedded || migrationUrl === databaseUrl) return
  await requireSameDatabase(migrationUrl, databaseUrl, 'DATABASE_MIGRATION_URL')
}
