import { runCommand } from './command.ts'
import { migrationsDir } from './migrations-dir.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog } from './platform/log.ts'

await runCommand(async ({ migrationUrl, logLevel }) => {
  await migrate({ connectionString: migrationUrl, migrationsDir, log: createLog(logLevel) })
  process.stdout.write('The schema is up to date.\n')
  return 0
})
