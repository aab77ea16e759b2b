import type { CampaignId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { bookFunding } from '#money/movements/fund-campaign.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { systemClock } from '#platform/clock.ts'
import { makeOwningPartners, type OwningPartners } from '#testing/partners.ts'
import { brokenInvariants, readingOf, readSubmissionSums } from '#testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'
import { recordFunding } from '../campaigns/public.ts'
import { storedCampaign, storedHistory } from '../campaigns/testing/stored-campaign.ts'
import { settleShortfall } from '../tracking/settle-shortfall.ts'

let server: TestServer
let partners: OwningPartners
let admin: Person

beforeAll(async () => {
  server = await startTestServer()
  admin = await server.person('admin')
})
afterAll(() => server.close())

const act = (userId: UserId, what: 'suspend' | 'restore') =>
  server.call('POST', `/api/admin/users/${userId}/${what}`, {
    as: admin,
    ...(what === 'suspend' && { body: { reason: 'Unpaid bills' } }),
  })
const change = (campaignId: CampaignId, what: 'pause' | 'resume') =>
  server.call('POST', `/api/campaigns/${campaignId}/${what}`, { as: admin })
const stored = (campaignId: CampaignId) => storedCampaign(server.database.db, campaignId)

test('a brand’s campaigns pause with its suspension and resume with its restoration; approved posts keep earning', async () => {
  partners = await makeOwningPartners(server)
  const { db } = server.database

  const suspended = await act(partners.brand.userId, 'suspend')

  const paused = await stored(partners.liveId)
  const refused = await change(partners.liveId, 'resume')
  await db.transaction((tx) =>
    settleViews(tx, {
      readings: [readingOf(partners.approvedId, 30_000)],
      at: new Date(),
      holdHours: 0,
    }),
  )
  const seen = await server.call('GET', `/api/campaigns/${partners.liveId}`, {
    as: partners.creator,
  })
  const restored = await act(partners.brand.userId, 'restore')
  expect([suspended.status, restored.status]).toEqual([200, 200])
  expect(paused).toMatchObject({ status: 'paused', pauseReason: 'suspended' })
  expect([refused.status, refused.json.code]).toEqual([422, 'brand-suspended'])
  expect(await readSubmissionSums(db, partners.approvedId)).toMatchObject({ accruedCents: 9000 })
  expect(seen.json).toMatchObject({ status: 'paused', pauseReason: 'suspended' })
  expect(await stored(partners.liveId)).toMatchObject({ status: 'live', pauseReason: null })
  expect((await storedHistory(db, partners.liveId)).slice(-2)).toEqual([
    'live→paused by system',
    'paused→live by system',
  ])
  expect(await brokenInvariants(db)).toEqual([])
})

test('a campaign paused by an admin or the brand stays paused when the brand is restored', async () => {
  partners = await makeOwningPartners(server)
  await change(partners.liveId, 'pause')

  await act(partners.brand.userId, 'suspend')
  await act(partners.brand.userId, 'restore')

  expect(await stored(partners.liveId)).toMatchObject({ status: 'paused', pauseReason: 'admin' })
})

test('a suspension also pauses already paused campaigns, and ending it restores exactly those', async () => {
  partners = await makeOwningPartners(server)
  await change(partners.liveId, 'pause')
  await act(partners.brand.userId, 'suspend')

  const lifted = await change(partners.liveId, 'resume')
  const suspended = await stored(partners.liveId)
  await act(partners.brand.userId, 'restore')

  expect(lifted.json).toMatchObject({ status: 'paused', pauseReasons: ['suspended'] })
  expect(suspended).toMatchObject({ status: 'paused', pauseReasons: ['suspended'] })
  expect(await stored(partners.liveId)).toMatchObject({ status: 'live' })
})

test('a payment during the suspension is booked, and makes nothing live before the restoration', async () => {
  partners = await makeOwningPartners(server)
  const { db } = server.database
  await act(partners.brand.userId, 'suspend')
  const funding = {
    campaignId: partners.draftId,
    amountCents: toCents(10_000),
    feeCents: toCents(0),
    at: new Date(),
  }

  await db.transaction((tx) => recordFunding(tx, funding))

  const waiting = await stored(partners.draftId)
  await act(partners.brand.userId, 'restore')
  expect(waiting).toMatchObject({ status: 'draft', fundedCents: 10_000 })
  expect(await stored(partners.draftId)).toMatchObject({ status: 'live' })
})

test('a campaign that spent its last cent during the suspension resumes with the next top-up', async () => {
  partners = await makeOwningPartners(server)
  const { db } = server.database
  await act(partners.brand.userId, 'suspend')
  await db.transaction((tx) =>
    settleViews(tx, {
      readings: [readingOf(partners.approvedId, 900_000)],
      at: new Date(),
      holdHours: 0,
    }),
  )

  await act(partners.brand.userId, 'restore')

  const spent = await stored(partners.liveId)
  const amounts = { amountCents: toCents(500_000), feeCents: toCents(0) }
  const paid = { campaignId: partners.liveId, ...amounts, at: new Date() }
  await db.transaction(async (tx) => {
    await recordFunding(tx, paid)
    await bookFunding(tx, { ...paid, paymentIntentId: 'pi_top_up' })
  })
  await settleShortfall({ database: db, clock: systemClock, earningsHoldHours: 0 }, partners.liveId)
  expect(spent).toMatchObject({ status: 'paused', pauseReasons: ['budget_exhausted'] })
  expect(await stored(partners.liveId)).toMatchObject({ status: 'live' })
})
