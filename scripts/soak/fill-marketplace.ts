import type { CampaignId } from '../../contract/src/ids.ts'
import { trackRecordCents } from '../../contract/src/limits.ts'
import { toCents } from '../../contract/src/money.ts'
import { readConfig } from '../../server/src/config/config.ts'
import { applyFundingOutcome } from '../../server/src/features/funding/apply-funding-outcome.ts'
import { startFunding } from '../../server/src/features/funding/start-funding.ts'
import { meetServerAlone } from '../../server/src/money/books/database-server.ts'
import { systemClock } from '../../server/src/platform/clock.ts'
import { connectDatabase } from '../../server/src/platform/database/database.ts'
import { run } from '../../server/src/platform/database/query.ts'
import { sql } from '../../server/src/platform/database/sql.ts'
import { createLog } from '../../server/src/platform/log.ts'
import {
  earn,
  makeApprovedSubmission,
  makeCreator,
  makeDraft,
} from '../../server/src/testing/test-marketplace.ts'
import { type SandboxClient, sandboxAt } from '../../server/src/testing/test-sandbox.ts'
import { createPeople, makeBrand } from '../../server/src/testing/test-users.ts'
import { buildDependencies } from '../../server/src/wiring/dependencies.ts'

/**
 * Fills a migrated database: brands whose campaign is paid for at the provider, and creators who can withdraw. Prints who they are as
 * JSON, signed in. Takes the processes' environment and the owner's address as JSON, and how many creators.
 */
const [environment = '{}', connectionString = '', creatorCount = '0'] = process.argv.slice(2)
const env = JSON.parse(environment) as Record<string, string>
const brandCount = 6
const atOnce = 6
const log = createLog('silent')
const db = connectDatabase({
  connectionString,
  connectionsMax: 12,
  statementTimeoutMs: 60_000,
  log,
})
const sandbox = sandboxAt(env.SANDBOX_URL ?? '')
const people = createPeople(db, systemClock)
const parts = buildDependencies(readConfig(env), log)

// It is a new database, so nothing has to wait for calls of before.
await meetServerAlone(db)

const brands: { token: string; campaignId: CampaignId }[] = []
for (let made = 0; made < brandCount; made += 1) brands.push(await makePayingBrand(sandbox))
// What is withdrawn must have arrived at the provider.
await sandbox.fillBalance(20_000_000)
const creators: Awaited<ReturnType<typeof makeWithdrawing>>[] = []
while (creators.length < Number(creatorCount)) {
  const first = creators.length
  creators.push(
    ...(await Promise.all(
      Array.from({ length: atOnce }, (_, at) => makeWithdrawing(sandbox, first + at)),
    )),
  )
}
process.stdout.write(JSON.stringify({ brands, creators }), () => process.exit(0))

async function makePayingBrand({ confirmPayment }: SandboxClient) {
  const brand = await makeBrand(db)
  const unlimited = { budgetCents: 100_000_000, minPayoutCents: 0, maxPayoutCents: 0 }
  const campaignId = await makeDraft(db, brand, unlimited)
  const wanted = { brand, campaignId, amountCents: toCents(3_000_000) }
  const { clientSecret, fundingId } = await startFunding(parts, wanted)
  await confirmPayment(clientSecret)
  await applyFundingOutcome(parts, fundingId)
  const { token } = await people.signIn(brand)
  return { token, campaignId }
}

/** Earns enough for its brand to pay as often as it likes. */
async function makeWithdrawing({ openPayoutAccount }: SandboxClient, number: number) {
  const creator = await makeCreator(db)
  const { campaignId } = brands[number % brands.length] as { campaignId: CampaignId }
  const availableCents = trackRecordCents + number
  const terms = { ratePerKViewsCents: 1000 }
  const submissionId = await makeApprovedSubmission(db, { campaignId, creator, ...terms })
  await earn(db, { submissionId, views: availableCents })
  const destination = await openPayoutAccount(creator.id)
  await run(
    db,
    sql`UPDATE creators SET stripe_connect_account_id = ${destination},
        payout_account_status = 'connected' WHERE id = ${creator.id}`,
  )
  const { token } = await people.signIn(creator)
  return { token, destination, availableCents }
}
