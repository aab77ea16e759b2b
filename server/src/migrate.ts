import { migrationOf } from './commands/migration-of.ts'
import { runCommand } from './commands/run-command.ts'
import { migrate } from './platform/database/migrate.ts'
import { createLog } from './platform/log.ts'

await runCommand(async (config) => {
  await migrate(migrationOf(config, createLog(config.logLevel)))
  process.stdout.write('The schema is up to date.\n')
  return 0
})
