import type { SetupCheck } from '@permille/contract/admin/setup'
import { expect, test } from 'vitest'
import { partiesIn, verdictOf } from './setup-words.ts'

const checkOf = (
  party: SetupCheck['party'],
  verdict: SetupCheck['verdict'] = 'passed',
): SetupCheck => {
  const words = { claim: 'It works.', seen: 'Seen.', remedy: null, where: null }
  return { party, code: 'key', verdict, ...words }
}

test('parties with a failure come first, the others in their order', () => {
  const checks = [checkOf('x', 'failed'), checkOf('stripe'), checkOf('address')]

  expect(partiesIn(checks).map(({ title }) => title)).toEqual(['X', 'Address', 'Stripe'])
})

test('the verdict counts what failed and what is left to check', () => {
  const passed = [checkOf('stripe'), checkOf('x')]

  expect(verdictOf(passed)).toEqual({
    isFailing: false,
    sentence: 'All 2 checks passed',
    note: null,
  })
  expect(verdictOf([...passed, checkOf('mail', 'failed'), checkOf('tiktok', 'unchecked')])).toEqual(
    {
      isFailing: true,
      sentence: '1 check failed',
      note: '1 to check by hand',
    },
  )
})
