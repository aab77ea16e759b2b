import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  payWith,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '#testing/start-test-sandbox.ts'
import { inWords } from './clock-section.ts'

let running: TestSandbox

beforeEach(async () => {
  running = await startTestSandbox()
})
afterEach(() => running.close())

function move(by: string) {
  return fetch(`${running.sandbox.url}/console/clock`, {
    method: 'POST',
    body: new URLSearchParams({ move: by }),
    redirect: 'manual',
  })
}

test('moving the clock makes charges available, and every tab shows how far ahead it is', async () => {
  const stripe = stripeAt(running.sandbox.url)
  await payWith(stripe, 'pm_card_visa')
  const before = await stripe.balance.retrieve()

  await move('86400')
  await move('604800')

  const page = await (await fetch(`${running.sandbox.url}/posts`)).text()
  expect(before.available[0]?.amount).toBe(0)
  expect((await stripe.balance.retrieve()).available[0]?.amount).toBeGreaterThan(0)
  expect(page).toContain('>8 days ahead</a>')
})

test('the clock returns to real time, and moves only by the page’s amounts', async () => {
  await move('3600')

  const refused = await move('999999999999999999')
  const ahead = running.sandbox.world.settings.current.clockOffsetSeconds
  await move('back')

  expect([refused.status, ahead]).toEqual([400, 3600])
  expect(running.sandbox.world.settings.current.clockOffsetSeconds).toBe(0)
})

test.each([
  [0, 'The real time'],
  [3600, '1 hour ahead'],
  [90_000, '1 day, 1 hour ahead'],
  [-7200, '2 hours behind'],
  [45, '45 seconds ahead'],
])('%i seconds are described as: %s', (seconds, words) => {
  expect(inWords(seconds)).toBe(words)
})
