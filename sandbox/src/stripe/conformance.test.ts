import { existsSync, readFileSync } from 'node:fs'
import { Ajv, type AnySchemaObject } from 'ajv'
import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  onboardedAccount,
  payWith,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '../testing/start-test-sandbox.ts'

/** JSON Schema generated from the official SDK's types; kept next to the repository, not in it. */
const schemaUrl = new URL(
  '../../../../shared/reference/specs/stripe-23.1.0-types.schema.json',
  import.meta.url,
)

describe.skipIf(!existsSync(schemaUrl))('every answer has the shape of the official types', () => {
  let schema: { definitions: Record<string, AnySchemaObject> }
  let ajv: Ajv
  let running: TestSandbox
  let stripe: Stripe
  let accountId: string
  let paid: Stripe.PaymentIntent

  beforeAll(async () => {
    schema = closed(JSON.parse(readFileSync(schemaUrl, 'utf8')))
    ajv = new Ajv({ strict: false, allErrors: true })
    ajv.addSchema(schema, 'stripe-ts')
    running = await startTestSandbox()
    stripe = stripeAt(running.sandbox.url)
    accountId = await onboardedAccount(stripe)
    paid = await payWith(stripe, 'pm_card_visa')
    await stripe.topups.create({ amount: 1000, currency: 'usd' })
  })
  afterAll(() => running.close())

  /** Fields that violate the schema, and fields unknown to the type, at any depth. */
  function faultsOf(name: string, response: object): string[] {
    const validate = ajv.getSchema(`stripe-ts#/definitions/${name}`)
    const json = JSON.parse(JSON.stringify(response)) as Record<string, unknown>
    if (!validate) return [`no definition ${name}`]
    void validate(json)
    return (validate.errors ?? []).map(({ instancePath, message, params }) => {
      return `${instancePath} ${message} ${JSON.stringify(params)}`
    })
  }

  function transfer(amount = 100) {
    return stripe.transfers.create({ amount, currency: 'usd', destination: accountId })
  }

  const responses: [name: string, ask: () => Promise<object | null>][] = [
    ['PaymentIntent', () => stripe.paymentIntents.create({ amount: 500, currency: 'usd' })],
    ['PaymentIntent', () => stripe.paymentIntents.retrieve(paid.id)],
    ['PaymentIntent', () => payWith(stripe, 'pm_card_threeDSecure2Required')],
    [
      'PaymentIntent',
      async () => {
        const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
        const card = { payment_method: 'pm_card_chargeDeclined' }
        await stripe.paymentIntents.confirm(intent.id, card).catch(() => null)
        return stripe.paymentIntents.retrieve(intent.id)
      },
    ],
    [
      'PaymentIntent',
      async () => {
        const intent = await stripe.paymentIntents.create({ amount: 500, currency: 'usd' })
        return stripe.paymentIntents.cancel(intent.id, { cancellation_reason: 'abandoned' })
      },
    ],
    ['PaymentMethod', () => stripe.paymentMethods.retrieve(String(paid.payment_method))],
    ['Charge', () => stripe.charges.retrieve(String(paid.latest_charge))],
    ['Charge', async () => (await stripe.charges.list()).data.at(0) ?? null],
    ['Refund', () => stripe.refunds.create({ payment_intent: paid.id, amount: 100 })],
    ['Account', () => stripe.accounts.create({ type: 'express', country: 'DE', email: 'a@b.de' })],
    ['Account', () => stripe.accounts.retrieve(accountId)],
    ['Account', () => stripe.accounts.retrieveCurrent()],
    [
      'AccountLink',
      () =>
        stripe.accountLinks.create({
          account: accountId,
          type: 'account_onboarding',
          refresh_url: 'http://localhost/a',
          return_url: 'http://localhost/b',
        }),
    ],
    ['LoginLink', () => stripe.accounts.createLoginLink(accountId)],
    ['Transfer', () => transfer()],
    ['TransferReversal', async () => stripe.transfers.createReversal((await transfer()).id)],
    ['Balance', () => stripe.balance.retrieve()],
    [
      'BalanceTransaction',
      async () => (await stripe.balanceTransactions.list()).data.at(0) ?? null,
    ],
    ['WebhookEndpoint', async () => (await stripe.webhookEndpoints.list()).data.at(0) ?? null],
    [
      'Payout',
      async () => {
        await transfer()
        const params = { amount: 100, currency: 'usd' }
        return stripe.payouts.create(params, { stripeAccount: accountId })
      },
    ],
    ['CountrySpec', () => stripe.countrySpecs.retrieve('US')],
    ['CountrySpec', async () => (await stripe.countrySpecs.list()).data.at(0) ?? null],
    [
      'Account',
      async () => {
        const { id } = await stripe.accounts.create({ type: 'express', country: 'US' })
        return stripe.accounts.reject(id, { reason: 'other' })
      },
    ],
    ['Topup', () => stripe.topups.create({ amount: 100, currency: 'usd' })],
    [
      'Dispute',
      async () => {
        await payWith(stripe, 'pm_card_createDispute')
        return eventually(async () => (await stripe.disputes.list()).data.at(0))
      },
    ],
  ]

  test.each(responses)('%s (%#)', async (name, ask) => {
    const response = await ask()

    const faults = faultsOf(name, response ?? {})

    expect(faults).toEqual([])
  })

  test.each([
    ['payment_intent.succeeded', 'PaymentIntent'],
    ['charge.succeeded', 'Charge'],
    ['account.updated', 'Account'],
  ])('the object of the event %s', async (type, name) => {
    const { data } = await stripe.events.list({ type, limit: 1 })

    const faults = faultsOf(name, data[0]?.data.object ?? {})

    expect(faults).toEqual([])
  })

  test('every balance transaction of these movements', async () => {
    const { data } = await stripe.balanceTransactions.list({ limit: 100 })

    const kinds = new Set(data.map(({ type }) => type))
    const faults = data.flatMap((transaction) => faultsOf('BalanceTransaction', transaction))

    expect([...kinds]).toEqual(expect.arrayContaining(['charge', 'topup', 'transfer', 'refund']))
    expect(faults).toEqual([])
  })

  test('the check detects a missing and an unknown field', async () => {
    const { created: _, ...rest } = await stripe.topups.create({ amount: 100, currency: 'usd' })

    const faults = faultsOf('Topup', { ...rest, invented: 1 })
    const account = await stripe.accounts.retrieve(accountId)
    const inner = { ...account, capabilities: { ...account.capabilities, invented: 'active' } }

    expect(faults).toHaveLength(2)
    expect(faultsOf('Account', inner)).toHaveLength(1)
  })
})

type Schema = { definitions: Record<string, AnySchemaObject> }

/** The generator leaves the responses' types open. */
function closed(schema: Schema): Schema {
  for (const definition of Object.values(schema.definitions)) {
    const { properties, additionalProperties } = definition
    if (properties !== undefined && additionalProperties === undefined) {
      definition.additionalProperties = false
    }
  }
  return schema
}

async function eventually<T>(read: () => Promise<T | undefined>): Promise<T> {
  for (;;) {
    const found = await read()
    if (found !== undefined) return found
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
}
