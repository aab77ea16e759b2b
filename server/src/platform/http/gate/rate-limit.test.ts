import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addSeconds, systemClock } from '#platform/clock.ts'
import { newId } from '#platform/ids.ts'
import { type SampleApi, startSampleApi } from '../testing/sample-api.ts'
import { createRateLimit } from './rate-limit.ts'

let api: SampleApi

beforeAll(async () => {
  api = await startSampleApi()
})

afterAll(() => api.close())

it('evicts the oldest caller rather than growing without bound', () => {
  const limit = createRateLimit(systemClock, 1)
  limit.count('first')
  expect(() => limit.count('first')).toThrow('Too many requests')

  for (let caller = 0; caller < 100_000; caller += 1) limit.count(`caller ${caller}`)

  expect(() => limit.count('caller 99999')).toThrow('Too many requests')
  expect(() => limit.count('first')).not.toThrow()
})

it('starts a minute with a caller’s first call, and states when to retry', () => {
  const time = { at: new Date('2026-01-01T00:00:30Z') }
  const limit = createRateLimit({ now: () => time.at }, 1)
  limit.count('patient')
  time.at = addSeconds(time.at, 59)
  expect(() => limit.count('patient')).toThrow(expect.objectContaining({ retryAfterSeconds: 1 }))
  time.at = addSeconds(time.at, 1)

  expect(() => limit.count('patient')).not.toThrow()
})

describe('limits', () => {
  it('limits an address with Retry-After, whatever X-Forwarded-For claims', async () => {
    const limited = api.build({ limits: { perUserPerMinute: 600, perAddressPerMinute: 2 } })

    const responses = []
    for (const forged of ['1.1.1.1', '2.2.2.2', '3.3.3.3']) {
      responses.push(
        await limited.inject({ url: '/api/open', headers: { 'x-forwarded-for': forged } }),
      )
    }

    expect(responses.map((response) => response.statusCode)).toEqual([200, 200, 429])
    expect(Number(responses[2]?.headers['retry-after'])).toBeGreaterThan(0)
    await limited.close()
  })

  it('delays only the refusals of a flood', async () => {
    const limited = api.build({ limits: { perUserPerMinute: 600, perAddressPerMinute: 2 } })
    const answered: string[] = []
    const read = async (name: string, remoteAddress: string) => {
      await limited.inject({ url: '/api/open', remoteAddress })
      answered.push(name)
    }
    for (const name of ['first', 'second', 'refused', 'refused again'])
      await read(name, '192.0.2.1')

    await Promise.all(
      [read('flood', '192.0.2.1'), read('flood', '192.0.2.1')].concat(
        read('somebody else', '192.0.2.2'),
      ),
    )

    expect(answered.slice(4)).toEqual(['somebody else', 'flood', 'flood'])
    await limited.close()
  })

  it('does not limit a webhook’s sender', async () => {
    const limited = api.build({ limits: { perUserPerMinute: 600, perAddressPerMinute: 1 } })

    const statuses = []
    for (let sent = 0; sent < 5; sent += 1) {
      const response = await limited.inject({ method: 'POST', url: '/api/hook', payload: 'x' })
      statuses.push(response.statusCode)
    }

    expect(statuses).toEqual([200, 200, 200, 200, 200])
    await limited.close()
  })

  it('trusts a proxy about its own client, not about the client’s claims', async () => {
    const limits = { perUserPerMinute: 600, perAddressPerMinute: 1 }
    const limited = api.build({ limits, trustProxy: 1 })
    const read = async (forwarded: string) => {
      const headers = { 'x-forwarded-for': forwarded }
      return (await limited.inject({ url: '/api/open', headers })).statusCode
    }

    const statuses = [
      await read('1.1.1.1, 10.0.0.7'),
      await read('2.2.2.2, 10.0.0.7'),
      await read('2.2.2.2, 10.0.0.8'),
    ]

    expect(statuses).toEqual([200, 429, 200])
    await limited.close()
  })

  it.each([
    ['two proxies', 2, ['1.1.1.1, 5.5.5.5, 10.0.0.7', '2.2.2.2, 5.5.5.5, 10.0.0.7']],
    [
      'the networks of ours',
      ['127.0.0.0/8', '10.0.0.0/8'],
      ['1.1.1.1, 5.5.5.5, 10.0.0.7', '5.5.5.5, 10.9.9.9'],
    ],
  ])('trusts %s, and nothing to the left', async (_name, trustProxy, forwarded) => {
    const limits = { perUserPerMinute: 600, perAddressPerMinute: 1 }
    const limited = api.build({ limits, trustProxy })
    const statuses = []
    for (const text of [...forwarded, '6.6.6.6, 10.0.0.7']) {
      const headers = { 'x-forwarded-for': text }
      statuses.push((await limited.inject({ url: '/api/open', headers })).statusCode)
    }

    expect(statuses).toEqual([200, 429, 200])
    await limited.close()
  })

  it('limits one user without limiting another', async () => {
    const limited = api.build({ limits: { perUserPerMinute: 1, perAddressPerMinute: 100 } })
    const read = async (who: string) => {
      const url = `/api/items/${newId()}`
      return (await limited.inject({ url, cookies: { permille_session: who } })).statusCode
    }

    const statuses = [await read('brand'), await read('brand'), await read('creator')]

    expect(statuses).toEqual([200, 429, 200])
    await limited.close()
  })
})
