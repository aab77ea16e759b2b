import { migrationOf, requireOneDatabase } from './commands/migration-of.ts'
import { runCommand } from './commands/run-command.ts'
import { migrate } from './platform/database/migrate.ts'
import { planMigrations } from './platform/database/schema/plan-migrations.ts'
import { createLog } from './platform/log.ts'

const args = process.argv.slice(2)

/** `npm run migrate`, the step that changes the schema. */
await runCommand(async (config) => {
  if (args.some((arg) => arg !== '--plan')) {
    process.stderr.write('Usage: npm run migrate [-- --plan]\n')
    return 1
  }
  await requireOneDatabase(config)
  const migration = migrationOf(config, createLog(config.logLevel))
  if (args.length > 0) {
    process.stdout.write(await planMigrations(migration))
    return 0
  }
  await migrate(migration)
  const which = config.isEmbedded ? ' of the embedded database' : ''
  process.stdout.write(`The schema${which} is up to date.\n`)
  return 0
})
