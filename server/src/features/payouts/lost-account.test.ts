import { afterAll, beforeAll, expect, test } from 'vitest'
import { systemClock } from '#platform/clock.ts'
import { brokenInvariants, makePayableCreator } from '#testing/test-marketplace.ts'
import { payoutEventHandlers } from './handle-payout-event.ts'
import { linkPayoutAccount } from './link-payout-account.ts'
import { findAccountHolder } from './payout-account-store.ts'
import { readPayoutAccount } from './read-payout-account.ts'
import { withdraw } from './request-payout.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
  await setup.sandbox.fillBalance(100_000)
})
afterAll(() => setup.close())

/** Its owner leaves us in their own dashboard at the provider. */
async function leave(stripeAccountId: string): Promise<void> {
  const dashboard = `${setup.sandbox.url}/connect/dashboard/${stripeAccountId}`
  const response = await fetch(dashboard, { method: 'POST', redirect: 'manual' })
  expect(response.status).toBe(303)
}

test('a disconnected account is unlinked, and its owner connects another one and is paid', async () => {
  const creator = await makePayableCreator(setup, 2000)
  await leave(creator.destination)

  const handled = await payoutEventHandlers(setup.deps)['account.']?.({
    id: 'evt_left',
    type: 'account.application.deauthorized',
    objectId: 'ca_sandbox',
    accountId: creator.destination,
    receivedAt: systemClock.now(),
    attempts: 0,
    processedAt: null,
  })
  const seen = await readPayoutAccount(setup.deps, creator.id)
  const link = { creatorId: creator.id, country: 'US' }
  const { url } = await linkPayoutAccount({ ...setup.deps, appUrl: 'http://localhost' }, link)
  await fetch(url, { method: 'POST', redirect: 'manual' })
  const response = await withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })

  const holder = await findAccountHolder(setup.database.db, creator.id)
  expect(handled).toEqual({ kind: 'done', outcome: 'account-disconnected' })
  expect(seen).toMatchObject({ detailsSubmitted: false, payoutsEnabled: false, country: null })
  expect(seen.problem).toMatch(/^Your payout account is no longer connected/)
  expect(holder?.stripeConnectAccountId).not.toBe(creator.destination)
  expect(response).toMatchObject({ status: 'paid' })
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('a payout refused because its account is gone unlinks the account, before any event', async () => {
  const creator = await makePayableCreator(setup, 2000)
  await leave(creator.destination)
  const request = { creatorId: creator.id, userId: creator.userId }

  await expect(withdraw(setup.deps, request)).rejects.toThrow()
  const holder = await findAccountHolder(setup.database.db, creator.id)
  const link = { creatorId: creator.id, country: 'US' }
  const { url } = await linkPayoutAccount({ ...setup.deps, appUrl: 'http://localhost' }, link)
  await fetch(url, { method: 'POST', redirect: 'manual' })
  const response = await withdraw(setup.deps, request)

  expect(holder).toMatchObject({
    stripeConnectAccountId: null,
    payoutAccountStatus: 'not_connected',
    payoutProblem: expect.stringMatching(/^Your payout account is no longer connected/),
  })
  expect(response).toMatchObject({ status: 'paid' })
  expect(await brokenInvariants(setup.database.db)).toEqual([])
})

test('a payout refused because its account may not receive money tells its owner what to do', async () => {
  const creator = await makePayableCreator(setup, 2000)
  const pages = { returnUrl: 'http://localhost/', refreshUrl: 'http://localhost/' }
  const accountId = creator.destination
  const { url } = await setup.deps.provider.createOnboardingLink({ accountId, ...pages })
  const body = new URLSearchParams({ outcome: 'reject' })
  await fetch(url, { method: 'POST', body, redirect: 'manual' })

  const withdrawn = withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  await expect(withdrawn).rejects.toThrow()

  expect(await findAccountHolder(setup.database.db, creator.id)).toMatchObject({
    stripeConnectAccountId: creator.destination,
    payoutAccountStatus: 'restricted',
  })
})

test('an account that cannot be looked up after a refusal stays unchanged', async () => {
  const creator = await makePayableCreator(setup, 2000)
  const transfer = { provider: 'stripe', match: 'POST /v1/transfers', kind: 'status', status: 400 }
  const account = { provider: 'stripe', match: 'GET /v1/accounts', kind: 'status', status: 500 }
  await setup.sandbox.setFault({ ...transfer, times: 1 })
  await setup.sandbox.setFault({ ...account, times: 3 })

  const withdrawn = withdraw(setup.deps, { creatorId: creator.id, userId: creator.userId })
  await expect(withdrawn).rejects.toThrow()
  await setup.sandbox.clearFaults()

  expect(await findAccountHolder(setup.database.db, creator.id)).toMatchObject({
    payoutAccountStatus: 'connected',
  })
})
