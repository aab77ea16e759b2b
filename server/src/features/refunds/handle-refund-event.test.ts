import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Refund } from '#integrations/stripe/payment-provider.ts'
import { newId } from '#platform/ids.ts'
import { brokenInvariants } from '#testing/test-marketplace.ts'
import type { FundingSetup } from '../funding/testing/funding-setup.ts'
import { readRefunds } from './refund-store.ts'
import { sendRefund } from './send-refund.ts'
import { handleEventAbout } from './testing/refund-events.ts'
import { givenRefund, listMade, type Requested, setUpRefunds } from './testing/refund-setup.ts'

let setup: FundingSetup
let given: Requested
let made: Refund
beforeAll(async () => {
  setup = await setUpRefunds()
  given = await givenRefund(setup)
  // Made by a process that died before it booked the refund.
  const dying = { ...setup.deps, database: { ...setup.deps.database, transaction: die } }
  await sendRefund(dying, given.id).catch(() => undefined)
  const [first] = await listMade(setup, given)
  if (first === undefined) throw new Error('nothing was made')
  made = first
})
afterAll(() => setup.close())

const die = () => Promise.reject(new Error('killed'))

/** What an event about it does when the provider says this instead. */
function handleAs(changes: Partial<Refund>): Promise<string> {
  const retrieveRefund = async () => ({ ...made, ...changes })
  const provider = { ...setup.deps.provider, retrieveRefund }
  return handleEventAbout({ deps: { ...setup.deps, provider } }, made.id)
}

async function statusOfGiven() {
  const [refund] = await readRefunds(setup.deps.database, [given.id])
  return refund?.status
}

test('an event about another installation’s refund is closed, and books nothing', async () => {
  expect(await handleAs({ isForeign: true })).toBe('foreign')
  expect(await statusOfGiven()).toBe('requested')
})

test('an event about a refund unknown here or to the provider is retried', async () => {
  const outcomes = [await handleAs({ refundId: newId() }), await handleEventAbout(setup, 're_none')]

  expect(outcomes).toEqual(['unknown', 'unknown'])
})

test('an event books the outcome that a dead process could not', async () => {
  expect(await handleEventAbout(setup, made.id)).toBe('refund-succeeded')
  expect(await statusOfGiven()).toBe('succeeded')
})

test('a failure of another refund that names ours does not return the money twice', async () => {
  await handleAs({ id: 're_earlier', status: 'failed', failureCode: 'expired_or_canceled_card' })

  expect(await statusOfGiven()).toBe('succeeded')
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})
