import { existsSync, readFileSync } from 'node:fs'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { BrandId, CampaignId, CreatorId, FundingId, PayoutId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { providerAt, startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { createWebhooks } from './create-webhooks.ts'
import { apiVersion } from './stripe-client.ts'

/** JSON Schema generated from the official SDK's types; kept next to the repository, not in it. */
const schemaUrl = new URL(
  '../../../../../shared/reference/specs/stripe-23.1.0-types.schema.json',
  import.meta.url,
)

interface Sent {
  readonly line: string
  readonly form: Readonly<Record<string, unknown>>
  readonly headers: IncomingHttpHeaders
}

const sent: Sent[] = []
let sandbox: TestSandbox
let door: Server
let doorUrl: string

beforeAll(async () => {
  sandbox = await startTestSandbox()
  await sandbox.fillBalance(100_000)
  await sandbox.setSettings({ transfersAloneApproved: true })
  door = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      const body = Buffer.concat(chunks).toString()
      const { method = '', url = '', headers } = request
      sent.push({ line: `${method} ${url.split('?')[0]}`, form: nested(body), headers })
      const { host: _, ...kept } = headers
      const init = { method, headers: kept as Record<string, string> }
      const upstream = await fetch(sandbox.url + url, body === '' ? init : { ...init, body })
      response.writeHead(upstream.status, { 'content-type': 'application/json' })
      response.end(await upstream.text())
    })()
  })
  await new Promise<void>((resolve) => door.listen(0, '127.0.0.1', resolve))
  doorUrl = `http://127.0.0.1:${(door.address() as AddressInfo).port}`
  await callEverything()
})
afterAll(async () => {
  door.closeAllConnections()
  door.close()
  await sandbox.close()
})

/** "a[b][0]=c" as `{ a: { b: ['c'] } }`. */
function nested(body: string): Record<string, unknown> {
  const root: Record<string, unknown> = {}
  for (const [name, value] of new URLSearchParams(body)) {
    const keys = name.split(/[[\]]+/).filter(Boolean)
    let place: Record<string, unknown> = root
    keys.forEach((key, index) => {
      const next = keys[index + 1]
      if (next === undefined) place[key] = value
      else place[key] ??= /^\d+$/.test(next) ? [] : {}
      place = place[key] as Record<string, unknown>
    })
  }
  return root
}

async function callEverything(): Promise<void> {
  const provider = providerAt(doorUrl, 'sk_test_requests')
  const ask = {
    fundingId: newId<FundingId>(),
    campaignId: newId<CampaignId>(),
    brandId: newId<BrandId>(),
    amountCents: toCents(5000),
    feeCents: toCents(0),
    description: 'A campaign',
    idempotencyKey: 'fund:1',
  }
  const intent = await provider.createFundingIntent(ask)
  await provider.cancelFundingIntent(intent.id)
  for (const country of ['US', 'JP']) {
    const creator = { creatorId: newId<CreatorId>(), email: 'c@example.test', country }
    const { id } = await provider.createPayoutAccount({
      ...creator,
      idempotencyKey: `a:${country}`,
    })
    const back = { returnUrl: 'https://a.example/r', refreshUrl: 'https://a.example/f' }
    await provider.createOnboardingLink({ accountId: id, ...back })
  }
  const destination = await sandbox.openPayoutAccount(newId())
  const payout = { payoutId: newId<PayoutId>(), amountCents: toCents(1000), destination }
  await provider.createTransfer({ ...payout, idempotencyKey: 'payout:1' })
  await createWebhooks({
    secretKey: 'sk_test_requests',
    apiBase: doorUrl,
    mode: 'test',
    platformCountry: 'US',
    currency: 'usd',
    webhooks: {
      url: 'https://a.example/hook',
      secrets: [],
      handled: ['payment_intent.', 'account.'],
    },
  })
}

const creations = [
  ['POST /v1/payment_intents', 'PaymentIntentCreateParams', 1],
  [/^POST \/v1\/payment_intents\/pi_\w+\/cancel$/, 'PaymentIntentCancelParams', 1],
  ['POST /v1/accounts', 'AccountCreateParams', 3],
  ['POST /v1/account_links', 'AccountLinkCreateParams', 2],
  ['POST /v1/transfers', 'TransferCreateParams', 1],
  ['POST /v1/webhook_endpoints', 'WebhookEndpointCreateParams', 2],
] as const

function sentTo(line: string | RegExp): Sent[] {
  return sent.filter((one) => (typeof line === 'string' ? one.line === line : line.test(one.line)))
}

describe('a request to Stripe', () => {
  it('names the API version in every call', () => {
    expect(sent.length).toBeGreaterThan(9)
    expect(new Set(sent.map(({ headers }) => headers['stripe-version']))).toEqual(
      new Set([apiVersion]),
    )
  })

  it.each([
    ['POST /v1/payment_intents', ['fund:1']],
    // The last asks which API opens accounts, in a country that does not exist.
    ['POST /v1/accounts', ['a:US', 'a:JP', expect.stringContaining('stripe-node')]],
    ['POST /v1/transfers', ['payout:1']],
  ])('carries the key of its row: %s', (line, keys) => {
    expect(sentTo(line).map(({ headers }) => headers['idempotency-key'])).toEqual(keys)
  })
})

interface Schema {
  readonly $ref?: string
  readonly anyOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly additionalProperties?: boolean | Schema
  readonly items?: Schema
  readonly enum?: readonly unknown[]
  readonly required?: readonly string[]
}

describe.skipIf(!existsSync(schemaUrl))('a request to Stripe has only official parameters', () => {
  let definitions: Readonly<Record<string, Schema>>
  beforeAll(() => {
    definitions = JSON.parse(readFileSync(schemaUrl, 'utf8')).definitions
  })

  /** Forms carry text only, so names, values of enums and what is required are what can be wrong. */
  function faultsOf(schema: Schema, value: unknown, at: string): string[] {
    if (schema.$ref !== undefined) {
      const name = decodeURIComponent(schema.$ref.replace('#/definitions/', ''))
      return faultsOf(definitions[name] ?? {}, value, at)
    }
    if (schema.anyOf !== undefined) {
      const each = schema.anyOf.map((one) => faultsOf(one, value, at))
      return each.sort((one, other) => one.length - other.length)[0] ?? []
    }
    if (schema.enum !== undefined && !schema.enum.map(String).includes(String(value))) {
      return [`${at} is ${value}`]
    }
    if (Array.isArray(value)) {
      return value.flatMap((one, index) => faultsOf(schema.items ?? {}, one, `${at}[${index}]`))
    }
    return typeof value === 'object' && value !== null ? faultsInside(schema, value, at) : []
  }

  function faultsInside(schema: Schema, value: object, at: string): string[] {
    const { properties = {}, additionalProperties: others, required = [] } = schema
    const missing = required
      .filter((name) => !(name in value))
      .map((name) => `${at}${name} missing`)
    const faults = Object.entries(value).flatMap(([name, inner]) => {
      const known = properties[name] ?? (typeof others === 'object' ? others : undefined)
      return known ? faultsOf(known, inner, `${at}.${name}`) : [`${at}.${name} is unknown`]
    })
    return [...missing, ...faults]
  }

  const faultsAs = (name: string, form: object) => faultsOf({ $ref: name }, form, name)

  it.each(creations)('%s', (line, name, count) => {
    const requests = sentTo(line)

    expect(definitions[name]).toBeDefined()
    expect(requests).toHaveLength(count)
    expect(requests.flatMap(({ form }) => faultsAs(name, form))).toEqual([])
  })

  it('the check detects invented, nested, missing and wrong values', () => {
    const name = 'AccountCreateParams'
    const hook = { url: 'https://a.example', enabled_events: ['invented'] }

    expect(faultsAs(name, { invented: '1' })).toEqual([`${name}.invented is unknown`])
    expect(faultsAs(name, { controller: { invented: '1' } })).toHaveLength(1)
    expect(faultsAs('TransferCreateParams', { currency: 'usd' })).toHaveLength(1)
    expect(faultsAs('WebhookEndpointCreateParams', hook)).toHaveLength(1)
  })
})
