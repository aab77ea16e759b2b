import { runCommand } from './commands/run-command.ts'
import { listGivenUpJobs, runGivenUpJobs } from './platform/jobs/queue-store.ts'
import { createLog } from './platform/log.ts'
import { buildDependencies, requireOwnInstallation } from './wiring/dependencies.ts'

const usage = `Usage: npm run jobs [-- --run-again]

Lists the jobs that were given up after their last attempt failed.
--run-again queues them again, once what they failed at is fixed.
`

/** `npm run jobs`: exits with 1 while jobs are given up. */
await runCommand(async (config) => {
  const args = process.argv.slice(2)
  if (args.some((arg) => arg !== '--run-again')) {
    process.stderr.write(usage)
    return 1
  }
  const dependencies = buildDependencies(config, createLog('error'))
  const { database } = dependencies
  try {
    await requireOwnInstallation(config, dependencies)
    const givenUp = await listGivenUpJobs(database)
    const lines = givenUp.map(
      ({ name, count, since, words }) =>
        `${count} × ${name}, since ${since.toISOString()}: ${words ?? 'no error was kept'}\n`,
    )
    process.stdout.write(lines.length === 0 ? 'No job is given up.\n' : lines.join(''))
    if (args.length === 0) return lines.length === 0 ? 0 : 1
    process.stdout.write(`Queued again: ${await runGivenUpJobs(database)}.\n`)
    return 0
  } finally {
    await dependencies.campaignChanges.stop()
    await database.close()
  }
})
