import { type SetupCheck, setupParties } from '@permille/contract/administration/setup'
import { setupTitle } from '@permille/contract/administration/setup-titles'
import { runCommand } from './commands/run-command.ts'
import { type Config, readConfig, readConfigWithoutWebhooks } from './config/config.ts'
import { createLog } from './platform/log.ts'
import { buildDependencies, type Dependencies } from './wiring/dependencies.ts'
import { startRecording } from './wiring/recording.ts'
import { buildSetupCheck, createMissingWebhooks } from './wiring/setup-checks.ts'

const usage = `Usage: npm run doctor [-- --create-webhooks]

Checks the database, keys, addresses and accounts at Stripe, the platforms, the mail server and the store, without moving
money.
--create-webhooks first creates each of Stripe's webhook endpoints that is missing, and prints its secret.
`

const marks: Readonly<Record<SetupCheck['verdict'], string>> = {
  passed: '✓',
  failed: '✗',
  unchecked: '?',
  skipped: '–',
}

/** A variable takes several secrets, separated by commas. */
const secretLines = {
  platform: (secret: string) => `  STRIPE_WEBHOOK_SECRET=${secret}`,
  connect: (secret: string) => `  STRIPE_CONNECT_WEBHOOK_SECRET=${secret}`,
  accounts: (secret: string) => `  at the end of STRIPE_CONNECT_WEBHOOK_SECRET: ,${secret}`,
} as const

const args = process.argv.slice(2)

/** `npm run doctor`: exits with 1 if a check failed. */
await runCommand(
  async (config) => {
    if (args.some((arg) => arg !== '--create-webhooks')) {
      process.stderr.write(usage)
      return 1
    }
    const log = createLog('error')
    const recording = startRecording(config, log)
    const dependencies = buildDependencies(config, log)
    try {
      if (args.length > 0 && !(await printCreated(config, dependencies))) return 1
      const checks = await buildSetupCheck(config, dependencies)()
      process.stdout.write(describe(checks))
      return checks.some(({ verdict }) => verdict === 'failed') ? 1 : 0
    } finally {
      await recording.stop()
      await dependencies.campaignChanges.stop()
      await dependencies.database.close()
      await dependencies.requests.close()
      await dependencies.booksDatabase.close()
    }
  },
  args.length > 0 ? readConfigWithoutWebhooks : readConfig,
)

async function printCreated(config: Config, dependencies: Dependencies): Promise<boolean> {
  const { created, problem } = await createMissingWebhooks(config, dependencies)
  const lines = created.flatMap(({ source, id, url, secret }) => [
    `Created ${id}, which sends to ${url}. Stripe shows its secret only now. Set it and restart:`,
    secretLines[source](secret),
  ])
  const isWhole = lines.length === 0 && problem === null
  const text = isWhole ? ['The webhook endpoints exist already.'] : lines
  if (text.length > 0) process.stdout.write(`${text.join('\n')}\n\n`)
  if (problem === null) return true
  const rest = created.length === 0 ? 'The webhook endpoints' : 'The other webhook endpoints'
  process.stderr.write(`${rest} could not be created: ${problem}\n`)
  return false
}

function describe(checks: readonly SetupCheck[]): string {
  const groups = setupParties.map((party) => {
    const lines = checks.filter((check) => check.party === party).map(lineOf)
    return `${setupTitle(party)}\n${lines.join('')}\n`
  })
  return `${groups.join('')}${summary(checks)}\n`
}

function lineOf({ verdict, claim, seen, remedy, where }: SetupCheck): string {
  const todo = verdict === 'passed' ? [] : [remedy && `→ ${remedy}`, where && `  ${where}`]
  const rows = [seen, ...todo].filter(Boolean).map((row) => `      ${row}\n`)
  return `  ${marks[verdict]} ${claim}\n${rows.join('')}`
}

function summary(checks: readonly SetupCheck[]): string {
  const count = (verdict: SetupCheck['verdict']) =>
    checks.filter((check) => check.verdict === verdict).length
  const dependencies = [
    `${count('passed')} checks passed`,
    `${count('failed')} failed`,
    `${count('unchecked')} to check by hand`,
    `${count('skipped')} not checked`,
  ]
  return `${dependencies.filter((part) => !part.startsWith('0 ')).join(', ')}.`
}
