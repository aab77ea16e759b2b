import { brandEventTypes } from '@permille/contract/events/event-types'
import { publishedEventOf } from '@permille/contract/events/published-event'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { publishEvents } from '#features/events/public.ts'
import { notifyOfEvents } from '#features/notifications/notify-of-events.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeBrand, makeMember, type TestBrand } from '#testing/test-users.ts'
import { claimDue } from './claim-store.ts'
import { endEndpoint } from './end-endpoint.ts'
import { listEndpoints, switchOff } from './endpoint-store.ts'
import { judgeEndpoints } from './judge-endpoints.ts'
import { createSender, queueDeliveries, type Sender } from './send-deliveries.ts'
import { status } from './testing/test-receiver.ts'
import {
  happened,
  openTestWebhooks,
  setSuspended,
  type TestWebhooks,
  toldOf,
} from './testing/test-webhooks.ts'

let test: TestWebhooks
let sender: Sender
beforeAll(async () => {
  test = await openTestWebhooks()
  sender = createSender(test.deps)
})
afterAll(() => test.close())

async function turn(): Promise<void> {
  await sender.turn()
  await sender.idle()
}
function listed({ brandId }: TestBrand) {
  const at = test.deps.clock.now()
  return listEndpoints(test.deps.database, {
    brandId,
    at,
    missedMax: 100,
    brandTypes: brandEventTypes,
  })
}

describe('an endpoint at which nothing arrives', () => {
  async function failFor(owner: TestBrand, days: number, made: { path: string }): Promise<void> {
    test.receiver.answer(made.path, status(500))
    await test.publish(owner.brandId, 2)
    for (let quarter = 0; quarter < days * 4; quarter += 1) {
      await turn()
      test.pass(6 * 3600)
      await judgeEndpoints(test.deps)
    }
  }

  it('is told of after a day and three, and switched off after five', async () => {
    const owner = await makeBrand(test.deps.database)
    const made = await test.makeEndpoint(owner)
    const developer = await makeMember(test.deps.database, owner, 'full')
    await makeMember(test.deps.database, owner, 'manager')

    await failFor(owner, 6, made)
    const other = await test.makeEndpoint(owner)
    // Two processes judge.
    await test.deps.database.transaction((tx) =>
      endEndpoint(tx, { id: made.id, isRefused: false, at: test.deps.clock.now() }),
    )
    await publishEvents(test.deps)
    await notifyOfEvents(test.deps)
    await turn()

    const [news] = test.receiver.received(other.path).map(({ body }) => JSON.parse(body))
    expect(publishedEventOf('webhook.disabled').parse(news).data).toMatchObject({
      id: made.id,
      missedCount: 2,
    })
    const told = await happened(test.deps, made.id)
    expect(told.map(({ type }) => type)).toEqual([
      'webhook.failing',
      'webhook.failing',
      'webhook.disabled',
    ])
    expect(told[2]?.body).toMatchObject({ missedCount: 2, isRefused: false })
    expect((await listed(owner))[1]).toMatchObject({ state: 'gone', missedCount: 2 })
    const words = await toldOf(test.deps, owner.brandId)
    expect(words.map(({ userId }) => userId).toSorted()).toEqual(
      [owner, owner, owner, developer, developer, developer].map((each) => each.userId).toSorted(),
    )
    expect([words[0]?.title, words.at(-1)?.title]).toEqual([
      'Nothing arrives at the webhook Our CRM',
      'The webhook Our CRM is switched off',
    ])
    expect(words.at(-1)?.text).toMatch(/^Everything failed for five days. It missed 2 events since/)
  })

  it('goes on after one success, and is off at once when its receiver wants no more', async () => {
    const owner = await makeBrand(test.deps.database)
    const made = await test.makeEndpoint(owner)
    await failFor(owner, 4, made)
    test.receiver.answer(made.path, status(204))
    test.pass(24 * 3600)
    await turn()
    await failFor(owner, 1, made)
    const [recovering] = await listed(owner)
    test.receiver.answer(made.path, status(410))
    test.pass(24 * 3600)
    await turn()

    expect(recovering?.state).not.toBe('gone')
    const told = await happened(test.deps, made.id)
    expect(told.at(-1)).toMatchObject({ type: 'webhook.disabled', body: { isRefused: true } })
    expect((await listed(owner))[0]).toMatchObject({ state: 'gone' })
  })
})

it('an endpoint of a suspended brand waits until its brand is restored', async () => {
  const brand = await makeBrand(test.deps.database)
  const endpoint = await test.makeEndpoint(brand)
  await test.publish(brand.brandId)
  await setSuspended(test.deps, brand.brandId, new Date())

  await turn()
  const waiting = await test.deliveries(endpoint.id)
  await setSuspended(test.deps, brand.brandId, null)
  await turn()

  expect(waiting).toMatchObject([{ state: 'due', attempts: 0 }])
  expect(test.receiver.received(endpoint.path)).toHaveLength(1)
})

it('what was queued in the moment an endpoint was switched off is skipped', async () => {
  const { database, clock } = test.deps
  const brand = await makeBrand(database)
  const { id } = await test.makeEndpoint(brand)
  await test.publish(brand.brandId)
  await queueDeliveries(test.deps)
  await database.transaction((tx) => switchOff(tx, { id, state: 'off', at: clock.now() }))
  // Whoever queued it had read that the endpoint was on.
  const late = sql`UPDATE webhook_deliveries SET state = 'due', due_at = now() WHERE endpoint_id = ${id}`
  await run(database, late)

  await judgeEndpoints(test.deps)

  expect(await test.deliveries(id)).toMatchObject([{ state: 'skipped', attempts: 0 }])
  expect(await listed(brand)).toMatchObject([{ state: 'off', missedCount: 1 }])
})

it('an endpoint whose receiver is slow leaves the next places to others', async () => {
  const { database, clock } = test.deps
  const brand = await makeBrand(database)
  await test.makeEndpoint(brand, { types: ['campaign.edited'] })
  const other = await test.makeEndpoint(brand, { types: ['campaign.live'] })
  const claim = (max: number) =>
    database.transaction((tx) => claimDue(tx, { at: clock.now(), max }))
  await test.publish(brand.brandId, 8)
  await queueDeliveries(test.deps)
  await claim(3)
  await test.publish(brand.brandId, 2, { type: 'campaign.live' })
  await queueDeliveries(test.deps)

  const next = await claim(2)

  expect(next.map(({ endpointId }) => endpointId)).toEqual([other.id, other.id])
})
