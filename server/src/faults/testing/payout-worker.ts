import { payoutHandlers, payoutSchedule } from '#features/payouts/payout-work.ts'
import { createStripePaymentProvider } from '#integrations/stripe/stripe-payment-provider.ts'
import { addSeconds, type Clock } from '#platform/clock.ts'
import { connectDatabase } from '#platform/database/database.ts'
import { runJobs } from '#platform/jobs/job-runner.ts'
import { runSchedule } from '#platform/jobs/schedule.ts'
import { createLog } from '#platform/log.ts'

/** The payout part of a worker, as a process that a test may kill: database, provider, seconds. */
const [connectionString = '', apiBase = '', aheadSeconds = '0'] = process.argv.slice(2)

const log = createLog('silent')
const clock: Clock = { now: () => addSeconds(new Date(), Number(aheadSeconds)) }
const database = connectDatabase({
  connectionString,
  connectionsMax: 8,
  statementTimeoutMs: 20_000,
  log,
})
const provider = createStripePaymentProvider({
  secretKey: 'sk_test_sandbox',
  webhookSecrets: ['whsec_sandbox_platform'],
  apiBase,
})
const deps = { database, provider, clock, log, accountChangeHoldHours: 0 }

await runJobs({
  connectionString,
  handlers: payoutHandlers(deps),
  concurrency: 4,
  ownsQueue: true,
  log,
})
runSchedule(payoutSchedule(deps, { everySeconds: 0.1, olderThanSeconds: 0 }), { log })
process.stdout.write('ready\n')
