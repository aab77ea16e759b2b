import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { type Reply, sessionTokenIn } from '../testing/test-client.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'
import { nextAddress, type Person, password } from '../testing/test-users.ts'

let server: TestServer

beforeAll(async () => {
  server = await startTestServer()
})

afterAll(() => server.close())

async function emailOf({ userId }: Person): Promise<string> {
  const row = await exactlyOne(
    server.database.db,
    sql<{ email: string }>`SELECT email FROM users WHERE id = ${userId}`,
  )
  return row.email
}

interface Try {
  readonly email: string
  readonly password: string
  readonly address?: string
  readonly token?: string
}

function signIn({ email, password, address = nextAddress(), token }: Try): Promise<Reply> {
  return server.call('POST', '/api/auth/login', {
    body: { email, password },
    headers: {
      'x-forwarded-for': address,
      ...(token && { cookie: `permille_session=${token}` }),
    },
  })
}

function cookieOf({ headers }: Reply): string {
  return headers.getSetCookie().find((each) => each.startsWith('permille_session=')) ?? ''
}

async function whoIs(token: string): Promise<number> {
  const cookie = `permille_session=${token}`
  return (await server.call('GET', '/api/auth/me', { headers: { cookie } })).status
}

describe('a session', () => {
  it('is new at each sign-in, so a planted cookie is worthless', async () => {
    const person = await server.person('brand')
    const planted = 'p'.repeat(43)
    const email = await emailOf(person)

    const first = await signIn({ email, password, token: planted })
    const second = await signIn({ email, password, token: person.token })

    expect([first.status, second.status]).toEqual([200, 200])
    expect(cookieOf(first)).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/)
    expect(
      new Set([planted, person.token, sessionTokenIn(first), sessionTokenIn(second)]).size,
    ).toBe(4)
    expect(await whoIs(planted)).toBe(401)
    expect(await whoIs(person.token)).toBe(401)
    expect(await whoIs(sessionTokenIn(second))).toBe(200)
  })

  it('is over after signing out, even for a copied cookie', async () => {
    const person = await server.person('creator')
    const before = await whoIs(person.token)

    const out = await server.call('POST', '/api/auth/logout', { as: person })

    expect(cookieOf(out)).toMatch(/^permille_session=; .*Expires=Thu, 01 Jan 1970/)
    expect([before, await whoIs(person.token)]).toEqual([200, 401])
  })

  it('is stored only as a hash', async () => {
    const person = await server.person('admin')

    const { found } = await exactlyOne(
      server.database.db,
      sql<{ found: number }>`SELECT count(*)::int AS found FROM sessions s
        WHERE position(${person.token} IN s::text) > 0
          OR position(encode(${Buffer.from(person.token)}::bytea, 'hex') IN s::text) > 0`,
    )

    expect(found).toBe(0)
    expect(await whoIs(person.token)).toBe(200)
  })

  it.each(['x', '', `${'x'.repeat(43)}`, 'x'.repeat(5000), "' OR 1=1 --", '%00', '\u00e9'])(
    'does not accept the cookie %s',
    async (token) => {
      expect(await whoIs(encodeURIComponent(token))).toBe(401)
    },
  )
})

describe('a failed sign-in', () => {
  it('gets the same response for a wrong password and an unknown email', async () => {
    const email = await emailOf(await server.person('creator'))

    const known = await signIn({ email, password: 'wrong' })
    const unknown = await signIn({ email: 'nobody@permille.test', password: 'wrong' })

    const [one, other] = [known, unknown].map(({ headers, ...rest }) => ({
      ...rest,
      names: [...headers.keys()].sort(),
    }))
    expect(one).toEqual(other)
    expect(known.status).toBe(401)
  })

  it('takes about the same time for an unknown email', async () => {
    const email = await emailOf(await server.person('creator'))
    const [known, unknown]: [number[], number[]] = [[], []]

    // Alternating, so that a busy machine slows both equally.
    for (let turn = 0; turn < 15; turn += 1) {
      known.push(await millisecondsOf(() => signIn({ email, password: 'wrong' })))
      const nobody = `nobody${turn}@permille.test`
      unknown.push(await millisecondsOf(() => signIn({ email: nobody, password: 'wrong' })))
    }

    // Without a hash to compare it would take a tenth of the time.
    expect(medianOf(unknown) / medianOf(known)).toBeGreaterThan(0.5)
    expect(medianOf(unknown) / medianOf(known)).toBeLessThan(2)
  })

  it('locks the pair of account and address after ten attempts, and no other', async () => {
    const email = await emailOf(await server.person('creator'))
    const [guesser, owner] = [nextAddress(), nextAddress()]
    const tries: number[] = []
    for (let guess = 0; guess < 10; guess += 1) {
      tries.push((await signIn({ email, password: `guess ${guess}`, address: guesser })).status)
    }

    const locked = await signIn({ email, password, address: guesser })
    const elsewhere = await signIn({ email, password, address: owner })

    expect(tries).toEqual(Array.from({ length: 10 }, () => 401))
    expect(locked.status).toBe(429)
    expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(14 * 60)
    expect(locked.json.message).toMatch(/^Too many failed attempts\. Try again in 15 minutes\.$/)
    expect(elsewhere.status).toBe(200)
  })

  it('locks the pair for an unknown email in the same way', async () => {
    const address = nextAddress()
    const replies: Reply[] = []
    for (let guess = 0; guess < 11; guess += 1) {
      replies.push(await signIn({ email: 'ghost@permille.test', password: 'wrong', address }))
    }

    expect(replies.map(({ status }) => status)).toEqual([
      ...Array.from({ length: 10 }, () => 401),
      429,
    ])
  })
})

async function millisecondsOf(work: () => Promise<unknown>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function medianOf(numbers: readonly number[]): number {
  return numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0
}
