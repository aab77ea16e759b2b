import type { CreatorId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { makeCreator } from '#testing/test-marketplace.ts'
import { payoutEventHandlers } from './handle-payout-event.ts'
import { linkPayoutAccount } from './link-payout-account.ts'
import { findAccountHolder } from './payout-account-store.ts'
import { readPayoutAccount } from './read-payout-account.ts'
import { type PayoutSetup, setUpPayouts } from './testing/payout-setup.ts'

let setup: PayoutSetup
beforeAll(async () => {
  setup = await setUpPayouts()
})
afterEach(() => setup.sandbox.setSettings({ accountsApi: 'both' }))
afterAll(() => setup.close())

function link(creatorId: CreatorId, country: string) {
  return linkPayoutAccount(setup.deps, { creatorId, country })
}

/** As from the inbox: the handler is found by the beginning of the type. */
function hear(type: string, id: string) {
  const handlers = Object.entries(payoutEventHandlers(setup.deps))
  const handler = handlers.find(([start]) => type.startsWith(start))?.[1]
  return handler?.({
    id: `evt_test_${id}`,
    type,
    objectId: id,
    accountId: id,
    receivedAt: new Date(),
    attempts: 0,
    processedAt: null,
  })
}

test('where Stripe must approve us first, the creator reads that and admins read Stripe’s message', async () => {
  const creator = await makeCreator(setup.database.db)

  const asked = link(creator.id, 'MX')

  await expect(asked).rejects.toMatchObject({
    code: 'payment-refused',
    message:
      'Stripe must first allow us to open payout accounts in your country. Your request is recorded; write to support to learn when it has.',
  })
  const { words } = await exactlyOne(
    setup.database.db,
    sql<{
      words: string
    }>`SELECT payout_link_refusal AS words FROM creators WHERE id = ${creator.id}`,
  )
  expect(words).toContain('Your platform needs approval')
  expect(words).toContain('Ask Stripe to approve the platform')
  expect((await link(creator.id, 'DE')).url).toContain('http')
})

test('where Stripe has only Accounts v2, a creator gets one account, completes its form and is ready', async () => {
  await setup.sandbox.setSettings({ accountsApi: 'v2' })
  const creator = await makeCreator(setup.database.db)
  const { url } = await link(creator.id, 'DE')
  await link(creator.id, 'DE')
  const before = await readPayoutAccount(setup.deps, creator.id)

  await fetch(url, { method: 'POST', redirect: 'manual' })
  const after = await readPayoutAccount(setup.deps, creator.id)

  expect(before).toMatchObject({
    detailsSubmitted: false,
    problem: 'Finish setting up your payout account.',
  })
  expect(after).toMatchObject({ payoutsEnabled: true, kycStatus: 'verified', problem: null })
  const opened = await setup.deps.provider.listEveryPayoutAccount(null)
  expect(opened.filter(({ creatorId }) => creatorId === creator.id)).toHaveLength(1)
})

test('an Accounts v2 event triggers a lookup like any other', async () => {
  await setup.sandbox.setSettings({ accountsApi: 'v2' })
  const creator = await makeCreator(setup.database.db)
  const { url } = await link(creator.id, 'DE')
  await fetch(url, { method: 'POST', redirect: 'manual' })
  const before = await findAccountHolder(setup.database.db, creator.id)
  const id = before?.stripeConnectAccountId ?? ''

  const outcome = await hear('v2.core.account[requirements].updated', id)
  const after = await findAccountHolder(setup.database.db, creator.id)

  expect(outcome).toEqual({ kind: 'done', outcome: 'account-ready' })
  expect([before?.payoutAccountStatus, after?.payoutAccountStatus]).toEqual([
    'pending',
    'connected',
  ])
})

test('a closed v2 account is unlinked, and its creator can connect another', async () => {
  await setup.sandbox.setSettings({ accountsApi: 'v2' })
  const creator = await makeCreator(setup.database.db)
  await link(creator.id, 'DE')
  const id = (await findAccountHolder(setup.database.db, creator.id))?.stripeConnectAccountId ?? ''
  const closed = await fetch(`${setup.sandbox.url}/v2/core/accounts/${id}/close`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer sk_test_sandbox',
      'content-type': 'application/json',
      'stripe-version': '2026-10-28.endive',
    },
    body: '{}',
  })

  const outcome = await hear('v2.core.account.closed', id)
  await link(creator.id, 'FR')
  const after = await findAccountHolder(setup.database.db, creator.id)

  expect(closed.status).toBe(200)
  expect(outcome).toEqual({ kind: 'done', outcome: 'account-disconnected' })
  expect(after?.payoutCountry).toBe('FR')
  expect(after?.stripeConnectAccountId).not.toBe(id)
})
