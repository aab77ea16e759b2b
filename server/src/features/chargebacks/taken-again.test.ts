import type { CampaignId, SubmissionId, UserId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { setUpRefunds, spendOf } from '../refunds/testing/refund-setup.ts'
import { applyDispute, followDispute } from './apply-dispute.ts'
import {
  bankSays,
  chargebackAudits,
  chargebackEntries,
  payDisputed,
  storedCampaign,
  storedChargeback,
} from './testing/chargeback-setup.ts'

let setup: FundingSetup
beforeAll(async () => {
  setup = await setUpRefunds()
})
afterAll(() => setup.close())

const db = () => setup.deps.database

/** A payment of $100.00 and its fee, of which a creator earned $40.00, that the bank keeps. */
async function givenLost() {
  const { campaignId, dispute } = await payDisputed(setup)
  await spendOf(setup, campaignId, 4000)
  const { id } = await dispute()
  await followDispute(setup.deps, id)
  await bankSays(setup, { id }, 'lost')
  await followDispute(setup.deps, id)
  return { campaignId, id }
}

async function overturn(id: string): Promise<void> {
  await bankSays(setup, { id }, 'overturn')
  expect(await followDispute(setup.deps, id)).toMatchObject({ kind: 'done' })
  expect(await brokenInvariants(db())).toEqual([])
}

/** What the ledger says of the case, as Stripe's transactions do. */
async function netOf(id: string): Promise<number> {
  const { cents } = await exactlyOne(
    db(),
    sql<{
      cents: number
    }>`SELECT coalesce(sum(CASE WHEN credit_account = 'asset:stripe' THEN amount_cents
          WHEN debit_account = 'asset:stripe' THEN -amount_cents ELSE 0 END), 0)::bigint AS cents
      FROM ledger_entries WHERE split_part(idempotency_key, ':', 2) = ${id}`,
  )
  return cents
}

async function reversePost(campaignId: CampaignId): Promise<void> {
  const { submissionId, takenBy } = await exactlyOne(
    db(),
    sql<{ submissionId: SubmissionId; takenBy: UserId }>`
      SELECT s.id AS submission_id, k.user_id AS taken_by FROM submissions s
        JOIN creators k ON k.id = s.creator_id WHERE s.campaign_id = ${campaignId}`,
  )
  const at = new Date()
  await db().transaction((tx) => takeBackPost(tx, { id: newId(), submissionId, takenBy, at }))
}

test('lost, won and lost again, three times: each turn moves the money once, and notifies everyone', async () => {
  const { campaignId, id } = await givenLost()

  for (const [status, net, left] of [
    ['won', 0, 6000],
    ['lost', 11_000, 0],
    ['won', 0, 6000],
    ['lost', 11_000, 0],
  ] as const) {
    await overturn(id)
    await followDispute(setup.deps, id)
    expect(await storedChargeback(db(), campaignId)).toMatchObject({ status, problem: null })
    expect(await netOf(id)).toBe(net)
    expect(await storedCampaign(db(), campaignId)).toMatchObject({
      status: status === 'won' ? 'live' : 'paused',
      leftCents: left,
      paidOutCents: 4000,
    })
  }

  const entries = await chargebackEntries(db(), campaignId)
  expect(entries.filter((entry) => entry.endsWith('budget:3') || entry.endsWith('owed:3'))).toEqual(
    [
      'chargeback-opened 6000 budget:3',
      'chargeback-opened 4400 owed:3',
      'chargeback-lost 4400 owed:3',
    ],
  )
  expect(await chargebackAudits(db(), campaignId)).toEqual(
    ['claimed', 'lost', 'won', 'lost', 'won', 'lost'].map((news) => `chargeback.${news}`),
  )
  const jobs = await manyRows(
    db(),
    sql<{ news: string }>`SELECT concat_ws(' ', payload->>'news', payload->>'turn') AS news
      FROM graphile_worker._private_jobs
      WHERE payload->>'chargebackId' = (SELECT id::text FROM chargebacks WHERE campaign_id = ${campaignId})
      ORDER BY id`,
  )
  expect(jobs.map(({ news }) => news)).toEqual([
    'claimed 1',
    'lost 1',
    'won 1',
    'lost 2',
    'won 2',
    'lost 3',
  ])
}, 30_000)

test('an unreported return and second withdrawal are booked with the last event', async () => {
  const { campaignId, id } = await givenLost()
  await bankSays(setup, { id }, 'overturn')
  await bankSays(setup, { id }, 'overturn')

  await Promise.all([1, 2, 3].map(() => followDispute(setup.deps, id)))

  expect(await storedChargeback(db(), campaignId)).toMatchObject({
    status: 'lost',
    writtenOffCents: 4400,
  })
  expect(await netOf(id)).toBe(11_000)
  expect(await brokenInvariants(db())).toEqual([])
})

test('an event from an earlier turn changes nothing, whenever it arrives', async () => {
  const { campaignId, id } = await givenLost()
  const early = [await setup.deps.provider.retrieveDispute(id)]
  await overturn(id)
  early.push(await setup.deps.provider.retrieveDispute(id))
  await overturn(id)
  const entries = await chargebackEntries(db(), campaignId)

  for (const dispute of early) {
    expect(await applyDispute(setup.deps, dispute)).toEqual({ kind: 'done', outcome: 'overtaken' })
  }

  expect(await chargebackEntries(db(), campaignId)).toEqual(entries)
  expect(await storedChargeback(db(), campaignId)).toMatchObject({ status: 'lost', problem: null })
})

test('money recovered for one loss returns with its win, and covers the next one again', async () => {
  const { campaignId, id } = await givenLost()
  await reversePost(campaignId)
  const recovered = await storedCampaign(db(), campaignId)

  await overturn(id)
  const won = await storedCampaign(db(), campaignId)
  await overturn(id)
  const lost = await storedCampaign(db(), campaignId)
  await overturn(id)

  expect(recovered).toMatchObject({ leftCents: 0, paidOutCents: 0 })
  expect(won).toMatchObject({ leftCents: 10_000 })
  expect(lost).toMatchObject({ leftCents: 0 })
  expect(await storedChargeback(db(), campaignId)).toMatchObject({
    writtenOffCents: 0,
    owedCents: 0,
  })
  expect(await storedCampaign(db(), campaignId)).toMatchObject({ leftCents: 10_000 })
})

test('a reopened claim takes the money again, and pauses its campaign, until it is decided', async () => {
  const { campaignId, id } = await givenLost()
  await overturn(id)
  await bankSays(setup, { id }, 'overturn')
  const lost = await setup.deps.provider.retrieveDispute(id)

  await applyDispute(setup.deps, { ...lost, status: 'under_review' })
  const open = await storedCampaign(db(), campaignId)
  const broken = await brokenInvariants(db())
  await followDispute(setup.deps, id)

  expect(open).toMatchObject({ status: 'paused', pauseReasons: ['funding_disputed'], leftCents: 0 })
  expect(broken).toEqual([])
  expect(await storedChargeback(db(), campaignId)).toMatchObject({ status: 'lost' })
  expect(await brokenInvariants(db())).toEqual([])
})
