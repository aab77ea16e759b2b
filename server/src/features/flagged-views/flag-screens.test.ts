import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestCampaign } from '#testing/test-marketplace.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
} from '#testing/test-marketplace.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'
import { settleReadings } from '../risk/public.ts'

let server: TestServer
let admin: Person
beforeAll(async () => {
  server = await startTestServer()
  admin = await server.person('admin')
})
afterAll(() => server.close())

async function makeFlagged(views = 30_000) {
  const { db } = server.database
  const campaign = await makeLiveCampaign(db, { fundedCents: 100_000 })
  const creator = await makeCreator(db)
  const id = await makeApprovedSubmission(db, { campaignId: campaign.id, creator })
  for (const [count, likes] of [
    [10_000, 500],
    [views, 7],
  ] as const) {
    const at = new Date()
    const readings = [{ ...readingOf(id, count, at), likeCount: likes }]
    await db.transaction((tx) => settleReadings(tx, { readings, at, holdHours: 0 }))
  }
  return { id, creator, campaign }
}

const get = async (path: string, as: Person) => (await server.call('GET', path, { as })).json
const ownerOf = ({ brand }: TestCampaign) => server.signIn(brand)

const reason =
  '30,000 views on an account with 0 followers. 7 likes on 30,000 views; at least 30 is usual on YouTube (0.1%).'

test('creator, brand and admin read the same cents and the same reason', async () => {
  const { id, creator, campaign } = await makeFlagged()

  const own = await get(`/api/creator/submissions/${id}`, await server.signIn(creator))
  const brands = await get(`/api/brand/submissions/${id}`, await ownerOf(campaign))
  const admins = await get(`/api/brand/submissions/${id}`, admin)

  expect(own.watch).toMatchObject({
    quietDays: 3,
    signals: [{ code: 'few-followers' }, { code: 'few-likes' }],
    doubts: [{ reason, setAsideCents: 6000, clearsAt: null, isUnread: false, closedAt: null }],
  })
  expect([brands.watch, admins.watch]).toEqual([own.watch, own.watch])
})

test('Earnings states which cents are held and why', async () => {
  const { id, creator } = await makeFlagged()

  const { rules, pending } = await get(
    '/api/creator/earnings/withdrawal-rules',
    await server.signIn(creator),
  )

  expect(pending.held).toEqual([
    {
      cause: 'doubted',
      amountCents: 6000,
      reason,
      submissionId: id,
      title: null,
      campaignName: null,
    },
  ])
  expect(pending.frozenCents).toBe(6000)
  const held = rules.find(({ code }: { code: string }) => code === 'held')
  expect(held.message).toMatch(/^\$60\.00 is held because of views that look unusual;/)
})

test('the queue lists undecided set-aside money, the longest first', async () => {
  const [first, second] = [await makeFlagged(), await makeFlagged(40_000)]
  const queue = async () => {
    const rows = await get('/api/admin/submissions?queue=doubted', admin)
    const ids = rows.map(({ id }: { id: string }) => id)
    return { rows, ids: ids.filter((id: string) => [first.id, second.id].includes(id as never)) }
  }
  const before = await queue()
  const waiting = (await get('/api/admin/attention', admin)).doubtedSubmissions.count
  const [flag] = (await get(`/api/brand/submissions/${first.id}`, admin)).watch.doubts

  const decided = await server.call('POST', `/api/admin/doubts/${flag.id}/take-back`, {
    as: admin,
    body: { reason: 'The same comments under every post' },
  })

  expect(before.ids).toEqual([first.id, second.id])
  const [row] = before.rows.filter(({ id }: { id: string }) => id === first.id)
  expect(row).toMatchObject({
    doubt: { reason, setAsideCents: 6000 },
    riskCodes: ['few-followers', 'few-likes'],
  })
  expect(decided.json).toEqual({ takenBackCents: 6000 })
  expect((await queue()).ids).toEqual([second.id])
  expect((await get('/api/admin/attention', admin)).doubtedSubmissions.count).toBe(waiting - 1)
})

test('a creator reads the admin’s message, and money taken back is not earned again', async () => {
  const { id, creator } = await makeFlagged()
  const as = await server.signIn(creator)
  const [flag] = (await get(`/api/creator/submissions/${id}`, as)).watch.doubts
  const body = { reason: 'The same comments under every post' }

  await server.call('POST', `/api/admin/doubts/${flag.id}/take-back`, { as: admin, body })

  const after = await get(`/api/creator/submissions/${id}`, as)
  expect(after.earnings).toBe(3000)
  expect(after.watch.doubts).toMatchObject([
    { outcome: 'taken-back', closeNote: body.reason, setAsideCents: 0 },
  ])
})

test('flagged money is not listed with money frozen by a suspension', async () => {
  const { creator } = await makeFlagged()

  const user = await get(`/api/admin/users/${creator.userId}`, admin)
  const { frozenCreators } = await get('/api/admin/attention', admin)

  expect(user.creator).toMatchObject({ frozenCents: 6000, frozenWithAccountCents: 0 })
  const ids = frozenCreators.map(({ userId }: { userId: string }) => userId)
  expect(ids).not.toContain(creator.userId)
})
