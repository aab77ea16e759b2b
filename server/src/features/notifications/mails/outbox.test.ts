import type { MailId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import type { Person } from '#testing/test-users.ts'
import { markFailed, markSent } from './mail-store.ts'
import { postUncountedMail } from './post-mail.ts'
import { writeInvitation } from './write-account-mails.tsx'

let server: TestServer
let admin: Person
const ids: MailId[] = []
beforeAll(async () => {
  server = await startTestServer({ SMTP_URL: 'smtp://127.0.0.1:1' })
  admin = await server.person('admin')
  for (const name of ['queued', 'sent', 'failed']) {
    const to = { toAddress: `${name}@permille.test`, supportAddress: 'help@permille.test' }
    const mail = {
      ...to,
      invitedAs: 'admin',
      brandName: null,
      url: 'https://x.test/s3cret',
    } as const
    const written = await writeInvitation(mail)
    ids.push(
      await server.database.db.transaction((tx) =>
        postUncountedMail(tx, written, server.wiring.parts),
      ),
    )
  }
  await server.database.db.transaction(async (tx) => {
    await markSent(tx, ids[1] as MailId, new Date())
    await markFailed(tx, ids[2] as MailId, 'mailbox full')
  })
})
afterAll(() => server.close())

const get = (path: string) => server.call('GET', path, { as: admin })
const addresses = async (query: string) =>
  (await get(`/api/admin/mails${query}`)).json.map(
    ({ toAddress }: { toAddress: string }) => toAddress.split('@')[0],
  )

test('the outbox is newest first, paged, and filtered by address, state and kind', async () => {
  const first = await get('/api/admin/mails?limit=2')
  const next = /<([^>]+)>/.exec(first.headers.get('link') ?? '')?.[1] ?? ''

  expect(await addresses('?limit=2')).toEqual(['failed', 'sent'])
  expect((await get(next)).json).toHaveLength(1)
  expect(await addresses('?state=queued')).toEqual(['queued'])
  expect(await addresses('?state=sent')).toEqual(['sent'])
  expect(await addresses('?state=failed&kind=invitation')).toEqual(['failed'])
  expect(await addresses('?kind=payout')).toEqual([])
  expect(await addresses('?to=SENT@')).toEqual(['sent'])
})

test('a mail is shown as written, without its single-use link', async () => {
  const { json, text } = await get(`/api/admin/mails/${ids[2]}`)

  expect(json).toMatchObject({ state: 'failed', failure: 'mailbox full', isLinkHidden: true })
  expect(json.html).toContain('You are invited to Permille')
  expect(text).not.toContain('s3cret')
})

test('an admin, who is audited, can send an unsent mail again', async () => {
  await run(server.database.db, sql`DELETE FROM graphile_worker._private_jobs`)

  const replies = []
  for (const id of [...ids, ...ids]) {
    replies.push(await server.call('POST', `/api/admin/mails/${id}/retry`, { as: admin }))
  }

  const { jobs, audits } = await exactlyOne(
    server.database.db,
    sql<{ jobs: number; audits: number }>`SELECT
      (SELECT count(*) FROM graphile_worker._private_jobs) AS jobs,
      (SELECT count(*) FROM audit_log WHERE action = 'mail.retry') AS audits`,
  )
  expect(replies.map(({ status }) => status)).toEqual([200, 422, 200, 200, 422, 200])
  expect([jobs, audits]).toEqual([2, 2])
})
