import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toCents } from '@permille/contract/money'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { endCampaignOf } from '#features/submissions/review/testing/end-campaign.ts'
import { reversalActs } from '#features/submissions/review/testing/reversal-acts.ts'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { newId } from '#platform/ids.ts'
import { migrationsDir } from '#testing/test-database.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { answerDispute } from './answer-dispute.ts'
import { decideDispute } from './decide-dispute.ts'
import { openDispute } from './open-dispute.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const { deps, reverse } = reversalActs(() => scene)

/** Its campaign has ended and has nothing: the marketplace pays its $12.00 again, and as much as a gift. */
async function givenBoth(): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 4000)
  await reverse(post)
  await endCampaignOf(scene, post)
  const { id: submissionId, creator } = post
  const by = { creatorId: creator.id, userId: creator.userId }
  await openDispute(deps(), { submissionId, ...by, reason: 'It is mine.' })
  await answerDispute(deps(), { submissionId, ...post.campaign.brand, answer: 'It is not.' })
  const notes = 'Both sides were heard.'
  const decision = { decision: 'approve', goodwillCents: toCents(1200), notes } as const
  const act = { submissionId, adminUserId: scene.adminId, requestId: newId() }
  await decideDispute(deps(), { ...decision, ...act })
  return post
}

test('a reversal takes back what the approval gave, and leaves the gift', async () => {
  const post = await givenBoth()
  const before = await scene.moneyOf(post.creator.id)

  const reversed = await reverse(post)

  expect(before).toEqual({ available: 1200, pending: 1200 })
  expect(reversed.takenBackCents).toBe(1200)
  expect(await scene.moneyOf(post.creator.id)).toEqual({ pending: 1200 })
  expect(await brokenInvariants(scene.database.db)).toEqual([])
})

test('the migration finds what was no gift, and each of its steps can run again', async () => {
  await givenBoth()
  const client = new pg.Client({ connectionString: scene.database.connectionString })
  await client.connect()
  const inPlace = () => client.query('SELECT accrual_id FROM goodwill_in_place ORDER BY 1')
  const { rows: known } = await inPlace()
  await client.query('TRUNCATE goodwill_in_place')

  const steps = readFileSync(path.join(migrationsDir, '0128-goodwill-in-place.sql'), 'utf8')
  for (const step of steps.split('-- A query of its own')) await client.query(step)
  await client.query('COMMIT')
  const { rows: found } = await inPlace()
  await client.end()

  expect(known).toHaveLength(2)
  expect(found).toEqual(known)
  expect(await brokenInvariants(scene.database.db)).toEqual([])
})
