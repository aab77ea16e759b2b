import type { CampaignId, ChargebackId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { FundingSetup } from '#features/funding/testing/funding-setup.ts'
import { setUpRefunds, spendOf } from '#features/refunds/testing/refund-setup.ts'
import { addHours, systemClock } from '#platform/clock.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { followDispute } from '../apply-dispute.ts'
import { listChargebacks } from '../list-store.ts'
import { readCase } from '../read-case.ts'
import {
  bankSays,
  chargebackAudits,
  payDisputed,
  storedCampaign,
  storedChargeback,
} from '../testing/chargeback-setup.ts'
import { acceptChargeback, sendEvidence } from './request-response.ts'
import type { ResponseId } from './response-store.ts'
import { resumeResponses, sendResponse } from './send-response.ts'

let setup: FundingSetup
let admin: Awaited<ReturnType<typeof makeAdmin>>

beforeAll(async () => {
  setup = await setUpRefunds()
  admin = await makeAdmin(setup.deps.database)
})
afterAll(() => setup.close())
afterEach(() => setup.sandbox.clearFaults())

const db = () => setup.deps.database

interface Given {
  readonly campaignId: CampaignId
  readonly id: ChargebackId
  readonly disputeId: string
}

async function givenChargeback(how: 'claim' | 'ask' = 'claim'): Promise<Given> {
  const { campaignId, dispute } = await payDisputed(setup, { how })
  await spendOf(setup, campaignId, 4000)
  const { id: disputeId } = await dispute()
  await followDispute(setup.deps, disputeId)
  const { id } = await exactlyOne(
    db(),
    sql<{ id: ChargebackId }>`SELECT id FROM chargebacks WHERE stripe_dispute_id = ${disputeId}`,
  )
  return { campaignId, id, disputeId }
}

const decided = ({ id: chargebackId }: Given) => ({
  chargebackId,
  adminUserId: admin.userId,
  requestId: 'test',
})

const send = (given: Given, statement = 'The brand ordered and approved these posts.') =>
  sendEvidence(setup.deps, { ...decided(given), statement })

const accept = (given: Given) =>
  acceptChargeback(setup.deps, { ...decided(given), reason: 'Not worth it' })

function storedResponses({ id }: Given) {
  return manyRows(
    db(),
    sql<{ id: ResponseId; kind: string; status: string; reason: string | null }>`
      SELECT id, kind, status, reason FROM chargeback_responses WHERE chargeback_id = ${id}
      ORDER BY created_at`,
  )
}

const fault = (kind: string, more: object = {}) =>
  setup.sandbox.setFault({
    provider: 'stripe',
    match: 'POST /v1/disputes/',
    kind,
    times: 1,
    ...more,
  })

test('the evidence contains our receipts, and the bank has it', async () => {
  const given = await givenChargeback()
  const { evidence } = await readCase(db(), given.id)

  await send(given)

  const sent = await setup.deps.provider.retrieveDispute(given.disputeId)
  expect(sent).toMatchObject({ status: 'under_review', submissionsCount: 1 })
  const texts = evidence.map(({ title, text }) => `${title}: ${text}`).join('\n')
  expect(texts).toContain('Campaign: ')
  expect(texts).toContain('$100.00 and a fee of $10.00')
  expect(texts).toMatch(/approved .* UTC by .*4,000 views, \$40\.00/)
  expect(texts).toMatch(/\d{4}-\d\d-\d\d: 4,000/)
  const { evidence: kept, responses } = await readCase(db(), given.id)
  expect(kept.at(-1)?.text).toBe('The brand ordered and approved these posts.')
  expect(responses).toMatchObject([{ kind: 'evidence', status: 'sent' }])
})

test('winning evidence restores everything, within the same click', async () => {
  const given = await givenChargeback()

  await send(given, 'winning_evidence')

  expect(await storedChargeback(db(), given.campaignId)).toMatchObject({ status: 'won' })
  expect(await storedCampaign(db(), given.campaignId)).toMatchObject({ status: 'live' })
  expect(await brokenInvariants(db())).toEqual([])
})

test('a loss is accepted once, and then nothing else can be sent', async () => {
  const given = await givenChargeback()

  await accept(given)

  expect(await storedChargeback(db(), given.campaignId)).toMatchObject({ status: 'lost' })
  await expect(accept(given)).rejects.toMatchObject({ code: 'chargeback-ended' })
  await expect(send(given)).rejects.toMatchObject({ code: 'chargeback-ended' })
  expect(await brokenInvariants(db())).toEqual([])
})

test('of two admins who respond at once, one succeeds', async () => {
  const given = await givenChargeback()

  const outcomes = await Promise.allSettled([send(given), send(given), accept(given)])

  expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(await storedResponses(given)).toHaveLength(1)
})

test.each([
  ['an error before the work', 'status'],
  ['an error after the work', 'status_after'],
  ['a response that is lost', 'drop_response'],
])('%s leaves one response after a retry', async (_, kind) => {
  const given = await givenChargeback()
  // A lost response is asked for once more at once, on a new connection.
  await fault(kind, { times: 2 })
  await send(given)
  const [response] = await storedResponses(given)
  if (response === undefined) throw new Error('nothing was decided')
  const { status: meanwhile } = response

  await setup.sandbox.clearFaults()
  await Promise.all([1, 2, 3].map(() => sendResponse(setup.deps, response.id)))

  expect(meanwhile).toBe('requested')
  expect(await storedResponses(given)).toMatchObject([{ status: 'sent' }])
  expect(await setup.deps.provider.retrieveDispute(given.disputeId)).toMatchObject({
    submissionsCount: 1,
    status: 'under_review',
  })
})

test('each attempt belongs to one response, and each of its steps is audited', async () => {
  const [given, other] = [await givenChargeback(), await givenChargeback()]
  await fault('status', { times: 100 })
  await send(other)
  await setup.sandbox.clearFaults()
  const callsBefore = await callsOf(other)

  await send(given)

  expect(await callsOf(other)).toBe(callsBefore)
  expect(await chargebackAudits(db(), given.campaignId)).toEqual([
    'chargeback.claimed',
    'chargeback.send-evidence',
    'chargeback.evidence-sent',
    'chargeback.under_review',
  ])
})

async function callsOf({ id }: Given): Promise<number> {
  const { calls } = await exactlyOne(
    db(),
    sql<{ calls: number }>`SELECT calls_count AS calls FROM chargeback_responses
      WHERE chargeback_id = ${id}`,
  )
  return calls
}

test('an abandoned response is resumed', async () => {
  const given = await givenChargeback()
  await fault('status', { times: 100 })
  await send(given)
  await setup.sandbox.clearFaults()

  await resumeResponses(setup.deps, 0)

  expect(await storedResponses(given)).toMatchObject([{ status: 'sent' }])
})

test('the provider’s refusal is stored with its message, and the admin can decide again', async () => {
  const given = await givenChargeback()
  const provider: typeof setup.deps.provider = {
    ...setup.deps.provider,
    sendEvidence: async () => ({ kind: 'refused', code: 'x', message: 'Too many pages' }),
  }

  await sendEvidence({ ...setup.deps, provider }, { ...decided(given), statement: 'The first try' })
  await send(given)

  expect(await storedResponses(given)).toMatchObject([
    { status: 'failed', reason: 'Too many pages' },
    { status: 'sent' },
  ])
})

test('after the due date the bank accepts no evidence', async () => {
  const given = await givenChargeback()
  const clock = { now: () => addHours(systemClock.now(), 24 * 8) }

  const late = sendEvidence({ ...setup.deps, clock }, { ...decided(given), statement: '' })

  await expect(late).rejects.toMatchObject({ code: 'evidence-too-late' })
})

test('an inquiry accepts one response, and the following claim another', async () => {
  const given = await givenChargeback('ask')
  await expect(accept(given)).rejects.toMatchObject({ code: 'inquiry-not-accepted' })
  await send(given)
  await expect(send(given)).rejects.toMatchObject({ code: 'chargeback-answered' })

  await bankSays(setup, { id: given.disputeId }, 'escalate')
  await followDispute(setup.deps, given.disputeId)
  const found = (search: string) => listChargebacks(db(), { state: 'open', search, limit: 100 })
  const [open, ...others] = await found(given.disputeId)
  const nothing = await found('no campaign')
  await send(given)

  expect(open).toMatchObject({ id: given.id, isInquiry: false, responseKind: null })
  expect([others, nothing]).toEqual([[], []])
  expect(await storedResponses(given)).toMatchObject([{ status: 'sent' }, { status: 'sent' }])
  expect(await brokenInvariants(db())).toEqual([])
})
