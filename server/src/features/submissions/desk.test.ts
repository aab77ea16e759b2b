import type { RiskFilter } from '@permille/contract/risk/signals'
import type { DueFilter } from '@permille/contract/submissions/submissions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/database/sql.ts'
import { serveRoutes } from '#testing/test-routes.ts'
import { countPostsToReview } from './desk-store.ts'
import { listBrandSubmissions } from './read/list-submissions.ts'
import { decideApproval } from './review/decide-approval.ts'
import { rejectSubmission } from './review/reject-submission.ts'
import { submissionRoutes } from './submission-routes.ts'
import { type SubmissionSetup, setUpSubmissions } from './testing/submission-setup.ts'

let setup: SubmissionSetup
let campaign: Awaited<ReturnType<SubmissionSetup['campaign']>>
let posts: Record<'clean' | 'fewLikes' | 'fewFollowers' | 'unverified', Submitted>
type Submitted = Awaited<ReturnType<SubmissionSetup['submit']>>

beforeAll(async () => {
  setup = await setUpSubmissions()
  campaign = await setup.campaign({ fundedCents: 100_000 })
  posts = {
    clean: await setup.submit({ campaign }),
    fewLikes: await setup.submit({ campaign, post: { views: 90_000, likes: 3 } }),
    fewFollowers: await setup.submit({
      campaign,
      post: { views: 15_000, likes: 900 },
      creator: await setup.creator({ followers: 10 }),
    }),
    unverified: await setup.submit({
      campaign,
      creator: await setup.creator({ isVerified: false }),
    }),
  }
})
afterAll(() => setup.close())

async function foundBy(filter: { risk?: RiskFilter; due?: DueFilter }, now = new Date()) {
  const { items } = await listBrandSubmissions(setup.deps.database, campaign.brandId, {
    ...filter,
    limit: 100,
    now,
  })
  return items.map(({ id }) => namesOf(id)).toSorted()
}

function namesOf(id: string): string {
  return Object.entries(posts).find(([, post]) => post.id === id)?.[0] ?? 'another'
}

test('a row lists its signals, and the desk can be filtered by them', async () => {
  const { items } = await listBrandSubmissions(setup.deps.database, campaign.brandId, {
    limit: 100,
    now: new Date(),
  })

  const codes = Object.fromEntries(items.map((row) => [namesOf(row.id), row.riskCodes]))
  expect(codes).toEqual({
    clean: [],
    fewLikes: ['few-likes'],
    fewFollowers: ['few-followers'],
    unverified: [],
  })
  expect(await foundBy({ risk: 'any' })).toEqual(['fewFollowers', 'fewLikes'])
  expect(await foundBy({ risk: 'none' })).toEqual(['clean', 'unverified'])
  expect(await foundBy({ risk: 'few-likes' })).toEqual(['fewLikes'])
  expect(await foundBy({ risk: 'drop' })).toEqual([])
})

test('a signal of the latest reading appears in the row', async () => {
  await setup.change(
    sql`INSERT INTO post_signals (submission_id, signals)
      VALUES (${posts.clean.id}, ${JSON.stringify([{ code: 'drop', text: 'Views went.' }])})`,
  )

  const found = await foundBy({ risk: 'drop' })
  await setup.change(sql`DELETE FROM post_signals WHERE submission_id = ${posts.clean.id}`)

  expect(found).toEqual(['clean'])
})

test('the desk can be filtered by each post’s outcome without a decision, and its date', async () => {
  const { autoApprovesAt } = await setup.row(posts.clean.id)
  await setup.change(
    sql`UPDATE submissions SET auto_approves_at = auto_approves_at + interval '2 days'
      WHERE campaign_id = ${campaign.id} AND id <> ${posts.clean.id}`,
  )
  const hoursBefore = (hours: number) => new Date(autoApprovesAt.getTime() - hours * 3_600_000)

  expect(await foundBy({ due: 'approves' })).toEqual(['clean'])
  expect(await foundBy({ due: 'admin' })).toEqual(['fewFollowers', 'fewLikes', 'unverified'])
  expect(await foundBy({ due: 'day' }, hoursBefore(23))).toEqual(['clean'])
  expect(await foundBy({ due: 'day' }, hoursBefore(25))).toEqual([])
})

test('the file has every filtered post, and no formula', async () => {
  await setup.change(sql`UPDATE submissions SET title = '=1+1' WHERE id = ${posts.fewLikes.id}`)
  const http = serveRoutes(setup.deps, submissionRoutes(setup.deps))
  const as = await http.signIn(campaign)

  const { text } = await http.call('GET', '/api/brand/submissions.csv?risk=few-likes', { as })

  await http.close()
  const [head, line, ...rest] = text.trimEnd().split('\r\n')
  expect(head).toMatch(/^\ufeffSubmitted \(UTC\),Post,Address,Campaign,/)
  expect(line).toContain(",'=1+1,https://")
  expect(line).toMatch(/,pending,,90000,0\.00,[\d.]+,few-likes,\d.*Z,waits for an admin$/)
  expect(rest).toEqual([])
})

test('posts to review are this brand’s undecided ones only', async () => {
  const own = await setup.campaign()
  const [one, two] = [await setup.submit({ campaign: own }), await setup.submit({ campaign: own })]
  await setup.submit({ campaign: own })
  const count = () => countPostsToReview(setup.deps.database, own.brandId)
  const before = await count()

  const reviewer = { ...one.brand, kind: 'brand' } as Parameters<
    typeof decideApproval
  >[1]['reviewer']
  await decideApproval(
    { ...setup.deps, approvalUndoSeconds: 10 },
    { submissionId: one.id, reviewer },
  )
  await rejectSubmission(setup.deps, {
    submissionId: two.id,
    reviewer: two.brand,
    code: 'off_brief',
    note: null,
  })

  expect([before, await count()]).toEqual([{ count: 3 }, { count: 1 }])
})
