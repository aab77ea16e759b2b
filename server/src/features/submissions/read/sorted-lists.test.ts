import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/database/sql.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeAdmin } from '#testing/test-users.ts'
import { approveSubmission } from '../review/approve-submission.ts'
import { submissionRoutes } from '../submission-routes.ts'
import { type SubmissionSetup, setUpSubmissions } from '../testing/submission-setup.ts'

let setup: SubmissionSetup
let http: TestRoutes
beforeAll(async () => {
  setup = await setUpSubmissions()
  http = serveRoutes(setup.deps, submissionRoutes(setup.deps))
})
afterAll(async () => {
  await http.close()
  await setup.close()
})

/** Every page of a list, read two by two. */
async function readPages(url: string, as: Awaited<ReturnType<TestRoutes['signIn']>>) {
  const seen: string[] = []
  let next: string | undefined = url
  while (next !== undefined) {
    const page = await http.call('GET', next, { as })
    expect(page.status).toBe(200)
    seen.push(...page.json.map((item: { id: string }) => item.id))
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers.get('link')))?.[1]
  }
  return seen
}

test('a creator’s list is sorted as a whole, and pages continue in any order', async () => {
  const creator = await setup.creator()
  const as = await http.signIn(creator)
  const ids: string[] = []
  for (const [views, cents] of [
    [500, 20],
    [900, 0],
    [100, 90],
    [900, 50],
    [0, 90],
  ]) {
    const post = await setup.submit({ creator })
    await approveSubmission(setup.deps, { submissionId: post.id, reviewer: post.brand })
    await setup.change(sql`UPDATE submission_totals SET view_count = ${views}, earned_cents = ${cents}
      WHERE submission_id = ${post.id}`)
    ids.push(post.id)
  }
  const [a, b, c, d, e] = ids
  const sorted = (sort: string) => readPages(`/api/creator/submissions?limit=2&sort=${sort}`, as)

  const orders = [await sorted('oldest'), await sorted('views'), await sorted('earnings')]

  expect(orders).toEqual([
    [a, b, c, d, e],
    [d, b, a, c, e],
    [e, c, d, a, b],
  ])
})

test('the desk and an admin’s queue sort what waits by deadline, views and pay, and decided posts by age', async () => {
  const campaign = await setup.campaign()
  const as = await http.signIn(campaign)
  const admin = await http.signIn(await makeAdmin(setup.deps.database))
  const ids: string[] = []
  for (const views of [2000, 9000, 9000, 100]) {
    ids.push((await setup.submit({ campaign, post: { views, likes: views / 10 } })).id)
  }
  const [a, b, c, d] = ids
  await setup.change(sql`UPDATE submissions SET max_payout_cents = 100 WHERE id = ${c}`)
  await setup.change(sql`UPDATE submissions SET auto_approves_at = '2100-01-01' WHERE id = ${a}`)
  const desk = '/api/brand/submissions?limit=2&status=pending'
  const queue = `/api/admin/submissions?limit=2&queue=pending&campaignId=${campaign.id}`
  const sorted = async (order: string) => {
    const ofBrand = await readPages(`${desk}&${order}`, as)
    expect(await readPages(`${queue}&${order}`, admin)).toEqual(ofBrand)
    return ofBrand
  }

  const orders = [
    await sorted(''),
    await sorted('reverse=1'),
    await sorted('sort=views'),
    await sorted('sort=pays'),
    await sorted('sort=pays&reverse=1'),
    await readPages('/api/brand/submissions?limit=2&reverse=1', as),
  ]

  expect(orders).toEqual([
    [b, c, d, a],
    [a, d, c, b],
    [c, b, a, d],
    [b, a, c, d],
    [d, c, a, b],
    [a, b, c, d],
  ])
  const decided = await http.call('GET', '/api/brand/submissions?status=paid&sort=pays', { as })
  expect(decided.status).toBe(400)
})

test('a cursor for one order is refused by another', async () => {
  const creator = await setup.creator()
  const as = await http.signIn(creator)
  for (let post = 0; post < 2; post += 1) await setup.submit({ creator })
  const { headers } = await http.call('GET', '/api/creator/submissions?limit=1', { as })
  const cursor = /cursor=([^&>]+)/.exec(String(headers.get('link')))?.[1]

  const { status } = await http.call(
    'GET',
    `/api/creator/submissions?sort=views&cursor=${cursor}`,
    {
      as,
    },
  )

  expect(status).toBe(400)
})

test('a creator finds posts by title and campaign, by a new name at once, and by prefixes of short words', async () => {
  const creator = await setup.creator()
  const as = await http.signIn(creator)
  const post = await setup.submit({ creator })
  await setup.change(sql`UPDATE submissions SET title = 'Walking in Zürich' WHERE id = ${post.id}`)
  const found = (path: string) => async (search: string) =>
    (await readPages(`${path}?search=${encodeURIComponent(search)}`, as)).length === 1
  const own = found('/api/creator/submissions')

  expect(await own('ZÜRICH')).toBe(true)
  expect(await own('st camp')).toBe(true)
  expect(await own('in')).toBe(true)
  expect(await own('al')).toBe(false)
  expect(await own('%')).toBe(false)
})

test('several words are found as a phrase, by brands and admins', async () => {
  const campaign = await setup.campaign()
  const brand = await http.signIn(campaign)
  const admin = await http.signIn(await makeAdmin(setup.deps.database))
  const { id } = await setup.submit({ campaign })
  const { id: other } = await setup.submit({ campaign })
  await setup.change(
    sql`UPDATE submissions SET title = 'Unboxing 50% lamps #4711' WHERE id = ${id}`,
  )
  await setup.change(sql`UPDATE submissions SET title = 'Lamps 4711, unboxing' WHERE id = ${other}`)
  const found = async (search: string) => {
    const query = `search=${encodeURIComponent(search)}`
    const ofBrand = await readPages(`/api/brand/submissions?${query}`, brand)
    const ofAdmin = await readPages(`/api/admin/submissions?${query}`, admin)
    expect(ofAdmin).toEqual(ofBrand)
    return ofBrand
  }

  expect(await found('xing 50% LAMPS')).toEqual([id])
  expect(await found('lamps 4711')).toEqual([other])
  expect(await found('unboxing lamps')).toEqual([])
})

test('a brand finds a post by each of its names, by new ones at once and by erased ones no longer', async () => {
  const campaign = await setup.campaign()
  const as = await http.signIn(campaign)
  const post = await setup.submit({ campaign })
  const { creator } = post
  await setup.change(sql`UPDATE submissions SET title = 'First title' WHERE id = ${post.id}`)
  const found = async (search: string) =>
    (await readPages(`/api/brand/submissions?search=${encodeURIComponent(search)}`, as)).length ===
    1

  expect([await found('rst tit'), await found('Second')]).toEqual([true, false])
  await setup.change(sql`UPDATE submissions SET title = NULL WHERE id = ${post.id}`)
  await setup.change(sql`UPDATE campaigns SET name = 'Second name' WHERE id = ${campaign.id}`)
  await setup.change(sql`UPDATE creators SET handle = 'third_name' WHERE id = ${creator.creatorId}`)
  await setup.change(sql`UPDATE users SET display_name = 'Fourth' WHERE id = ${creator.userId}`)
  await setup.change(
    sql`UPDATE social_accounts SET username = 'fifth' WHERE id = ${creator.accountId}`,
  )

  const now = []
  for (const name of ['rst tit', 'second', 'ird_na', 'fourth', 'fifth']) now.push(await found(name))
  expect(now).toEqual([false, true, true, true, true])
})
