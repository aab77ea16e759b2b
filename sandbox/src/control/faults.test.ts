import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  payWith,
  setFault,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '../testing/start-test-sandbox.ts'
import { faultKindNames } from './fault-kinds.ts'
import { faultPresets } from './fault-presets.ts'

let running: TestSandbox

beforeEach(async () => {
  running = await startTestSandbox()
})
afterEach(() => running.close())

const faults = () => running.sandbox.world.faults

function sendForm(path: string, fields: Record<string, string>) {
  const body = new URLSearchParams(fields)
  const url = `${running.sandbox.url}/console/faults/${path}`
  return fetch(url, { method: 'POST', body, redirect: 'manual' })
}

async function pageAt(path: string): Promise<string> {
  return (await fetch(`${running.sandbox.url}${path}`)).text()
}

describe('the panel', () => {
  test('offers every kind of fault that a control call accepts', async () => {
    const page = await pageAt('/faults')

    const offered = [...page.matchAll(/name="kind" value="(\w+)"/g)].map(([, kind]) => kind)

    expect(offered).toEqual(faultKindNames)
  })

  test('turns on each kind it offers', async () => {
    for (const kind of faultKindNames) {
      const fields = { provider: 'stripe', status: '429', delaySeconds: '5', match: '' }
      await sendForm('add', { ...fields, kind, lasts: 'always' })
    }

    expect(
      faults()
        .list()
        .map(({ kind }) => kind),
    ).toEqual(faultKindNames)
  })

  test('turns on each preset, and every tab states it at the top', async () => {
    for (const { name } of faultPresets) await sendForm('preset', { preset: name })
    const page = await pageAt('/posts')

    expect(faults().list()).toHaveLength(faultPresets.length)
    expect(page).toContain('Stripe: Decline the card')
    expect(page).toContain(`and ${faultPresets.length - 3} more`)
  })

  test('turns off one fault, or all of them', async () => {
    await sendForm('preset', { preset: 'stripe-down' })
    await sendForm('preset', { preset: 'x-down' })
    await sendForm('preset', { preset: 'x-limit' })

    await sendForm('off', { fault: faults().list()[0]?.id ?? '' })
    const one = faults()
      .list()
      .map(({ provider }) => provider)
    await sendForm('clear', {})

    expect(one).toEqual(['x', 'x'])
    expect(faults().list()).toEqual([])
  })
})

test('a timed fault ends', async () => {
  setFault(running.sandbox, { kind: 'status', forSeconds: 1 })
  const stripe = stripeAt(running.sandbox.url)
  const whileOn = stripe.balance.retrieve()
  await expect(whileOn).rejects.toMatchObject({ statusCode: 500 })

  await new Promise((resolve) => setTimeout(resolve, 1000))

  expect((await stripe.balance.retrieve()).object).toBe('balance')
})

test('a picture on the console’s own page does not use up a fault', async () => {
  setFault(running.sandbox, { provider: 'youtube', kind: 'status', status: 503 })
  const picture = `${running.sandbox.url}/pictures/youtube/none`

  const own = await fetch(picture, { headers: { 'sec-fetch-site': 'same-origin' } })
  const marketplaces = await fetch(picture)

  expect([own.status, marketplaces.status]).toEqual([404, 503])
})

test('a slow call still takes effect', async () => {
  setFault(running.sandbox, { kind: 'slow', delaySeconds: 1 })
  const startedAt = performance.now()

  const balance = await stripeAt(running.sandbox.url).balance.retrieve()

  expect(performance.now() - startedAt).toBeGreaterThan(990)
  expect(balance.object).toBe('balance')
})

test('a good card is declined once, as by its bank', async () => {
  setFault(running.sandbox, { kind: 'decline_card' })
  const stripe = stripeAt(running.sandbox.url)

  const declined = payWith(stripe, 'pm_card_visa')

  await expect(declined).rejects.toMatchObject({ code: 'card_declined', statusCode: 402 })
  expect(await payWith(stripe, 'pm_card_visa')).toMatchObject({ status: 'succeeded' })
  expect((await stripe.charges.list()).data.map(({ status }) => status)).toEqual([
    'succeeded',
    'failed',
  ])
})

test('a good card’s bank asks for 3-D Secure', async () => {
  setFault(running.sandbox, { kind: 'ask_cardholder' })

  const intent = await payWith(stripeAt(running.sandbox.url), 'pm_card_visa')

  expect(intent.next_action?.redirect_to_url?.url).toContain(`/3ds/${intent.id}`)
})

test.each([
  [{ provider: 'tiktok', kind: 'lose_webhook' }, 'Only stripe has what lose_webhook strikes.'],
  [{ provider: 'stripe', kind: 'status', status: 42 }, 'The field status must be an HTTP status.'],
  [{ provider: 'stripe' }, 'The field kind is missing.'],
  [{ provider: 'stripe', kind: 'hang', often: 3 }, 'Unknown field often.'],
])('the request %j is refused with a message', (request, sentence) => {
  expect(faults().add(request)).toBe(sentence)
})
