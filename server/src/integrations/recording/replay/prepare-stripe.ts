import type { Recording } from '../recording.ts'
import {
  callStripe,
  control,
  fieldsOf,
  isRefusal,
  type Json,
  type ReplayWorld,
  textOf,
} from './replay-world.ts'

/**
 * Brings the sandbox into Stripe's state: creates what existed before the recording, and repeats what users did
 * at Stripe. Returns why that is not possible, or null.
 */
export async function prepareStripe(
  world: ReplayWorld,
  recording: Recording,
): Promise<string | null> {
  const body = fieldsOf(recording.response.body)
  if (recording.method === 'POST') await permitAccounts(world, recording, body)
  if (isRefusal(recording)) return null
  for (const id of idsIn(recording)) {
    if (!world.known.has(id) && !(await makeOlder(world, id, body))) {
      return `${id} was made before the recording`
    }
  }
  if (body.object === 'payment_intent') await followIntent(world, recording, body)
  if (body.object === 'account' && body.payouts_enabled === true) {
    await onboard(world, world.known.get(textOf(body.id)))
  }
  if (recording.path.endsWith('/login_links')) {
    await onboard(world, world.known.get(recording.path.split('/').at(-2) ?? ''))
  }
  if (recording.method === 'POST' && recording.path === '/v1/transfers') {
    const { amount = '1', destination = '' } = recording.request.form ?? {}
    await onboard(world, world.known.get(destination))
    await addMoney(world, amount)
  }
  if (recording.method === 'POST' && recording.path === '/v1/refunds') {
    // A card payment alone does not cover its refund: it is not available for days.
    await addMoney(world, String(body.amount ?? 1))
  }
  return null
}

/** Lets accounts be opened as Stripe did then: through which API, and whether only for transfers. */
async function permitAccounts(world: ReplayWorld, { path }: Recording, body: Json): Promise<void> {
  const refusal = textOf(fieldsOf(body.error).message)
  if (path === '/v1/accounts') {
    const accountsApi = refusal.includes('no longer recommends Accounts') ? 'v2' : 'both'
    await control(world, ['PUT', 'settings'], { accountsApi })
  }
  const isAlone =
    fieldsOf(body.tos_acceptance).service_agreement === 'recipient' ||
    String(body.applied_configurations) === 'recipient'
  await control(world, ['PUT', 'settings'], { transfersAloneApproved: isAlone })
}

const madeByUs = /^(?:acct|pi|tr)_/

/** The Stripe objects that the request is about. */
function idsIn({ path, request }: Recording): string[] {
  const account = request.headers['stripe-account']
  const texts = [...path.split('/'), ...Object.values(request.form ?? {}), account ?? '']
  return [...new Set(texts.filter((text) => madeByUs.test(text)))]
}

async function makeOlder(world: ReplayWorld, id: string, response: Json): Promise<boolean> {
  if (id.startsWith('tr_')) return false
  const made = id.startsWith('acct_')
    ? await makeAccount(world, textOf(response.country) || 'US')
    : await makeIntent(world, response)
  world.known.set(id, made)
  return true
}

async function makeAccount(world: ReplayWorld, country: string): Promise<string> {
  const { id } = await callStripe(world, 'accounts', {
    country,
    'controller[fees][payer]': 'application',
    'controller[losses][payments]': 'application',
    'controller[stripe_dashboard][type]': 'express',
    'capabilities[card_payments][requested]': 'true',
    'capabilities[transfers][requested]': 'true',
  })
  await onboard(world, textOf(id))
  return textOf(id)
}

async function makeIntent(world: ReplayWorld, response: Json): Promise<string> {
  const { id } = await callStripe(world, 'payment_intents', {
    amount: String(response.amount ?? 10_000),
    currency: textOf(response.currency) || 'usd',
    'allowed_payment_method_types[0]': 'card',
  })
  return textOf(id)
}

/** Users pay, or are declined, in their browser. */
async function followIntent(world: ReplayWorld, recording: Recording, body: Json): Promise<void> {
  const id = world.known.get(textOf(body.id))
  if (id === undefined || recording.path.endsWith('/cancel')) return
  const { status } = await callStripe(world, `payment_intents/${id}`)
  if (status === body.status && body.last_payment_error === null) return
  if (body.status === 'succeeded') await confirm(world, id, 'pm_card_visa')
  if (body.status === 'canceled') await callStripe(world, `payment_intents/${id}/cancel`, {})
  if (body.last_payment_error !== null) await confirm(world, id, 'pm_card_chargeDeclined')
}

/** A declined card returns 402, as expected. */
async function confirm({ url, keys }: ReplayWorld, id: string, card: string): Promise<void> {
  await fetch(`${url}/v1/payment_intents/${id}/confirm`, {
    method: 'POST',
    headers: { authorization: `Bearer ${keys.stripe}` },
    body: new URLSearchParams({ payment_method: card, return_url: 'http://localhost:3000/' }),
  })
}

async function onboard(world: ReplayWorld, account: string | undefined): Promise<void> {
  if (account === undefined) return
  const { payouts_enabled: isDone } = await callStripe(world, `accounts/${account}`)
  if (isDone === true) return
  const page = 'http://localhost:3000/'
  const link = { account, type: 'account_onboarding', return_url: page, refresh_url: page }
  const { url } = await callStripe(world, 'account_links', link)
  await fetch(textOf(url), { method: 'POST', redirect: 'manual' })
}

async function addMoney(world: ReplayWorld, amount: string): Promise<void> {
  await callStripe(world, 'topups', { amount, currency: 'usd' })
}
