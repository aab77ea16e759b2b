import { afterAll, beforeAll, expect, test } from 'vitest'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeLiveCampaign } from '#testing/test-marketplace.ts'
import { makeBrand } from '#testing/test-users.ts'
import { dayAgo, openReportScene } from './testing/report-scene.ts'

let scene: Awaited<ReturnType<typeof openReportScene>>

beforeAll(async () => {
  scene = await openReportScene()
})
afterAll(() => scene.close())

test.each([{}, { from: 5 }, { from: 4, to: 2 }])(
  'its numbers are those of the brand’s own pages, to the cent (%o days ago)',
  async ({ from, to }: { from?: number; to?: number }) => {
    const range = { ...(from && { from: dayAgo(from) }), ...(to && { to: dayAgo(to) }) }
    const query = new URLSearchParams(range)
    const link = await scene.makeLink()
    const own = await Promise.all(
      [scene.one, scene.other].map(
        async ({ id }) =>
          (await scene.open(`/api/brand/campaigns/${id}/report?${query}`, { as: scene.brand }))
            .json,
      ),
    )
    const sum = (key: string) => own.reduce((total, report) => total + report[key], 0)

    const { json: shown } = await scene.open(`${link.path}?${query}`)

    expect(shown.viewCount).toBe(sum('viewCount'))
    expect(shown.spentCents).toBe(sum('spentCents'))
    expect(shown.viewCount).toBeGreaterThan(0)
    const ofOwn = (name: string) => own.find((report) => report.campaign.name === name)
    for (const { name, viewCount, spentCents } of shown.campaigns)
      expect([name, viewCount, spentCents]).toEqual([
        name,
        ofOwn(name).viewCount,
        ofOwn(name).spentCents,
      ])
    const history = await scene.open(
      `/api/brand/history?from=${shown.firstDay}&to=${shown.lastDay}`,
      {
        as: scene.brand,
      },
    )
    expect(shown.days).toEqual(history.json)
    const { text } = await scene.open(`${link.path}.csv?${query}`)
    const lines = text
      .trim()
      .split('\r\n')
      .slice(1)
      .map((line) => line.split(','))
    expect(lines.reduce((total, [, views]) => total + Number(views), 0)).toBe(shown.viewCount)
    expect(lines.reduce((total, [, , spent]) => total + Math.round(Number(spent) * 100), 0)).toBe(
      shown.spentCents,
    )
  },
)

test('it ranks the approved posts as the brand’s report does, and counts posts by state', async () => {
  const { path } = await scene.makeLink({ campaignIds: [scene.one.id] })
  const ranked = await scene.open(`/api/brand/campaigns/${scene.one.id}/report/posts`, {
    as: scene.brand,
  })
  const insight = await scene.open(`/api/brand/campaigns/${scene.one.id}/insight`, {
    as: scene.brand,
  })

  const { json } = await scene.open(path)

  const keyOf = (post: { viewCount: number; spentCents: number }) => [
    post.viewCount,
    post.spentCents,
  ]
  expect(json.topPosts.map(keyOf)).toEqual(ranked.json.map(keyOf))
  expect(json.topPosts.map(({ post }: { post: { url: string } }) => post.url)).toEqual(
    ranked.json.map(({ postUrl }: { postUrl: string }) => postUrl),
  )
  expect(json.posts).toEqual({
    inReview: 1,
    approved: insight.json.platforms[0].postCount,
    rejected: 1,
  })
  const [top] = ranked.json
  await run(
    scene.opened.db,
    sql`UPDATE users u SET deleted_at = now(), suspended_at = now(), suspended_reason = 'Deleted' FROM creators r JOIN submissions s ON s.creator_id = r.id
      WHERE r.user_id = u.id AND s.id = ${top.id}`,
  )
  const [erased, next] = (await scene.open(path)).json.topPosts
  expect([erased, next]).toMatchObject([{ viewCount: top.viewCount, post: null }, { post: {} }])
})

test('what a link hides is not in it: money, creators, drafts, earlier days, other campaigns', async () => {
  const hidden = { showsMoney: false, showsCreators: false, since: dayAgo(3) }
  const { path } = await scene.makeLink({ ...hidden, campaignIds: [scene.one.id] })

  const { json, text } = await scene.open(path)
  const file = await scene.open(`${path}.csv`)
  const earlier = await scene.open(`${path}?to=${dayAgo(5)}`)

  expect(json).toMatchObject({ spentCents: null, firstDay: dayAgo(3), viewCount: 1277 })
  expect(json.topPosts).toMatchObject([{ spentCents: null, viewCount: 777, post: null }])
  expect(text).not.toMatch(/youtube\.com|uploads|creator|Winter|Secret launch|@/)
  expect(file.text.split('\r\n')[0]).toBe('\ufeffDay (UTC),Views')
  expect(earlier.json).toMatchObject({ viewCount: 0, firstDay: null, days: [], topPosts: [] })
})

test('a link of all campaigns has those that go live later, and is empty before the first', async () => {
  const { db } = scene.opened
  const owner = await makeBrand(db, 'New here')
  const as = await scene.http.signIn(owner)
  const { path } = await scene.makeLink({}, as)
  const before = await scene.open(path)
  const later = await makeLiveCampaign(db, { fundedCents: 5_000 })
  await run(db, sql`UPDATE campaigns SET brand_id = ${owner.brandId} WHERE id = ${later.id}`)

  expect(before.json).toMatchObject({ campaigns: [], firstDay: null, days: [], viewCount: 0 })
  expect((await scene.open(path)).json.campaigns).toHaveLength(1)
})
