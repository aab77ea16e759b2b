import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { type OfferedCall, offeredCalls, urlOf } from '../testing/offered-calls.ts'
import { makeOwningPartners, type OwningPartners } from '../testing/partners.ts'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
let calls: OfferedCall[]
let partners: OwningPartners

beforeAll(async () => {
  server = await startTestServer()
  calls = offeredCalls(server.wiring.routes)
  partners = await makeOwningPartners(server)
})

afterAll(() => server.close())

interface Schema {
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly anyOf?: readonly Schema[]
}

/** Every key a response can have, as "user.email" and "[].id". */
function keysIn(schema: Schema, at = ''): string[] {
  const inside = Object.entries(schema.properties ?? {}).flatMap(([name, inner]) => {
    const path = at === '' ? name : `${at}.${name}`
    return [path, ...keysIn(inner, path)]
  })
  const items = schema.items === undefined ? [] : keysIn(schema.items, `${at}[]`)
  return [...inside, ...items, ...(schema.anyOf ?? []).flatMap((each) => keysIn(each, at))]
}

function responseKeys({ endpoint }: OfferedCall): string[] {
  if (endpoint === undefined) return []
  const schema = z.toJSONSchema(endpoint.response, { io: 'output', unrepresentable: 'any' })
  return [...new Set(keysIn(schema as Schema))]
}

describe('a response', () => {
  it('has only the keys that were reviewed when they were added', () => {
    const lines = calls.map((call) => `${call.name}: ${responseKeys(call).join(' ')}`)

    expect(lines.toSorted().join('\n')).toMatchSnapshot()
  })

  it('has no key for a password, a token or a hash', () => {
    const secrets = calls.flatMap((call) =>
      responseKeys(call)
        .filter((key) => /password|token|hash|secret|scopes|suspended/i.test(key))
        .map((key) => `${call.name} ${key}`),
    )

    // The first is what a person's authenticator app keeps, shown to them once; the second sets a password in place of one
    // that has ended; the rights of an API key are its brand's to read; the link opens a brand's own campaign to those it
    // is sent to; with the next the browser confirms one payment; a receiver checks by the others who calls it, and they are
    // shown to whoever makes them; a report link opens to those it is sent to what its brand shows by it.
    expect(secrets).toEqual([
      'POST /api/user/factors/app secret',
      'POST /api/email-proofs/{token} passwordUrl',
      'GET /api/brand/keys [].scopes',
      'GET /api/admin/keys [].scopes',
      'GET /api/key scopes',
      'GET /api/campaigns/{id}/link token',
      'POST /api/stripe/create-payment-intent clientSecret',
      'POST /api/brand/webhooks secret',
      'POST /api/brand/webhooks/{id}/rotate secret',
      'GET /api/brand/webhooks [].previousSecretUntil',
      'POST /api/admin/webhooks secret',
      'POST /api/admin/webhooks/{id}/rotate secret',
      'GET /api/admin/webhooks [].previousSecretUntil',
      'GET /api/brand/reports [].token',
      'GET /api/brand/reports [].hasPassword',
    ])
  })

  it('contains nothing from another user’s sessions, passwords or tokens', async () => {
    const texts: string[] = []
    for (const call of calls.filter(({ method }) => method === 'GET')) {
      for (const as of [partners.brand, partners.creator]) {
        texts.push((await server.call('GET', urlOf(call.path), { as })).text)
      }
    }
    const all = texts.join('\n')

    expect(all).toContain(partners.liveId)
    expect(all).not.toMatch(/\$argon2|"password|sk_test|whsec_/)
    expect(
      [partners.brand.token, partners.creator.token].filter((each) => all.includes(each)),
    ).toEqual([])
  })
})

describe('the public profile', () => {
  it('has no email, no user or account id, and earnings only as a range', async () => {
    const { text, json } = await server.call('GET', `/api/profile/${partners.handle}`)

    const hidden = [
      partners.creator.userId,
      partners.creatorId,
      partners.accountId,
      '@permille.test',
    ]
    expect(hidden.filter((each) => text.includes(each))).toEqual([])
    expect(json.creator.handle).toBe(partners.handle)
    expect(json.stats.earningsRange).toMatch(/[–-]|under|over|\+/i)
    // $60.00 was earned; the exact amount is private.
    expect(text).not.toMatch(/\b6000\b|60\.00/)
  })

  it('shows only posts that a brand accepted', async () => {
    const { json } = await server.call('GET', `/api/profile/${partners.handle}`)

    const shown = json.submissions.map((each: { id: string }) => each.id)
    expect(shown).toEqual([partners.approvedId])
  })
})
