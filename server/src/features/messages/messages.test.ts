import type { CampaignId, MessageId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makePartners, type Partners } from '#testing/partners.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { nextAddress, type Person } from '#testing/test-users.ts'
import { collectNotifications } from '../notifications/collect-notifications.ts'
import { notificationHandlers } from '../notifications/notification-work.ts'
import { answerMessage } from './answer-message.ts'
import { messageReceived, visitorAnswered } from './message-jobs.ts'
import { receiveMessage } from './send-message.ts'

let server: TestServer
let partners: Partners
let admin: Person

beforeAll(async () => {
  server = await startTestServer({ SUPPORT_EMAIL: 'help@permille.test' })
  partners = await makePartners(server)
  admin = await server.person('admin')
})
afterAll(() => server.close())

function visitorSends(email: string | undefined, text: string, address = nextAddress()) {
  const body = { topic: 'money', text, ...(email !== undefined && { email }) }
  return server.call('POST', '/api/messages', { body, headers: { 'x-forwarded-for': address } })
}

function memberSends(as: Person, text: string) {
  return server.call('POST', '/api/messages', { as, body: { topic: 'posts', text } })
}

function report(as: Person, campaignId: CampaignId, more: { invite?: string } = {}) {
  const body = { reason: 'misleading', text: 'It pays less than it says.', ...more }
  return server.call('POST', `/api/campaigns/${campaignId}/report`, { as, body })
}

async function listed(query = '') {
  return (await server.call('GET', `/api/admin/messages${query}`, { as: admin })).json
}

async function idOf(text: string): Promise<MessageId> {
  return (await listed()).find((each: { text: string }) => each.text === text).id
}

function answer(id: string, words: string) {
  const body = { answer: words }
  return server.call('POST', `/api/admin/messages/${id}/answer`, { as: admin, body })
}

/** Runs the job that was enqueued for the message. */
async function work({ name }: { name: string }, messageId: MessageId): Promise<void> {
  const handlers = notificationHandlers(server.wiring.parts)
  await handlers.find((handler) => handler.name === name)?.work({ messageId })
}

async function jobsOf(messageId: MessageId): Promise<string[]> {
  const jobs = await manyRows(
    server.database.db,
    sql<{ name: string }>`SELECT task_identifier AS name FROM graphile_worker.jobs
      WHERE strpos(key, ${messageId}) > 0 ORDER BY id`,
  )
  return jobs.map(({ name }) => name)
}

function mailsWith(words: string) {
  return manyRows(
    server.database.db,
    sql<{ toAddress: string; replyTo: string | null; subject: string }>`
      SELECT to_address, reply_to, subject FROM mails
      WHERE strpos(body, ${words}) > 0 ORDER BY created_at`,
  )
}

test('the number of messages waiting for an admin matches the open messages in their list', async () => {
  const { creator, liveId } = await makePartners(server)
  await memberSends(creator, 'Answered before')
  await answer(await idOf('Answered before'), 'Yes.')
  await memberSends(creator, 'One more thing')
  await report(creator, liveId)

  const attention = (await server.call('GET', '/api/admin/attention', { as: admin })).json
  const open = await listed('?state=open')

  expect(attention.openMessages.count).toBe(open.length)
  expect(open.slice(0, 2)).toEqual([
    expect.objectContaining({ kind: 'report', topic: 'misleading', campaignId: liveId }),
    expect.objectContaining({ kind: 'question', text: 'One more thing', senderRole: 'creator' }),
  ])
  expect((await listed('?kind=report&state=open'))[0]).toEqual(open[0])
})

test('a visitor states where to reply; a repeated message is the same message', async () => {
  const nowhere = await visitorSends(undefined, 'Where is my refund?')
  const [first, again] = [
    await visitorSends('Gone@Brand.test', 'Where is my refund?'),
    await visitorSends('gone@brand.test', ' Where is my refund? '),
  ]

  expect([nowhere.status, nowhere.json.details.fields.email]).toEqual([
    422,
    'An email address is required',
  ])
  expect([first.json, again.json]).toEqual(Array(2).fill({ ok: true, isMailSent: false }))
  expect(await listed('?search=GONE@')).toMatchObject([
    { senderEmail: 'gone@brand.test', senderUserId: null },
  ])
  expect(await listed('?search=refund')).toEqual([])
  const same = (await listed()).filter(({ text }: { text: string }) => text.startsWith('Where is'))
  expect(same).toHaveLength(1)
})

test('an address is mailed three times an hour at most, and a network can write five times', async () => {
  const address = nextAddress()

  const toOne = []
  for (const n of [1, 2, 3, 4]) toOne.push(await visitorSends('one@permille.test', `Spam ${n}`))
  const fromOne = []
  for (const n of [1, 2, 3, 4, 5, 6]) {
    fromOne.push(await visitorSends(`n${n}@permille.test`, 'Spam', address))
  }

  expect(toOne.map(({ status }) => status)).toEqual([200, 200, 200, 429])
  expect(fromOne.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429])
})

test('anyone who can read a campaign can report it, once at a time, except its brand', async () => {
  const { creator, brand, liveId } = partners
  const other = await makePartners(server)
  await run(
    server.database.db,
    sql`UPDATE campaigns SET is_invite_only = true WHERE id = ${other.liveId}`,
  )
  await server.call('POST', `/api/campaigns/${other.liveId}/link`, { as: other.brand })
  const link = await server.call('GET', `/api/campaigns/${other.liveId}/link`, { as: other.brand })

  const statuses = [
    (await report(creator, liveId)).status,
    (await report(creator, liveId)).json.code,
    (await report(other.brand, liveId)).status,
    (await report(brand, liveId)).json.code,
    (await report(creator, other.liveId)).status,
    (await report(creator, other.liveId, { invite: link.json.token })).status,
    (await report(admin, liveId)).status,
  ]

  expect(statuses).toEqual([200, 'already-reported', 200, 'own-campaign', 404, 200, 403])
  expect((await server.call('GET', '/api/admin/messages', { as: brand })).status).toBe(403)
})

test('an answer is sent once, to the sender; the log does not contain it', async () => {
  const { creator } = await makePartners(server)
  await memberSends(creator, 'Why was it rejected?')
  const id = await idOf('Why was it rejected?')

  const [first, second] = [await answer(id, 'It had no label.'), await answer(id, 'Something else')]
  await collectNotifications(server.wiring.parts)

  const { json: news } = await server.call('GET', '/api/notifications', { as: creator })
  expect(await jobsOf(id)).toEqual([messageReceived.name])
  expect([first.status, second.status, second.json.code]).toEqual([200, 409, 'message-answered'])
  expect(news).toContainEqual(
    expect.objectContaining({ kind: 'answer', text: 'It had no label.', path: '/notifications' }),
  )
  expect(await listed('?state=answered')).toContainEqual(
    expect.objectContaining({ id, answer: 'It had no label.', answeredByName: expect.any(String) }),
  )
  const entries = await manyRows(
    server.database.db,
    sql<{ action: string }>`SELECT action, before, after FROM audit_log
      WHERE object_id = ${id} ORDER BY at`,
  )
  expect(entries.map(({ action }) => action)).toEqual(['message.send', 'message.answer'])
  expect(JSON.stringify(entries)).not.toMatch(/rejected|label/)
})

test('after an answer, the same campaign can be reported again', async () => {
  const { creator, liveId } = await makePartners(server)
  await report(creator, liveId)
  const [{ id }] = await listed('?state=open&kind=report')
  await answer(id, 'We looked at it.')

  const { status } = await report(creator, liveId)

  expect(status).toBe(200)
})

test('of two admins who answer at the same time one reads that the other did', async () => {
  const { creator } = await makePartners(server)
  await memberSends(creator, 'Who is first?')
  const id = await idOf('Who is first?')
  const request = { id, answer: 'I am.', adminUserId: admin.userId, at: new Date() }
  const { db } = server.database

  const ends = await Promise.allSettled(
    [1, 2].map(() => db.transaction((tx) => answerMessage(tx, request))),
  )

  expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
  expect(ends).toContainEqual(
    expect.objectContaining({ reason: expect.objectContaining({ code: 'message-answered' }) }),
  )
})

test('a message sent twice at the same time is received, and mailed, once', async () => {
  const { creator } = await makePartners(server)
  const { db } = server.database
  const { userId } = creator
  const words = { topic: 'other', text: 'Twice', campaignId: null, email: null } as const
  const by = { actor: { kind: 'creator', userId }, requestId: undefined } as const
  const ids = [newId<MessageId>(), newId<MessageId>()]

  const received = await Promise.all(
    ids.map((id) =>
      db.transaction((tx) => receiveMessage(tx, { ...words, id, userId, at: new Date() }, by)),
    ),
  )

  const jobs = await Promise.all(ids.map(jobsOf))
  expect(received.toSorted()).toEqual([false, true])
  expect(jobs.flat()).toEqual([messageReceived.name])
})

test('a message that does not exist cannot be answered', async () => {
  const { status } = await answer(newId(), 'Hello?')

  expect(status).toBe(404)
})

test('the operator is mailed and replies to the sender, who gets a confirmation', async () => {
  await visitorSends('mira@permille.test', 'Second payout missing')
  const id = await idOf('Second payout missing')

  await work(messageReceived, id)

  expect(await mailsWith('Second payout missing')).toEqual([
    {
      toAddress: 'help@permille.test',
      replyTo: 'mira@permille.test',
      subject: 'Message about: money',
    },
  ])
  expect(await mailsWith('Your message has arrived')).toEqual([
    expect.objectContaining({ toAddress: 'mira@permille.test', replyTo: null }),
  ])
})

test('the mail to a visitor omits their message: the address may be someone else’s', async () => {
  await visitorSends('noor@permille.test', 'Third payout missing')
  const id = await idOf('Third payout missing')
  await answer(id, 'It was sent on Monday.')

  await work(visitorAnswered, id)

  const mails = await mailsWith('It was sent on Monday.')
  expect(await jobsOf(id)).toEqual([messageReceived.name, visitorAnswered.name])
  expect(mails).toEqual([expect.objectContaining({ toAddress: 'noor@permille.test' })])
  expect(await mailsWith('Third payout missing')).toEqual([])
  expect(await mailsWith('You wrote to us on')).toEqual(mails)
})
