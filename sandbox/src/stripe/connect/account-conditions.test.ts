import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import {
  onboardedAccount,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '#testing/start-test-sandbox.ts'
import { conditionNames } from './account-conditions.ts'

let running: TestSandbox
let account: string

beforeEach(async () => {
  running = await startTestSandbox()
  account = await onboardedAccount(stripeAt(running.sandbox.url))
})
afterEach(() => running.close())

function press(state: string) {
  return fetch(`${running.sandbox.url}/console/stripe/account`, {
    method: 'POST',
    body: new URLSearchParams({ account, state }),
    redirect: 'manual',
  })
}

function call(body: Record<string, unknown>) {
  return fetch(`${running.sandbox.url}/control/payout-accounts`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function buttons(): Promise<(string | undefined)[]> {
  const page = await (await fetch(`${running.sandbox.url}/accounts`)).text()
  return [...page.matchAll(/name="state" value="(\w+)"/g)].map(([, state]) => state)
}

const read = () => stripeAt(running.sandbox.url).accounts.retrieve(account)

describe('on the console', () => {
  test.each(conditionNames.filter((name) => name !== 'whole'))(
    'an account that is %s has one button, which restores it',
    async (state) => {
      const { external_accounts: banks } = await read()
      await press(state)
      const offered = await buttons()

      await press('whole')

      const healed = await read()
      expect(offered).toEqual(['whole'])
      expect(healed).toMatchObject({
        payouts_enabled: true,
        requirements: { disabled_reason: null },
      })
      expect(healed.capabilities?.transfers).toBe('active')
      expect(healed.external_accounts?.data[0]?.id === banks?.data[0]?.id).toBe(
        state !== 'closed_bank',
      )
      expect(await buttons()).toEqual(['past_due', 'closed_bank', 'rejected', 'disconnected'])
    },
  )

  test('an unknown account or state is refused', async () => {
    const statuses = [
      (await press('dissolved')).status,
      (await call({ account: 'acct_0', state: 'whole' })).status,
    ]

    expect(statuses).toEqual([400, 400])
  })
})

test.each([
  ['past_due', 'requirements.past_due'],
  ['rejected', 'rejected.fraud'],
])(
  'the control call makes an account %s, and the marketplace receives the event',
  async (state, reason) => {
    const response = await call({ account, state })

    expect(response.status).toBe(200)
    expect(await read()).toMatchObject({
      payouts_enabled: false,
      requirements: { disabled_reason: reason },
    })
    const updates = await stripeAt(running.sandbox.url).events.list({ type: 'account.updated' })
    expect(updates.data[0]?.data.object).toMatchObject({
      requirements: { disabled_reason: reason },
    })
  },
)

test('money returned by a closed bank account is paid out once the account is restored', async () => {
  const stripe = stripeAt(running.sandbox.url)
  running.sandbox.world.settings.update({ payoutSeconds: 0 })
  await stripe.topups.create({ amount: 5000, currency: 'usd', description: 'own money' })
  await call({ account, state: 'closed_bank' })
  await stripe.transfers.create({ amount: 1250, currency: 'usd', destination: account })
  const statuses = async () => {
    const { data } = await stripe.payouts.list({}, { stripeAccount: account })
    return data.map(({ status }) => status)
  }
  await expect.poll(statuses).toEqual(['failed'])

  await call({ account, state: 'whole' })

  await expect.poll(statuses).toEqual(['paid', 'failed'])
})
