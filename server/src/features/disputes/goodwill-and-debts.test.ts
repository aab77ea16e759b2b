import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { writeOffDebt } from '#features/administration/write-off-debt.ts'
import { approveAgain } from '#features/submissions/review/approve-again.ts'
import { reverseApproval } from '#features/submissions/review/reverse-approval.ts'
import {
  type MoneyFixtures,
  openMoneyFixtures,
  type ScenePost,
} from '#money/testing/money-fixtures.ts'
import { systemClock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import { answerDispute } from './answer-dispute.ts'
import { decideDispute } from './decide-dispute.ts'
import { openDispute } from './open-dispute.ts'

let scene: MoneyFixtures
beforeAll(async () => {
  scene = await openMoneyFixtures()
})
afterAll(() => scene.close())

const deps = () => ({
  database: scene.database.db,
  clock: systemClock,
  earningsHoldHours: 0,
  trackingWindowDays: 30,
})

/** $15.00 was paid out for it, and is owed since its reversal, which is disputed. */
async function givenDisputed(): Promise<ScenePost> {
  const post = await scene.givenPost()
  await scene.earnAvailable(post, 5000)
  await scene.pay(post)
  const { id: submissionId, creator } = post
  const act = { submissionId, adminUserId: scene.adminId, reason: 'Bought', evidence: 'A list' }
  await reverseApproval(deps(), { ...act, code: 'other', requestId: newId() })
  const by = { creatorId: creator.id, userId: creator.userId }
  await openDispute(deps(), { submissionId, ...by, reason: 'It is mine.' })
  const answer = { submissionId, ...post.campaign.brand, answer: 'It is not.' }
  await answerDispute(deps(), answer)
  return post
}

function giveUp({ creator: { userId } }: ScenePost) {
  const act = { userId, adminUserId: scene.adminId, reason: 'Our mistake', requestId: newId() }
  return scene.database.db.transaction((tx) => writeOffDebt(tx, { ...act, at: new Date() }))
}

function decide({ id: submissionId }: ScenePost, cents: number) {
  return decideDispute(deps(), {
    submissionId,
    adminUserId: scene.adminId,
    decision: 'goodwill',
    goodwillCents: toCents(cents),
    notes: 'Both sides were heard.',
    requestId: newId(),
  })
}

test.each([
  ['before', [giveUp, decide]],
  ['after', [decide, giveUp]],
] as const)(
  'a debt written off %s a dispute was decided with goodwill stays written off',
  async (_when, acts) => {
    const post = await givenDisputed()

    for (const act of acts) await act(post, 500)
    await scene.mature()

    expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 500 })
    expect(await brokenInvariants(scene.database.db)).toEqual([])
  },
)

test('goodwill pays a debt that was not written off', async () => {
  const post = await givenDisputed()

  await decide(post, 500)
  await scene.mature()

  expect(await scene.moneyOf(post.creator.id)).toEqual({ debt: 1000 })
  expect(await brokenInvariants(scene.database.db)).toEqual([])
})

test('approved again after both, the creator gets the reward once, and the goodwill', async () => {
  const post = await givenDisputed()
  await giveUp(post)
  await decide(post, 500)
  await scene.mature()

  const act = { submissionId: post.id, adminUserId: scene.adminId, reason: 'A mistake' }
  await approveAgain(deps(), { ...act, requestId: newId() })
  await scene.mature()

  // $15.00 of its reward were paid out before; its bonus of $2.50 was not.
  expect(await scene.moneyOf(post.creator.id)).toEqual({ available: 500 + 250 })
  expect(await brokenInvariants(scene.database.db)).toEqual([])
})
