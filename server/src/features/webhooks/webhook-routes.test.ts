import { type Webhook, webhooksPerBrandMax } from '@permille/contract/webhooks/webhooks'
import { Webhook as Verifier } from 'standardwebhooks'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { actorOf } from '#testing/team.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { makeBrand, makeMember, type Person, suspend } from '#testing/test-users.ts'
import { switchOffWebhooks } from './change-endpoint.ts'
import { reencryptWebhooks } from './endpoint-secrets.ts'
import { listEndpointsWithMakers } from './endpoint-store.ts'
import { lockOwn } from './own-endpoint.ts'
import { createSender, type Sender } from './send-deliveries.ts'
import { testsPerMinute } from './test-endpoint.ts'
import { status } from './testing/test-receiver.ts'
import { openTestWebhooks, type TestWebhooks } from './testing/test-webhooks.ts'
import { webhookRoutes } from './webhook-routes.ts'

let test: TestWebhooks
let server: TestRoutes
let sender: Sender
let paths = 0
beforeAll(async () => {
  test = await openTestWebhooks()
  const { database } = test.deps
  server = serveRoutes(test.deps, webhookRoutes({ ...test.deps, replica: database }))
  sender = createSender(test.deps)
})
afterAll(async () => {
  await server.close()
  await test.close()
})

const openBrand = async () => server.signIn(await makeBrand(test.deps.database))
/** `call` is a method and what follows the path of the list. */
const ask = (as: Person, call: string, body?: object) => {
  const [method = '', path = ''] = call.split(' ')
  return server.call(method, `/api/brand/webhooks${path}`, { as, ...(body && { body }) })
}

async function make(as: Person, given: object = {}) {
  paths += 1
  const path = `/made-${paths}`
  const url = test.receiver.url(path)
  const body = { name: 'Our CRM', url, format: 'standard', types: null, ...given }
  const { json } = await ask(as, 'POST', body)
  return { ...json, path }
}
const listed = async (as: Person) => (await ask(as, 'GET')).json
async function turn(): Promise<void> {
  await sender.turn()
  await sender.idle()
}
const edit = { name: 'Our CRM', types: null, isOn: true }

describe('an endpoint', () => {
  it('shows its secret once, and keeps it and its address sealed', async () => {
    const owner = await openBrand()
    const url = `${test.receiver.url('/hooks')}?token=hidden`

    const made = await make(owner, { url })

    expect(made.secret).toMatch(/^whsec_[\w+/]{43}=$/)
    const [row] = await listed(owner)
    expect(row).toMatchObject({ id: made.id, state: 'on', types: null, missedCount: 0 })
    expect(row.url).toBe(`${test.receiver.url('/hooks')}?…`)
    const stored = await exactlyOne(
      test.deps.database,
      sql<{
        row: object
      }>`SELECT to_jsonb(w) AS row FROM webhook_endpoints w WHERE id = ${made.id}`,
    )
    const text = JSON.stringify([row, stored])
    expect(text).not.toMatch(/hidden|whsec_/)
    expect(await listed(await openBrand())).toEqual([])
  })

  it.each([
    ['standard', 'http://10.0.0.8/hooks', 'url-not-public'],
    ['standard', 'https://169.254.169.254/latest', 'url-not-public'],
    ['slack', 'https://hooks.slack.com.example.net/a', 'url-host'],
    ['discord', 'https://hooks.slack.com/services/a', 'url-host'],
  ])('is refused for %s at %s', async (format, url, code) => {
    const owner = await openBrand()

    const refused = await make(owner, { format, url })

    expect(refused.code).toBe(code)
    expect(await listed(owner)).toEqual([])
  })

  it('is one of ten at most, is tested as events are sent, and says when nothing would be', async () => {
    const owner = await openBrand()
    const made = await make(owner)
    for (let count = 1; count < webhooksPerBrandMax; count += 1) await make(owner)

    const { code } = await make(owner)
    const tested = await ask(owner, `POST /${made.id}/test`)
    test.receiver.answer(made.path, status(401))
    const failed = await ask(owner, `POST /${made.id}/test`)
    await ask(owner, `PUT /${made.id}`, { ...edit, types: [] })
    const untaken = await ask(owner, `POST /${made.id}/test`)
    await ask(owner, `PUT /${made.id}`, { ...edit, isOn: false })
    const off = await ask(owner, `POST /${made.id}/test`)
    await ask(owner, `PUT /${made.id}`, edit)
    const more = []
    for (let count = 2; count <= testsPerMinute; count += 1)
      more.push((await ask(owner, `POST /${made.id}/test`)).status)

    expect(more).toEqual([...Array(testsPerMinute - 2).fill(200), 429])
    expect(code).toBe('endpoints-max')
    expect(tested.json).toMatchObject({ outcome: 'delivered', status: 204, error: null })
    expect(failed.json).toMatchObject({ outcome: 'failed', status: 401, error: 'status' })
    expect([untaken, off].map(({ json }) => json.outcome)).toEqual(['no-types', 'off'])
    const sent = test.receiver.received(made.path)
    expect(sent).toHaveLength(testsPerMinute)
    const [ping] = sent
    const checked = new Verifier(made.secret).verify(ping?.body ?? '', ping?.headers ?? {})
    expect(checked).toMatchObject({ type: 'test.ping', brandId: owner.brandId })
  })

  it('changes over to a new secret, is deleted with its log, and is nobody else’s', async () => {
    const [owner, other] = [await openBrand(), await openBrand()]
    const made = await make(owner)
    await test.publish(owner.brandId)
    await turn()

    const { json: next } = await ask(owner, `POST /${made.id}/rotate`, { overlapHours: 24 })
    const [during] = await listed(owner)
    const third = await ask(owner, `POST /${made.id}/rotate`, { overlapHours: 24 })
    const [after] = await listed(owner)
    const { leftCount } = await reencryptWebhooks(test.deps)
    const stolen = await ask(other, `DELETE /${made.id}`)
    const deleted = await ask(owner, `DELETE /${made.id}`)

    expect(next.secret).not.toBe(made.secret)
    expect(during.previousSecretUntil).not.toBeNull()
    expect(third.json.code).toBe('secret-rotated')
    expect(after.previousSecretUntil).toBe(during.previousSecretUntil)
    expect(leftCount).toBe(0)
    expect([stolen.status, deleted.status]).toEqual([404, 200])
    expect((await ask(owner, `GET /${made.id}/deliveries`)).status).toBe(404)
    const { count } = await exactlyOne(
      test.deps.database,
      sql<{ count: number }>`SELECT count(*) AS count FROM webhook_deliveries
        WHERE endpoint_id = ${made.id}`,
    )
    expect(count).toBe(0)
  })
})

it('an endpoint is locked for nobody who has lost the role that the gate read', async () => {
  const owner = await openBrand()
  const { id } = await make(owner)
  const actor = actorOf(owner, 'full')

  const locked = test.deps.database.transaction((tx) => lockOwn(tx, { id, actor }))

  await expect(locked).rejects.toMatchObject({ code: 'not-a-member' })
})

it('an endpoint of the installation goes on without the admin who made it, and its line says so', async () => {
  const [leaver, admin] = [await server.person('admin'), await server.person('admin')]
  const path = '/api/admin/webhooks'
  const url = test.receiver.url('/left')
  const body = { name: 'Left', url, format: 'standard', types: null }
  await server.call('POST', path, { as: leaver, body })
  const read = async () => {
    const { json } = await server.call('GET', path, { as: admin })
    return json.map(({ state, isMakerGone }: Webhook) => [state, isMakerGone])
  }

  const before = await read()
  await suspend(test.deps.database, leaver.userId)

  expect(before).toEqual([['on', false]])
  expect(await read()).toEqual([['on', true]])
})

it('the endpoints that one person made are switched off together, and keep their log', async () => {
  const owner = await openBrand()
  const full = await server.signIn(await makeMember(test.deps.database, owner, 'full'))
  const made = [await make(owner), await make(full)]
  await test.publish(owner.brandId)
  await turn()
  const request = { actor: actorOf(owner, 'owner'), requestId: newId(), at: test.deps.clock.now() }
  const all = await listEndpointsWithMakers(test.deps.database, owner.brandId)
  const theirs = all.filter(({ makerId }) => makerId === full.userId)

  await test.deps.database.transaction((tx) => switchOffWebhooks(tx, theirs, request))

  const states = (await listed(owner)).map(({ state }: { state: string }) => state)
  expect(states).toEqual(['off', 'on'])
  expect((await ask(owner, `GET /${made[1]?.id}/deliveries`)).json).toHaveLength(1)
})

describe('the log', () => {
  it('pages through deliveries by state, and shows what was sent and each try', async () => {
    const owner = await openBrand()
    const made = await make(owner)
    test.receiver.answer(made.path, (response, { body }) =>
      response.writeHead(JSON.parse(body).type === 'campaign.live' ? 500 : 200).end(),
    )
    const [refusedId] = await test.publish(owner.brandId, 1, { type: 'campaign.live' })
    await test.publish(owner.brandId, 2)
    await turn()

    const page = await ask(owner, `GET /${made.id}/deliveries?limit=2`)
    const due = await ask(owner, `GET /${made.id}/deliveries?state=due&type=campaign.live`)
    const detail = await ask(owner, `GET /deliveries/${due.json[0].id}`)
    const stolen = await ask(await openBrand(), `GET /deliveries/${due.json[0].id}`)

    expect(page.json.map(({ state }: { state: string }) => state)).toEqual([
      'delivered',
      'delivered',
    ])
    expect(due.json).toMatchObject([
      { eventId: refusedId, attempts: 1, lastStatus: 500, lastError: 'status', isReplay: false },
    ])
    expect(detail.json.tries).toMatchObject([{ n: 1, status: 500, error: 'status' }])
    expect(test.receiver.received(made.path).map(({ body }) => body)).toContain(detail.json.body)
    expect(stolen.json.code).toBe('delivery-not-found')
    expect((await listed(owner))[0].failedLastDayCount).toBe(1)
  })
})

describe('sending again', () => {
  it('repeats one delivery with its id, and everything since a time, ten a second', async () => {
    const owner = await openBrand()
    const since = test.deps.clock.now().toISOString()
    await test.publish(owner.brandId, 2)
    test.pass(1)
    const made = await make(owner)
    await test.publish(owner.brandId, 25)
    await turn()
    const [{ id: deliveryId, eventId }] = (await ask(owner, `GET /${made.id}/deliveries`)).json
    const received = () => test.receiver.received(made.path).map(({ body }) => JSON.parse(body).id)

    const one = await ask(owner, `POST /${made.id}/replay`, { deliveryId })
    await ask(owner, `POST /${made.id}/replay`, { deliveryId })
    await turn()
    const afterOne = received()
    const missed = await ask(owner, `POST /${made.id}/replay`, { failedSince: since })
    const all = await ask(owner, `POST /${made.id}/replay`, { since })
    test.pass(1)
    await turn()
    const afterASecond = received().length - afterOne.length
    test.pass(2)
    await turn()

    // What was published before there was the webhook is in everything, but it missed none of that.
    expect([one, missed, all].map(({ json }) => json.count)).toEqual([1, 0, 27])
    expect(afterOne.slice(25)).toEqual([eventId])
    expect(afterASecond).toBe(11)
    expect(new Set(received()).size).toBe(27)
    expect(received()).toHaveLength(53)
  })

  it('offers what was missed while an endpoint was switched off, and is refused until it is on', async () => {
    const owner = await openBrand()
    const made = await make(owner)
    test.receiver.answer(made.path, status(500))
    await test.publish(owner.brandId, 2)
    await turn()
    await ask(owner, `PUT /${made.id}`, { ...edit, isOn: false })
    test.pass(600)
    await test.publish(owner.brandId, 3)
    await turn()

    const [off] = await listed(owner)
    const body = { failedSince: off.missedSince }
    const refused = await ask(owner, `POST /${made.id}/replay`, body)
    await ask(owner, `PUT /${made.id}`, edit)
    test.receiver.answer(made.path, status(204))
    const sent = await ask(owner, `POST /${made.id}/replay`, body)
    test.pass(1)
    await turn()

    expect(off).toMatchObject({ state: 'off', missedCount: 5 })
    expect([refused.json.code, sent.json.count]).toEqual(['endpoint-off', 5])
    expect((await listed(owner))[0]).toMatchObject({ state: 'on', missedCount: 0 })
    const states = (await test.deliveries(made.id)).map(({ state }) => state)
    expect(states.filter((state) => state === 'delivered')).toHaveLength(5)
  })
})
