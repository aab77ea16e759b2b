import { afterAll, beforeAll, expect, test } from 'vitest'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeMember } from '#testing/test-users.ts'
import { approveSubmission } from './review/approve-submission.ts'
import { submissionRoutes } from './submission-routes.ts'
import { type SubmissionSetup, setUpSubmissions } from './testing/submission-setup.ts'

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

type Submitted = Awaited<ReturnType<SubmissionSetup['submit']>>

async function givenBody(creator: Submitted['creator']) {
  return {
    campaignId: (await setup.campaign()).id,
    socialAccountId: creator.accountId,
    postUrl: await setup.post(creator.username),
  }
}

test('a submission returns 201 with the id, a second one 409 with a message', async () => {
  const creator = await setup.creator()
  const [as, body] = [await http.signIn(creator), await givenBody(creator)]

  const first = await http.call('POST', '/api/submissions', { as, body })
  const second = await http.call('POST', '/api/submissions', { as, body })

  expect([first.status, first.json]).toEqual([201, { id: expect.any(String), status: 'pending' }])
  expect([second.status, second.json.message]).toEqual([
    409,
    'This post has already been submitted to a campaign.',
  ])
})

test('the preview reports the outcome of submitting, and stores nothing', async () => {
  const creator = await setup.creator()
  const [as, body] = [await http.signIn(creator), await givenBody(creator)]

  const preview = await http.call(
    'GET',
    `/api/submissions/preview?${new URLSearchParams({ ...body, postUrl: 'https://x.com/a/status/1' })}`,
    { as },
  )

  expect(preview.status).toBe(200)
  expect(preview.json.checks.at(-1)).toMatchObject({ code: 'post-url', passed: false })
  expect((await http.call('GET', '/api/creator/submissions', { as })).json).toEqual([])
})

test('twenty previews a minute are allowed, then 429 with Retry-After', async () => {
  const creator = await setup.creator()
  const as = await http.signIn(creator)
  const query = new URLSearchParams(await givenBody(creator))
  const statuses: number[] = []
  let retryAfter: unknown

  for (let call = 0; call < 21; call += 1) {
    const { status, headers } = await http.call('GET', `/api/submissions/preview?${query}`, {
      as,
    })
    statuses.push(status)
    retryAfter = headers.get('retry-after')
  }

  expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429])
  expect(Number(retryAfter)).toBeGreaterThan(0)
})

test('a creator’s list is a bare array, newest first, paged by Link', async () => {
  const creator = await setup.creator()
  const as = await http.signIn(creator)
  const ids: string[] = []
  for (let post = 0; post < 5; post += 1) ids.unshift((await setup.submit({ creator })).id)

  const seen: string[] = []
  let url: string | undefined = '/api/creator/submissions?limit=2'
  while (url !== undefined) {
    const page = await http.call('GET', url, { as })
    expect(page.json.length).toBeLessThanOrEqual(2)
    seen.push(...page.json.map((item: { id: string }) => item.id))
    url = /<([^>]+)>; rel="next"/.exec(String(page.headers.get('link')))?.[1]
  }

  expect(seen).toEqual(ids)
  const [first] = (await http.call('GET', '/api/creator/submissions?status=pending', { as })).json
  expect(first).toMatchObject({
    campaignName: 'Test campaign',
    platform: 'youtube',
    socialAccountUsername: creator.username,
    status: 'pending',
    viewCount: 0,
    earnings: 0,
  })
  expect((await http.call('GET', '/api/creator/submissions?status=paid', { as })).json).toEqual([])
})

test('a brand’s list shows its own, pending ones by deadline', async () => {
  const campaign = await setup.campaign()
  const as = await http.signIn(campaign)
  const [soon, later, decided] = [
    await setup.submit({ campaign }),
    await setup.submit({ campaign }),
    await setup.submit({ campaign }),
  ]
  await setup.submit()
  await setup.change(
    sql`UPDATE submissions SET auto_approves_at = now() + interval '1 hour' WHERE id = ${soon.id}`,
  )
  await approveSubmission(setup.deps, { submissionId: decided.id, reviewer: decided.brand })
  const list = async (query: string): Promise<string[]> => {
    const { json } = await http.call('GET', `/api/brand/submissions${query}`, { as })
    return json.map((item: { id: string }) => item.id)
  }

  expect(await list('')).toEqual([decided.id, later.id, soon.id])
  expect(await list('?status=pending')).toEqual([soon.id, later.id])
  expect(await list(`?search=${soon.creator.username}`)).toEqual([soon.id])
  expect(await list('?search=%25')).toEqual([])
  expect(await list('?platform=x')).toEqual([])
  expect(await list(`?campaignId=${campaign.id}&status=approved`)).toEqual([decided.id])
  expect(await list(`?campaignId=${(await setup.campaign()).id}`)).toEqual([])
})

test('both sides see the receipt: terms, history, risks, dates and every cent', async () => {
  const campaign = await setup.campaign({ flatBonusCents: 250 })
  const creator = await setup.creator()
  const { id, brand } = await setup.submit({ campaign, creator })
  await approveSubmission(setup.deps, { submissionId: id, reviewer: brand })
  await setup.change(
    sql`UPDATE submission_totals SET view_count = 12345 WHERE submission_id = ${id}`,
  )

  const own = await http.call('GET', `/api/creator/submissions/${id}`, {
    as: await http.signIn(creator),
  })
  const forBrand = await http.call('GET', `/api/brand/submissions/${id}`, {
    as: await http.signIn(campaign),
  })
  const member = await makeMember(setup.deps.database, brand, 'viewer')
  const forMember = await http.call('GET', `/api/brand/submissions/${id}`, {
    as: await http.signIn(member),
  })
  const namesIn = ({ json }: typeof own) => json.timeline.map(({ by }: { by: string }) => by)

  expect(namesIn(forBrand)).toEqual([null, null])
  expect(namesIn(forMember)).toEqual([null, 'Test brand'])
  expect(own.json).toMatchObject({
    status: 'approved',
    earnings: 250,
    viewCount: 12345,
    dueCents: 3703,
    terms: { ratePerKViewsCents: 300, flatBonusCents: 250 },
    earnedByKind: { viewsCents: 0, bonusCents: 250, goodwillCents: 0, correctionCents: 0 },
    timeline: [
      { from: null, to: 'pending', actor: 'creator', by: null },
      { from: 'pending', to: 'approved', actor: 'brand', by: null },
    ],
    risks: [],
    autoApprovesAt: null,
    resubmitUntil: null,
    snapshots: [{ viewCount: 0, likeCount: 50, source: 'api', counted: true }],
  })
  expect(forBrand.json).toMatchObject({
    creatorName: 'Test creator',
    isAccountVerified: true,
    campaignLeftCents: 9750,
    creatorApproved: 1,
    creatorRejected: 0,
    creatorFollowerCount: 5000,
    approvedHere: 1,
    approvedHereMax: 10,
    dueCents: 3703,
  })
})

test('both sides see that a post earns nothing until its account is verified', async () => {
  const campaign = await setup.campaign({ flatBonusCents: 250 })
  const creator = await setup.creator({ isVerified: false })
  const post = await setup.submit({ campaign, creator, post: { views: 12_345 } })
  const [own, forBrand] = [
    `/api/creator/submissions/${post.id}`,
    `/api/brand/submissions/${post.id}`,
  ]
  const readAll = async () => [
    (await http.call('GET', own, { as: await http.signIn(creator) })).json,
    (await http.call('GET', forBrand, { as: await http.signIn(campaign) })).json,
  ]
  const pending = await readAll()

  await approveSubmission(setup.deps, { submissionId: post.id, reviewer: post.brand })
  const approved = await readAll()
  await setup.change(
    sql`UPDATE submissions SET status = 'locked', locked_at = now(), lock_reason = 'not_owner'
      WHERE id = ${post.id}`,
  )
  const lost = await readAll()

  const nothing = { viewsCents: 0, bonusCents: 0 }
  expect(pending).toMatchObject(Array(2).fill({ needsProof: true, approvalPay: nothing }))
  expect(approved).toMatchObject(
    Array(2).fill({ needsProof: true, viewCount: 12_345, earnings: 0, dueCents: 0 }),
  )
  expect(lost).toMatchObject(Array(2).fill({ needsProof: false, lockReason: 'not_owner' }))
})

test('another user’s id always returns 404 and changes nothing', async () => {
  const { id } = await setup.submit()
  const creator = await http.signIn(await setup.creator())
  const brand = await http.signIn(await setup.campaign())
  const calls = (named: string) =>
    [
      ['GET', `/api/creator/submissions/${named}`, creator],
      ['POST', `/api/submissions/${named}/resubmit`, creator],
      ['GET', `/api/brand/submissions/${named}`, brand],
      ['POST', `/api/submissions/${named}/approve`, brand],
      ['POST', `/api/submissions/${named}/reject`, brand],
    ] as const

  for (const submissionId of [id, newId(), 'not-an-id']) {
    for (const [method, url, as] of calls(submissionId)) {
      const body = url.endsWith('/reject') ? { code: 'off_brief' } : undefined
      const response = await http.call(method, url, { as, ...(body && { body }) })
      expect([url, response.status]).toEqual([url, 404])
    }
  }
  expect(await setup.row(id)).toMatchObject({ status: 'pending' })
})

test('a brand approves and rejects over HTTP, and each refusal states why', async () => {
  const campaign = await setup.campaign()
  const as = await http.signIn(campaign)
  const [first, second] = [await setup.submit({ campaign }), await setup.submit({ campaign })]
  const reject = (body: object) =>
    http.call('POST', `/api/submissions/${second.id}/reject`, { as, body })

  const approved = await http.call('POST', `/api/submissions/${first.id}/approve`, { as })
  const again = await http.call('POST', `/api/submissions/${first.id}/approve`, { as })

  const final = { id: first.id, status: 'approved', approvalFinalAt: null }
  expect([approved.status, approved.json]).toEqual([200, final])
  expect([again.status, again.json.message]).toEqual([409, 'This submission is already approved.'])
  expect((await reject({ code: 'other' })).status).toBe(400)
  expect((await reject({ code: 'because' })).status).toBe(400)
  expect((await reject({ code: 'off_brief', status: 'paid' })).status).toBe(400)
  expect((await reject({ code: 'other', note: 'Wrong product.' })).json).toEqual({
    id: second.id,
    status: 'rejected',
  })
  expect((await setup.row(second.id)).reason).toBe('Wrong product.')
})

test('each role can make only its own calls', async () => {
  const { id, creator, campaign } = await setup.submit()
  const [asCreator, asBrand] = [await http.signIn(creator), await http.signIn(campaign)]

  const statuses = [
    await http.call('POST', `/api/submissions/${id}/approve`, { as: asCreator }),
    await http.call('GET', '/api/brand/submissions', { as: asCreator }),
    await http.call('POST', '/api/submissions', { as: asBrand, body: {} }),
    await http.call('GET', '/api/creator/submissions', { as: asBrand }),
    await http.call('POST', `/api/submissions/${id}/approve`),
  ].map(({ status }) => status)

  expect(statuses).toEqual([403, 403, 403, 403, 401])
  expect(await setup.row(id)).toMatchObject({ status: 'pending' })
})

test('an impossibly large manual reading is refused with a message', async () => {
  const as = await http.person('admin')
  const path = `/api/admin/submissions/${newId()}/readings`
  const body = { viewCount: 9_000_000_000_000_000, corrects: true, reason: 'Seen on the page' }

  const { status, text } = await http.call('POST', path, {
    as,
    body,
    headers: { 'idempotency-key': newId() },
  })

  expect(status).toBe(400)
  expect(text).toContain('Enter at most 10 billion')
})
