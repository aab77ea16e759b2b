import { earnedCents } from '@permille/contract/campaigns/reward'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  brokenInvariants,
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
  readSubmissionSums,
} from '#testing/test-marketplace.ts'
import { type Demand, shareSpendable } from '../share-spendable.ts'
import { settleViews } from './settle-views.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(async () => {
  await database.close()
})

const scenario = fc.record({
  fundedCents: fc.integer({ min: 100, max: 5000 }),
  posts: fc.array(
    fc.record({
      ratePerKViewsCents: fc.integer({ min: 1, max: 1000 }),
      minPayoutCents: fc.integer({ min: 0, max: 200 }),
      capSpan: fc.integer({ min: 0, max: 2000 }),
      isProven: fc.boolean(),
      readings: fc.array(fc.integer({ min: 0, max: 9000 }), { minLength: 3, maxLength: 3 }),
    }),
    { minLength: 1, maxLength: 5 },
  ),
})

interface ModelPost extends Demand {
  readonly terms: Parameters<typeof earnedCents>[1]
  readonly isProven: boolean
  readonly highest: number
  readonly accrued: number
}

test('the set-based settlement pays the same as the pure rule, reading after reading', async () => {
  await fc.assert(
    fc.asyncProperty(scenario, async ({ fundedCents, posts }) => {
      let model = await givenPosts(fundedCents, posts)
      let left = fundedCents
      for (const round of [0, 1, 2]) {
        const views = posts.map((post) => post.readings[round] ?? 0)

        await settleRound(model, views)

        const next = settleModel({ model, views, left })
        left -= sumAccrued(next) - sumAccrued(model)
        model = next
        for (const post of model) {
          const sums = await readSubmissionSums(database.db, post.submissionId)
          expect(sums).toMatchObject({ accruedCents: post.accrued, viewCount: post.highest })
        }
      }
    }),
    { numRuns: 25, endOnFailure: true },
  )
  expect(await brokenInvariants(database.db)).toEqual([])
})

async function settleRound(model: readonly ModelPost[], views: readonly number[]): Promise<void> {
  const readings = model.map((post, index) => readingOf(post.submissionId, views[index] ?? 0))
  await database.db.transaction((tx) =>
    settleViews(tx, { readings, at: new Date(), holdHours: 72 }),
  )
}

function sumAccrued(model: readonly ModelPost[]): number {
  return model.reduce((sum, post) => sum + post.accrued, 0)
}

function settleModel(round: {
  model: readonly ModelPost[]
  views: readonly number[]
  left: number
}): ModelPost[] {
  const read = round.model.map((post, index) => {
    const highest = Math.max(post.highest, round.views[index] ?? 0)
    const owed = earnedCents(highest, post.terms) - post.accrued
    return { ...post, highest, dueCents: post.isProven ? owed : 0 }
  })
  const shares = shareSpendable(
    read.filter((post) => post.dueCents > 0),
    round.left,
  )
  return read.map((post) => ({
    ...post,
    accrued: post.accrued + (shares.get(post.submissionId) ?? 0),
  }))
}

type Post = {
  ratePerKViewsCents: number
  minPayoutCents: number
  capSpan: number
  isProven: boolean
}

async function givenPosts(fundedCents: number, posts: readonly Post[]): Promise<ModelPost[]> {
  return await database.db.transaction(async (tx) => {
    const campaign = await makeLiveCampaign(tx, { fundedCents })
    const made: ModelPost[] = []
    for (const [index, post] of posts.entries()) {
      const { capSpan, isProven, ...rest } = post
      const terms = { ...rest, maxPayoutCents: rest.minPayoutCents + capSpan }
      const approvedAt = new Date(Date.UTC(2026, 0, 1 + (index % 2)))
      const submissionId = await makeApprovedSubmission(tx, {
        campaignId: campaign.id,
        creator: await makeCreator(tx, { isProven }),
        approvedAt,
        ...terms,
      })
      made.push({ submissionId, approvedAt, terms, isProven, highest: 0, accrued: 0, dueCents: 0 })
    }
    return made
  })
}
