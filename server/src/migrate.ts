import { readConfig } from './config.ts'
import { migrationsDir } from './migrations-dir.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog } from './platform/log.ts'

const config = readConfig()
await migrate({
  connectionString: config.migrationUrl,
  migrationsDir,
  log: createLog(config.logLevel),
})
process.stdout.write('The schema is up to date.\n')
