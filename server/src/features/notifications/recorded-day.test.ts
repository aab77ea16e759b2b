import {
  brandEventTypes,
  type PublicEventType,
  publicEventTypes,
} from '@permille/contract/events/event-types'
import { publicEvents } from '@permille/contract/events/published-event'
import type { BrandId, ChargebackId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DisputeSetup, setUpDisputes } from '#features/disputes/testing/dispute-setup.ts'
import { typesOfCalls } from '#features/events/testing/types-of-calls.ts'
import { addHours } from '#platform/clock.ts'
import { exactlyOne, manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makePendingSubmission } from '#testing/test-marketplace.ts'
import { collectNotifications } from './collect-notifications.ts'
import { notificationHandlers } from './notification-work.ts'
import { moneyOfDay } from './testing/day-of-money.ts'
import { peopleOfDay } from './testing/day-of-people.ts'
import { postsOfDay } from './testing/day-of-posts.ts'

let scene: DisputeSetup
beforeAll(async () => {
  scene = await setUpDisputes()
})
afterAll(() => scene.close())

async function collectAll(hoursLater = 0): Promise<void> {
  const clock = { now: () => addHours(new Date(), hoursLater) }
  const deps = { ...scene.deps, clock }
  while ((await collectNotifications(deps)).hasMore);
}

/** Each change of a bank’s claim, as its job tells it. */
async function tellOfChargeback(): Promise<void> {
  const { database } = scene.deps
  const { id: chargebackId } = await exactlyOne(
    database,
    sql<{ id: ChargebackId }>`SELECT id FROM chargebacks`,
  )
  const handlers = notificationHandlers({ ...scene.deps } as never)
  const handler = handlers.find(({ name }) => name === 'chargeback-changed')
  for (const news of ['asked', 'closed', 'claimed', 'won', 'lost']) {
    await handler?.work({ chargebackId, news })
  }
  await handler?.work({ chargebackId, news: 'claimed', turn: 2 })
}

async function almostDue(): Promise<void> {
  const { campaign, creator } = await scene.approved()
  await makePendingSubmission(scene.deps.database, { campaignId: campaign.id, creator })
}

interface Told {
  readonly role: string
  readonly key: string
  readonly kind: string
  readonly title: string
  readonly text: string
  readonly path: string
  readonly at: Date
}

/** What everyone is told, in the order of their lists; ids are numbered, and moments count hours from the news. */
async function recorded(): Promise<string> {
  const rows = await manyRows(
    scene.deps.database,
    sql<Told>`SELECT u.role || ' ' || u.id AS role, n.key, n.kind, n.title, n.text, n.path, n.at
      FROM notifications n JOIN users u ON u.id = n.user_id
      ORDER BY u.role, u.created_at, u.id, n.at, n.id`,
  )
  const numbers = new Map<string, number>()
  const number = (id: string) => {
    if (!numbers.has(id)) numbers.set(id, numbers.size + 1)
    return `#${numbers.get(id)}`
  }
  return rows
    .map(({ role, key, kind, title, text, path, at }) =>
      [`${role} | ${kind} | ${key} | ${path}`, `  ${title}`, `  ${text}`, '']
        .join('\n')
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, number)
        .replaceAll(/:\d{10}\b/g, ':(second)')
        .replaceAll(/\d{4}-\d\d-\d\d \d\d:\d\d UTC/g, (moment) => hoursBetween(at, moment))
        .replaceAll(/:\d{4}-\d\d-\d\d\b/g, ':(day)'),
    )
    .join('\n')
}

function hoursBetween(at: Date, moment: string): string {
  const until = new Date(`${moment.slice(0, 16).replace(' ', 'T')}Z`)
  return `(${Math.round((until.getTime() - at.getTime()) / 3_600_000)} h later)`
}

test('everyone’s notifications of a busy day, word for word', async () => {
  for (const actsOf of [postsOfDay, moneyOfDay, peopleOfDay]) {
    for (const act of actsOf(scene)) await act()
    await collectAll()
  }
  await tellOfChargeback()
  await almostDue()
  for (const hours of [0.1, 36.2, 37, 73]) await collectAll(hours)

  await expect(await recorded()).toMatchFileSnapshot('testing/recorded-day.txt')
  expect(await wordsInEvents()).toEqual([])
  const { types, failures } = await published()
  expect(failures).toEqual([])
  const elsewhere = [...typesOfCalls, 'webhook.disabled', 'payouts.stopped', 'payouts.resumed']
  expect(publicEventTypes.filter((type) => !types.has(type)).sort()).toEqual(elsewhere.sort())
})

interface Published {
  readonly type: PublicEventType
  readonly brandId: BrandId | null
  readonly data: object
}

/** The types of what programs may read of the day, and what is not as its schema says. */
async function published() {
  const { database } = scene.deps
  const rows = await manyRows(
    database,
    sql<Published>`SELECT type, brand_id, data FROM published_events ORDER BY seq`,
  )
  const failures: unknown[] = await manyRows(database, sql`SELECT seq FROM event_failures`)
  const hasOwner = new Set<PublicEventType>(brandEventTypes)
  for (const { type, brandId, data } of rows) {
    const parsed = publicEvents[type].data.safeParse(data)
    if (!parsed.success) failures.push({ type, error: parsed.error.issues })
    else expect(data).toEqual(parsed.data)
    if (hasOwner.has(type) !== (brandId !== null)) failures.push({ type, brandId })
  }
  return { types: new Set(rows.map(({ type }) => type)), failures }
}

/** What is in events beside ids, moments, codes and numbers: people’s words and names have no place there. */
async function wordsInEvents(): Promise<string[]> {
  const rows = await manyRows(
    scene.deps.database,
    sql<{ body: Readonly<Record<string, unknown>> }>`SELECT body FROM events`,
  )
  const values = rows.flatMap(({ body }) => Object.values(body).flat())
  const texts = values.filter((value) => typeof value === 'string')
  return texts.filter(
    (text) => !/^([0-9a-f-]{36}|[0-9TZ:.-]{24}|[0-9-]{10}|[a-z._-]+|[A-Z]{2})$/.test(text),
  )
}
