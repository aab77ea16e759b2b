import type { CampaignId, ChargebackId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { followDispute } from '../features/chargebacks/apply-dispute.ts'
import type { ChargebackDeps } from '../features/chargebacks/chargeback-deps.ts'
import {
  acceptChargeback,
  sendEvidence,
} from '../features/chargebacks/response/request-response.ts'
import { resumeResponses } from '../features/chargebacks/response/send-response.ts'
import {
  bankSays,
  chargebackEntries,
  payDisputed,
} from '../features/chargebacks/testing/chargeback-setup.ts'
import type { FundingSetup } from '../features/funding/testing/funding-setup.ts'
import { setUpRefunds, spendOf } from '../features/refunds/testing/refund-setup.ts'
import { addSeconds } from '../platform/clock.ts'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { isExpectedError } from '../platform/errors/errors.ts'
import { brokenInvariants } from '../testing/test-marketplace.ts'
import { makeAdmin, type TestAdmin } from '../testing/test-users.ts'
import { chanceOf } from './testing/chance.ts'
import { type Instant, liveForOneWork } from './testing/doomed-server.ts'

vi.setConfig({ testTimeout: 300_000 })

// biome-ignore lint/style/noProcessEnv: a run that failed is repeated with the seed it printed
const seed = Number(process.env.FAULT_SEED ?? Date.now() % 1_000_000)
const chance = chanceOf(seed)
// biome-ignore lint/style/noProcessEnv: the full form tries every instant
const isFull = process.env.FAULT_FULL === '1'

let setup: FundingSetup
let admin: TestAdmin

beforeAll(async () => {
  setup = await setUpRefunds()
  admin = await makeAdmin(setup.deps.database)
})
afterAll(() => setup.close())

interface Case {
  readonly campaignId: CampaignId
  readonly disputeId: string
  readonly chargebackId: ChargebackId
}

/** $100.00 and its fee, of which $40.00 were earned, claimed back; the notice has been followed or not. */
async function givenDispute({ isFollowed }: { isFollowed: boolean }): Promise<Case> {
  const { campaignId, dispute } = await payDisputed(setup)
  await spendOf(setup, campaignId, 4000)
  const { id: disputeId } = await dispute()
  if (!isFollowed) return { campaignId, disputeId, chargebackId: '' as ChargebackId }
  await followDispute(setup.deps, disputeId)
  const { id: chargebackId } = await exactlyOne(
    setup.deps.database,
    sql<{ id: ChargebackId }>`SELECT id FROM chargebacks WHERE stripe_dispute_id = ${disputeId}`,
  )
  return { campaignId, disputeId, chargebackId }
}

interface Work {
  readonly name: string
  place(): Promise<Case>
  run(deps: ChargebackDeps, given: Case): Promise<unknown>
}

const decisionOf = ({ chargebackId }: Case) => ({
  chargebackId,
  adminUserId: admin.userId,
  requestId: 'killed',
})

async function decided(verdict: 'won' | 'lost'): Promise<Case> {
  const given = await givenDispute({ isFollowed: true })
  await bankSays(setup, { id: given.disputeId }, verdict)
  return given
}

const works: readonly Work[] = [
  {
    name: 'the notice of a claim',
    place: () => givenDispute({ isFollowed: false }),
    run: (deps, { disputeId }) => followDispute(deps, disputeId),
  },
  {
    name: 'a win',
    place: () => decided('won'),
    run: (deps, { disputeId }) => followDispute(deps, disputeId),
  },
  {
    name: 'a loss',
    place: () => decided('lost'),
    run: (deps, { disputeId }) => followDispute(deps, disputeId),
  },
  {
    name: 'sending the evidence',
    place: () => givenDispute({ isFollowed: true }),
    run: (deps, given) => sendEvidence(deps, { ...decisionOf(given), statement: 'Delivered' }),
  },
  {
    name: 'accepting the loss',
    place: () => givenDispute({ isFollowed: true }),
    run: (deps, given) => acceptChargeback(deps, { ...decisionOf(given), reason: 'Stolen' }),
  },
]

/** What the rows, the ledger and the provider say in the end. */
async function effectOf({ campaignId, disputeId }: Case) {
  const { database, provider } = setup.deps
  const rows = await exactlyOne(
    database,
    sql<{ status: string; freezes: number; answers: string | null; told: number }>`
      SELECT b.status, (SELECT count(*) FROM money_freezes f WHERE f.campaign_id = b.campaign_id)
          AS freezes,
        (SELECT string_agg(kind || ' ' || status, ', ') FROM chargeback_responses a
          WHERE a.chargeback_id = b.id) AS answers,
        (SELECT count(*) FROM graphile_worker._private_jobs j
          WHERE j.payload ->> 'chargebackId' = b.id::text) AS told
      FROM chargebacks b WHERE b.stripe_dispute_id = ${disputeId}`,
  )
  const { status, submissionsCount } = await provider.retrieveDispute(disputeId)
  const entries = await chargebackEntries(database, campaignId)
  return { ...rows, atProvider: [status, submissionsCount], entries }
}

/** Around each commit, where a crash leaves a part of the work done. */
function chooseInstants(texts: readonly string[]): Instant[] {
  const every = texts.flatMap((_, index) => [
    { statement: index + 1, isAnswered: false },
    { statement: index + 1, isAnswered: true },
  ])
  const aroundCommits = every.filter(({ statement }) => texts[statement - 1] === 'COMMIT')
  return isFull ? every : [chance.oneOf(aroundCommits), chance.oneOf(aroundCommits)]
}

/**
 * What comes next: the hourly look, the same click again, and the job once the lease has lapsed.
 */
async function comeAgain(work: Work, given: Case): Promise<void> {
  const later = { ...setup.deps, clock: { now: () => addSeconds(new Date(), 100) } }
  await followDispute(later, given.disputeId)
  await work.run(later, given).catch((error: unknown) => {
    if (!isExpectedError(error)) throw error
  })
  await resumeResponses(later, 0)
}

// A second try would choose other instants, and hide what the first one found.
const once = { retry: 0 } as const

test.each(works)('$name, killed around any commit, has one effect', once, async (work) => {
  console.log(`FAULT_SEED=${seed} repeats this run`)
  const undisturbed = await work.place()
  const { texts } = await liveForOneWork(setup.opened, (database) =>
    work.run({ ...setup.deps, database }, undisturbed),
  )
  const wanted = await effectOf(undisturbed)

  for (const instant of chooseInstants(texts)) {
    const given = await work.place()
    await liveForOneWork(
      setup.opened,
      (database) => work.run({ ...setup.deps, database }, given),
      instant,
    )
    await comeAgain(work, given)
    expect(await effectOf(given), JSON.stringify(instant)).toEqual(wanted)
  }

  expect(texts.filter((text) => text === 'COMMIT').length).toBeGreaterThan(0)
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})
