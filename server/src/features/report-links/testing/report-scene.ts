import { randomBytes } from 'node:crypto'
import { createPasswordHasher } from '#features/accounts/public.ts'
import { insightRoutes } from '#features/campaigns/insight-routes.ts'
import { historyRoutes } from '#features/history/history-routes.ts'
import { reportRoutes } from '#features/reports/report-routes.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { takeBackPost } from '#money/movements/taken-back/take-back-post.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { newId } from '#platform/ids.ts'
import type { Given } from '#testing/test-client.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeDraft,
  makeLiveCampaign,
  makePendingSubmission,
  readingOf,
  type TestCampaign,
} from '#testing/test-marketplace.ts'
import { serveRoutes } from '#testing/test-routes.ts'
import { nextAddress, type Person } from '#testing/test-users.ts'
import { describeReportPage } from '../describe-report-page.ts'
import { reportLinkRoutes } from '../report-link-routes.ts'

export const encryptionKey = randomBytes(32)

/** All campaigns, and everything about them. */
export const everything = {
  name: 'Weekly numbers',
  campaignIds: null,
  showsMoney: true,
  showsCreators: true,
  since: null,
}

const ago = (days: number) => new Date(Date.now() - days * 86_400_000)
export const dayAgo = (days: number) => ago(days).toISOString().slice(0, 10)

/** For an address that limits count apart. */
export const from = (address: string) => ({ 'x-forwarded-for': address })

/** The calls of links and of the brand's own pages, with a clock that can be put forward. */
export async function openReportScene() {
  const opened = await openTestDatabase()
  const { db: database, log } = opened
  const time = { daysLater: 0 }
  const clock = { now: () => new Date(Date.now() + time.daysLater * 86_400_000) }
  const deps = {
    database,
    replica: database,
    clock,
    encryption: createEncryption({ key: encryptionKey }),
    passwords: createPasswordHasher(),
    appUrl: 'http://localhost:3000',
    log,
  }
  const http = serveRoutes({ database, log, clock }, [
    ...reportLinkRoutes(deps),
    ...reportRoutes({ database, clock }),
    ...insightRoutes(database),
    ...historyRoutes({ database, clock }),
  ])
  const campaigns = await makeCampaigns(opened)
  const brand = await http.signIn(campaigns.one.brand)

  async function makeLink(changes: object = {}, as: Person = brand) {
    const body = { ...everything, ...changes }
    const { json } = await http.call('POST', '/api/brand/reports', { as, body })
    const listed = (await http.call('GET', '/api/brand/reports', { as })).json
    const link = listed.find(({ id }: { id: string }) => id === json.id)
    return { id: json.id, path: `/api/reports/${link.token}`, page: `/r/${link.token}`, link }
  }

  /** Each reader from an address of their own. */
  const open = (path: string, { headers, ...given }: Given = {}) =>
    http.call('GET', path, {
      headers: { ...(!given.as && from(nextAddress())), ...headers },
      ...given,
    })
  const codeOf = async (path: string, given: Given = {}) => (await open(path, given)).json.code
  const visit = (page: string, cookies = {}, query = '') =>
    describeReportPage(deps, page, { query, cookies, address: nextAddress() })
  const close = async () => {
    await http.close()
    await opened.close()
  }
  return { opened, deps, http, time, brand, ...campaigns, makeLink, open, codeOf, visit, close }
}

/** Two campaigns at $3.00 per 1K views with odd counts, a draft, a post in review and one whose approval was taken back. */
async function makeCampaigns({ db }: TestDatabase) {
  const one = await makeLiveCampaign(db, { fundedCents: 100_000 })
  const other = await makeLiveCampaign(db, { fundedCents: 100_000 })
  await run(
    db,
    sql`UPDATE campaigns SET brand_id = ${one.brand.brandId}, name = 'Winter' WHERE id = ${other.id}`,
  )
  await run(
    db,
    sql`UPDATE campaigns SET name = 'Autumn', live_at = ${ago(20)} WHERE id = ${one.id}`,
  )
  await makeDraft(db, one.brand, { name: 'Secret launch' })
  const read = async (campaign: TestCampaign, views: number, days: number) => {
    const creator = await makeCreator(db)
    const post = await makeApprovedSubmission(db, { campaignId: campaign.id, creator })
    const readings = [readingOf(post, views, ago(days))]
    await db.transaction((tx) => settleViews(tx, { readings, at: ago(days), holdHours: 0 }))
    return post
  }
  await read(one, 1234, 9)
  await read(one, 777, 3)
  await read(other, 4321, 2)
  const submissionId = await read(one, 500, 2)
  await db.transaction((tx) =>
    takeBackPost(tx, { id: newId(), submissionId, takenBy: one.brand.userId, at: ago(1) }),
  )
  await run(
    db,
    sql`UPDATE submissions SET status = 'rejected', rejected_at = ${ago(1)}, rejection_code = 'duplicate'
    WHERE id = ${submissionId}`,
  )
  await makePendingSubmission(db, { campaignId: one.id, creator: await makeCreator(db) })
  return { one, other }
}
