import { appendFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { runJobs } from '#platform/jobs/job-runner.ts'
import { createLog } from '#platform/log.ts'

/**
 * A worker whose one job takes as long as its payload says and then writes its name: database,
 * file.
 */
const [connectionString = '', file = '', logLevel = 'silent'] = process.argv.slice(2)

interface Naming {
  readonly name: string
  readonly takesMs: number
}

await runJobs({
  connectionString,
  handlers: [
    {
      name: 'write-name',
      queue: 'main',
      work: async (payload) => {
        const { name, takesMs } = payload as Naming
        appendFileSync(file, `${name} begins\n`)
        await sleep(takesMs)
        appendFileSync(file, `${name} ends\n`)
      },
    },
  ],
  concurrency: 2,
  ownsQueue: false,
  log: createLog(logLevel),
})
process.stdout.write('ready\n')
