import { setTimeout as delay } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { makeBrand, type TestBrand } from '#testing/test-users.ts'
import { claimDue } from './claim-store.ts'
import { deliver, messageOf } from './deliver.ts'
import { newSecret, secretContext } from './endpoint-secrets.ts'
import { replaceSecret, switchOff, switchOn, updateEndpoint } from './endpoint-store.ts'
import { finishDelivered, finishFailed } from './finish-delivery.ts'
import { createSender, queueDeliveries, type Sender } from './send-deliveries.ts'
import { none, status, verify } from './testing/test-receiver.ts'
import { type MadeEndpoint, openTestWebhooks, type TestWebhooks } from './testing/test-webhooks.ts'

// biome-ignore lint/style/noProcessEnv: a longer run is asked for by hand
const eventsMax = Number(process.env.WEBHOOK_EVENTS ?? 300)

let test: TestWebhooks
let brand: TestBrand
let sender: Sender
beforeAll(async () => {
  test = await openTestWebhooks()
})
beforeEach(async () => {
  brand = await makeBrand(test.deps.database)
  sender = createSender(test.deps)
})
afterAll(() => test.close())

async function turn(): Promise<void> {
  await sender.turn()
  await sender.idle()
}

const bodiesAt = ({ path }: MadeEndpoint) =>
  test.receiver.received(path).map(({ body }) => JSON.parse(body))

describe('a request', () => {
  it('is signed by Standard Webhooks, and says the event by its id and sequence', async () => {
    const endpoint = await test.makeEndpoint(brand)
    const [id] = await test.publish(brand.brandId)
    await test.publish((await makeBrand(test.deps.database)).brandId)

    await turn()

    const [received = none, ...others] = test.receiver.received(endpoint.path)
    expect(others).toEqual([])
    const event = verify(received, endpoint.secret)
    expect(event).toMatchObject({ id, type: 'campaign.edited', version: 1, brandId: brand.brandId })
    const { body, headers } = received
    expect(headers).toMatchObject({
      'webhook-id': id,
      'content-type': 'application/json',
      'user-agent': expect.stringMatching(/^Permille\/[\d.]+$/),
    })
    const changed = { ...received, body: body.replace('Zo', 'zo') }
    const old = { ...received, headers: { ...headers, 'webhook-timestamp': '1700000000' } }
    for (const forged of [changed, old])
      expect(() => verify(forged, endpoint.secret)).toThrow(/signature|old/)
    expect(await test.deliveries(endpoint.id)).toEqual([
      { state: 'delivered', attempts: 1, lastStatus: 204, lastError: null, dueInSeconds: null },
    ])
  })

  it('carries both signatures until the overlap of a rotation ends', async () => {
    const endpoint = await test.makeEndpoint(brand)
    const next = newSecret()
    const until = new Date(test.deps.clock.now().getTime() + 24 * 3600_000)
    await test.deps.database.transaction((tx) =>
      replaceSecret(tx, {
        id: endpoint.id,
        sealedSecret: test.deps.encryption.seal(next, secretContext(endpoint.id)),
        previousUntil: until,
      }),
    )

    await test.publish(brand.brandId)
    await turn()
    const [during = none] = test.receiver.received(endpoint.path)
    test.pass(25 * 3600)
    await test.publish(brand.brandId)
    await turn()
    const [, after] = test.receiver.received(endpoint.path)

    expect(verify(during, endpoint.secret)).toEqual(verify(during, next))
    expect(after?.headers['webhook-signature']).not.toContain(' ')
  })

  it('goes to a channel as one message for all that waits', async () => {
    const channel = await test.makeEndpoint(brand, { format: 'discord' })
    await test.publish(brand.brandId, 12)
    test.receiver.answer(channel.path, (response) => {
      response.writeHead(429).end('{"retry_after": 7.5}')
    })

    await turn()
    test.receiver.answer(channel.path, status(204))
    test.pass(6)
    await turn()
    const early = bodiesAt(channel).length
    test.pass(2)
    await turn()

    expect(early).toBe(1)
    expect(bodiesAt(channel).map(({ embeds }) => embeds.length)).toEqual([10, 10, 2])
    expect(new Set((await test.deliveries(channel.id)).map(({ state }) => state))).toEqual(
      new Set(['delivered']),
    )
  })
})

describe('a failed try', () => {
  it.each([
    ['500', status(500), { lastStatus: 500, lastError: 'status' }],
    ['a redirect', status(302, { location: '/elsewhere' }), { lastError: 'redirect' }],
    ['silence', () => undefined, { lastStatus: null, lastError: 'timeout' }],
  ] as const)('is repeated later with the same id and body: %s', async (_, answer, expected) => {
    const endpoint = await test.makeEndpoint(brand)
    const [id] = await test.publish(brand.brandId)
    test.receiver.answer(endpoint.path, answer)

    await turn()
    const [failed] = await test.deliveries(endpoint.id)
    test.receiver.answer(endpoint.path, status(200))
    test.pass(7)
    await turn()

    expect(failed).toMatchObject({ state: 'due', attempts: 1, ...expected })
    expect(failed?.dueInSeconds).toBeGreaterThanOrEqual(4)
    expect(failed?.dueInSeconds).toBeLessThanOrEqual(6)
    const [first, second] = bodiesAt(endpoint)
    expect([first, second]).toEqual([expect.objectContaining({ id }), first])
    expect(await test.deliveries(endpoint.id)).toMatchObject([{ state: 'delivered', attempts: 2 }])
  })

  it('waits as long as the receiver asks for, at most a day', async () => {
    const endpoints = [await test.makeEndpoint(brand), await test.makeEndpoint(brand)]
    const [hour, week] = endpoints
    test.receiver.answer(hour?.path ?? '', status(503, { 'retry-after': '3600' }))
    test.receiver.answer(week?.path ?? '', status(503, { 'retry-after': '604800' }))
    await test.publish(brand.brandId)

    await turn()

    const due = await Promise.all(endpoints.map(({ id }) => test.deliveries(id)))
    expect(due.flat().map(({ dueInSeconds }) => dueInSeconds)).toEqual([3600, 86_400])
  })

  it('is the last after ten, and after 410', async () => {
    const [dead, gone] = [await test.makeEndpoint(brand), await test.makeEndpoint(brand)]
    test.receiver.answer(dead.path, status(500))
    test.receiver.answer(gone.path, status(410))
    await test.publish(brand.brandId)

    for (let tries = 0; tries < 12; tries += 1) {
      await turn()
      test.pass(30 * 3600)
    }

    expect(await test.deliveries(dead.id)).toMatchObject([{ state: 'failed', attempts: 10 }])
    expect(await test.deliveries(gone.id)).toMatchObject([{ state: 'skipped', attempts: 1 }])
    await test.publish(brand.brandId)
    await turn()
    expect(await test.deliveries(gone.id)).toHaveLength(1)
  })
})

describe('an endpoint', () => {
  it('gets at most four requests at once, and one of an object; one that fails holds back nobody', async () => {
    const endpoint = await test.makeEndpoint(brand)
    const objectId = newId()
    const of = await test.publish(brand.brandId, 5, { objectId })
    await test.publish(brand.brandId, 8)
    test.receiver.answer(endpoint.path, (response, { body }) => {
      if (JSON.parse(body).id === of[1]) response.writeHead(500).end()
      else void delay(10).then(() => response.writeHead(204).end())
    })

    await turn()

    const ofObject = bodiesAt(endpoint).filter(({ data }) => data.id === objectId)
    expect(ofObject.map(({ id }) => id)).toEqual(of)
    expect(test.receiver.most(endpoint.path)).toBe(4)
    const states = (await test.deliveries(endpoint.id)).map(({ state }) => state)
    expect(states.filter((state) => state !== 'delivered')).toEqual(['due'])
  })

  it('that is dead gets one request a minute, and all that waits once it is back', async () => {
    const endpoint = await test.makeEndpoint(brand)
    test.receiver.answer(endpoint.path, status(503))
    await test.publish(brand.brandId, 30)

    await turn()
    await turn()
    const before = bodiesAt(endpoint).length
    test.pass(61)
    await turn()
    await turn()
    const probes = bodiesAt(endpoint).length - before
    test.receiver.answer(endpoint.path, status(204))
    test.pass(400)
    await turn()

    expect(before).toBeLessThanOrEqual(9)
    expect(probes).toBe(1)
    const states = (await test.deliveries(endpoint.id)).map(({ state }) => state)
    expect(states.filter((state) => state !== 'delivered')).toEqual([])
  })

  it('skips what it no longer takes, and what waits when it is switched off', async () => {
    const [unticked, off] = [await test.makeEndpoint(brand), await test.makeEndpoint(brand)]
    await test.publish(brand.brandId)
    await queueDeliveries(test.deps)
    await test.deps.database.transaction(async (tx) => {
      const change = { name: 'Our CRM', address: null }
      await updateEndpoint(tx, { id: unticked.id, types: ['campaign.live'], ...change })
      await switchOff(tx, { id: off.id, state: 'off', at: test.deps.clock.now() })
    })

    await turn()
    await test.publish(brand.brandId)
    await turn()
    await test.deps.database.transaction((tx) => switchOn(tx, off.id))
    await turn()

    expect(await test.deliveries(unticked.id)).toMatchObject([{ state: 'skipped', attempts: 0 }])
    expect(await test.deliveries(off.id)).toMatchObject([{ state: 'skipped', attempts: 0 }])
    expect([...bodiesAt(unticked), ...bodiesAt(off)]).toEqual([])
  })
})

it('what a worker sent and died before recording is sent again by another, and a late one writes nothing', async () => {
  const endpoint = await test.makeEndpoint(brand)
  const [id] = await test.publish(brand.brandId)
  await queueDeliveries(test.deps)
  const claim = () =>
    test.deps.database.transaction((tx) => claimDue(tx, { at: test.deps.clock.now(), max: 1 }))

  const dropped = await claim()
  for (const each of dropped) await deliver(test.deps, each, [messageOf(each)])
  test.pass(59)
  await turn()
  const during = bodiesAt(endpoint).length
  test.pass(2)
  await turn()
  const late = { deliveries: dropped, outcome: { status: 500, ms: 9, error: 'status' } } as const
  const ended = { ...late, outcome: { ...late.outcome, retryAfterSeconds: null } }
  const success = { ...ended, outcome: { ...ended.outcome, status: 299, error: null } }
  await test.deps.database.transaction(async (tx) => {
    await finishFailed(tx, { ended, at: test.deps.clock.now() })
    await finishDelivered(tx, { ended: [success], at: test.deps.clock.now() })
  })

  expect(dropped.map(({ eventId }) => eventId)).toEqual([id])
  expect(during).toBe(1)
  const sent = test.receiver.received(endpoint.path)
  expect(sent.map(({ headers }) => headers['webhook-id'])).toEqual([id, id])
  expect(sent[1]?.body).toBe(sent[0]?.body)
  expect(await test.deliveries(endpoint.id)).toMatchObject([
    { state: 'delivered', attempts: 1, lastStatus: 204 },
  ])
})

it('a dead endpoint of five costs the others nothing, and no event is lost', async () => {
  const brands = await Promise.all([0, 1, 2, 3, 4].map(() => makeBrand(test.deps.database)))
  const endpoints = await Promise.all(brands.map((each) => test.makeEndpoint(each)))
  const [dead, ...others] = endpoints
  test.receiver.answer(dead?.path ?? '', () => undefined)
  const publishedAt = new Map<string, number>()

  // Three hundred a second.
  for (let count = 0; count < eventsMax; count += 300) {
    if (count > 0) await delay(1000)
    for (const [index, { brandId }] of brands.entries()) {
      const ids = await test.publish(brandId, 60)
      if (index > 0) for (const id of ids) publishedAt.set(id, Date.now())
    }
    await sender.turn()
  }
  const arrived = () => others.flatMap(({ path }) => test.receiver.received(path))
  while (arrived().length < publishedAt.size) await delay(50)
  await sender.stop()

  const delays = arrived().map(({ headers, at }) => {
    const id = headers['webhook-id'] ?? ''
    const since = publishedAt.get(id)
    publishedAt.delete(id)
    return at - (since ?? Number.NEGATIVE_INFINITY)
  })
  expect(publishedAt.size).toBe(0)
  const p95 = delays.toSorted((a, b) => a - b)[Math.floor(delays.length * 0.95)] ?? 0
  console.log(`WEBHOOK_EVENTS=${eventsMax}: 95 % arrived within ${p95} ms`)
  expect(p95).toBeLessThan(10_000)
}, 120_000)
