import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connectDatabase } from '#platform/database/database.ts'
import { keepWorkerLock } from '#platform/database/worker-lock.ts'
import { newId } from '#platform/ids.ts'
import { until } from '#testing/until.ts'
import { openLossyNetwork } from '../testing/lossy-network.ts'
import { origin, type SampleApi, startSampleApi } from '../testing/sample-api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await startSampleApi()
})

afterAll(() => api.close())

describe('the Idempotency-Key', () => {
  function create(key: string, name = 'x') {
    return api.post('/api/items', { headers: { 'idempotency-key': key }, payload: { name } })
  }

  it('does the work once for concurrent requests', async () => {
    const key = newId()
    const before = api.calls.created

    const responses = await Promise.all([create(key), create(key), create(key)])

    expect(api.calls.created).toBe(before + 1)
    expect(new Set(responses.map((response) => response.body)).size).toBe(1)
    expect(responses.map((response) => response.statusCode)).toEqual([201, 201, 201])
  })

  it('returns 409 if the same key arrives with another body', async () => {
    const key = newId()
    await create(key)

    const other = await create(key, 'y')

    expect(other.statusCode).toBe(409)
  })

  it('stores a refusal, but not our own failure', async () => {
    const [rule, bug] = [newId(), newId()]
    const send = (key: string, how: string) =>
      api.post(`/api/break?how=${how}`, { headers: { 'idempotency-key': key } })
    const before = api.calls.failures

    const statuses = [
      (await send(rule, 'rule')).statusCode,
      (await send(rule, 'rule')).statusCode,
      (await send(bug, 'bug')).statusCode,
      (await send(bug, 'bug')).statusCode,
    ]

    expect(statuses).toEqual([422, 422, 500, 500])
    expect(api.calls.failures - before).toBe(3)
  })

  function holdBy(key: string, holder: string | null) {
    return api.database.db.pool.query(
      `UPDATE idempotency_keys SET answer_status = NULL, holder = $2 WHERE key = $1`,
      [key, holder],
    )
  }

  it('takes over at once from a dead process', async () => {
    const key = newId()
    await create(key)
    await holdBy(key, 'a process that is not connected')
    const [before, startedAt] = [api.calls.created, Date.now()]

    const response = await create(key)

    expect(response.statusCode).toBe(201)
    expect(api.calls.created).toBe(before + 1)
    expect(Date.now() - startedAt).toBeLessThan(1000)
  })

  it('never takes over from a living process, however long it takes', async () => {
    const key = newId()
    await create(key)
    const other = keepWorkerLock({ ...api.database, name: newId() })
    await until('it is present', async () => {
      const { rows } = await api.database.db.pool.query(
        'SELECT pg_try_advisory_xact_lock_shared(hashtextextended($1, 0)) AS is_free',
        [other.name],
      )
      return !rows[0].is_free
    })
    await holdBy(key, other.name)
    await api.database.db.pool.query(
      `UPDATE idempotency_keys SET created_at = now() - interval '1 hour' WHERE key = $1`,
      [key],
    )
    const before = api.calls.created

    const waiting = create(key)
    await new Promise((resolve) => setTimeout(resolve, 500))
    const whileItLives = api.calls.created
    await other.stop()
    await waiting

    expect(whileItLives).toBe(before)
    expect(api.calls.created).toBe(before + 1)
  })

  it('is free after the answer to its claim was lost: for its process at once, for others soon', async () => {
    const { log, connectionString: url } = api.database
    const network = await openLossyNetwork(url)
    const { connectionString } = network
    const options = { connectionString, connectionsMax: 3, statementTimeoutMs: 5000, log }
    const database = connectDatabase(options)
    const presence = keepWorkerLock({ connectionString: url, log })
    const app = api.build({ database, presence })
    const send = (to: FastifyInstance, key: string) =>
      to.inject({
        method: 'POST',
        url: '/api/items',
        cookies: { permille_session: 'brand' },
        headers: { origin, 'idempotency-key': key },
        payload: { name: key },
      })
    const [own, others] = [newId(), newId()]
    const before = api.calls.created

    // The first statement with a key claims it.
    network.loseAnswerTo(own)
    const first = [await send(app, own)]
    const startedAt = Date.now()
    const again = await Promise.all([send(app, own), send(app, own)])
    const tookMs = Date.now() - startedAt
    network.loseAnswerTo(others)
    first.push(await send(app, others))
    const elsewhere = await send(api.app, others)
    await app.close()
    await presence.stop()
    await database.close()
    await network.close()

    expect(network.lost).toBe(2)
    expect(first.map(({ statusCode }) => statusCode)).toEqual([503, 503])
    expect([...again, elsewhere].map(({ statusCode }) => statusCode)).toEqual([201, 201, 201])
    expect(api.calls.created).toBe(before + 2)
    expect(tookMs).toBeLessThan(900)
  })

  it('must be a UUID', async () => {
    const response = await create('again')

    expect(response.statusCode).toBe(400)
  })
})
