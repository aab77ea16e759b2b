import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { FundingSetup } from '../features/funding/testing/funding-setup.ts'
import { bookOutsideRefund } from '../features/refunds/book-outside-refund.ts'
import type { RefundDeps } from '../features/refunds/refund-deps.ts'
import { payFor, setUpRefunds, spendOf } from '../features/refunds/testing/refund-setup.ts'
import type { Refund } from '../integrations/stripe/payment-provider.ts'
import { exactlyOne, manyRows } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { chanceOf } from './testing/chance.ts'
import { type Instant, instantsOf, liveForOneWork } from './testing/doomed-server.ts'

vi.setConfig({ testTimeout: 300_000 })

// biome-ignore lint/style/noProcessEnv: a run that failed is repeated with the seed it printed
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const chance = chanceOf(seed)
// biome-ignore lint/style/noProcessEnv: the full form tries every instant
const isFull = process.env.FAULT_FULL === '1'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpRefunds()
})
afterAll(() => setup.close())

interface Case {
  readonly campaignId: CampaignId
  readonly made: Refund
}

/** $100.00 and its fee, of which $40.00 were earned, sent back whole at the dashboard. */
async function givenRefunded(): Promise<Case> {
  const campaignId = await payFor(setup)
  await spendOf(setup, campaignId, 4000)
  const { intentId } = await exactlyOne(
    setup.deps.database,
    sql<{ intentId: string }>`SELECT stripe_payment_intent_id AS intent_id FROM campaign_funding
      WHERE campaign_id = ${campaignId}`,
  )
  const id = await setup.sandbox.refundAtDashboard({ intentId, amountCents: 11_000 })
  return { campaignId, made: await setup.deps.provider.retrieveRefund(id) }
}

const hear = (deps: RefundDeps, { made }: Case) => bookOutsideRefund(deps, made)

/** The same, and then the bank returned it. */
async function givenReturned(): Promise<Case> {
  const given = await givenRefunded()
  await hear(setup.deps, given)
  return { ...given, made: { ...given.made, status: 'failed', failureCode: 'unknown' } }
}

const works = [
  { name: 'a refund beyond what was left', place: givenRefunded },
  { name: 'its return', place: givenReturned },
]

async function effectOf({ campaignId }: Case) {
  const { database } = setup.deps
  const entries = await manyRows(
    database,
    sql`SELECT event, amount_cents FROM ledger_entries WHERE campaign_id = ${campaignId}
      AND idempotency_key LIKE 'rf:%' ORDER BY seq`,
  )
  const rows = await manyRows(
    database,
    sql`SELECT r.status, r.owed_cents, c.status AS campaign, c.pause_reason,
        (SELECT count(*) FROM audit_log WHERE object_id = r.id) AS audits
      FROM refunds r JOIN campaigns c ON c.id = r.campaign_id WHERE c.id = ${campaignId}`,
  )
  return { entries, rows }
}

/** Where a crash leaves a part of the work done. */
function chooseInstants(texts: readonly string[]): Instant[] {
  const { every } = instantsOf(texts)
  return isFull ? every : [chance.oneOf(every), chance.oneOf(every)]
}

// A second try would choose other instants, and hide what the first one found.
const once = { retry: 0 } as const

test.each(works)('$name, killed at any statement, has one effect', once, async ({ place }) => {
  console.log(`FAULT_SEED=${seed} repeats this run`)
  const undisturbed = await place()
  const { texts } = await liveForOneWork(setup.opened, (database) =>
    hear({ ...setup.deps, database }, undisturbed),
  )
  const wanted = await effectOf(undisturbed)

  for (const instant of chooseInstants(texts)) {
    const given = await place()
    await liveForOneWork(
      setup.opened,
      (database) => hear({ ...setup.deps, database }, given),
      instant,
    )
    await hear(setup.deps, given)
    expect(await effectOf(given), JSON.stringify(instant)).toEqual(wanted)
  }

  expect(wanted.entries.length).toBeGreaterThan(3)
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})
