import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { MoneyBackNotice } from './money-back-notice.tsx'

const at = timestamp.parse('2026-03-01T10:00:00Z')
const open = { at, reason: 'Two million in an hour', frozenCents: toCents(4050), endedAt: null }
const hold = { ...open, outcome: null, note: null }
const ended = { ...hold, frozenCents: toCents(0), endedAt: at }

function textOf(holds: Parameters<typeof MoneyBackNotice>[0]['submission']['holds']) {
  return renderText(<MoneyBackNotice submission={{ holds, takenBack: null }} />).text
}

test('an open hold states its amount, reason and end', () => {
  const text = textOf([hold])

  expect(text).toContain('$40.50 is held for review')
  expect(text).toContain('Two million in an hour')
  expect(text).toContain('until an admin releases them or decides')
})

test('an ended hold states how it ended, with the admin’s message', () => {
  const released = textOf([{ ...ended, outcome: 'released', note: 'The views are real' }])
  const reversed = textOf([{ ...ended, outcome: 'taken-back' }])

  expect(released).toContain('A hold was released')
  expect(released).toContain('Released: The views are real')
  expect(reversed).toContain('A hold ended with a reversal')
  expect(reversed).not.toContain('Released:')
})

test('money taken back states where it returned to, and the remaining debt', () => {
  const takenBack = {
    at,
    cents: toCents(9000),
    goodwillCents: toCents(0),
    owedCents: toCents(5200),
    recoveredCents: toCents(200),
    writtenOffCents: toCents(0),
    reinstateCents: toCents(9000),
    reinstateDoubtedCents: toCents(0),
  }
  const textWith = (changes: Partial<typeof takenBack>, isCreatorDeleted = false) => {
    const submission = { holds: [], takenBack: { ...takenBack, ...changes }, isCreatorDeleted }
    return renderText(<MoneyBackNotice submission={submission} />).text
  }

  const [unpaid, owed, settled, inPlace] = [
    textWith({ owedCents: toCents(0) }),
    textWith({}),
    textWith({ writtenOffCents: toCents(5000) }),
    textWith({ goodwillCents: toCents(4500) }),
  ]

  expect(unpaid).toContain('Taken back: $90.00')
  expect(unpaid).toContain('It returned to the campaign')
  expect(unpaid).not.toContain('had been paid out')
  expect(inPlace).toContain('$45.00 returned to the campaign, and $45.00 to Permille')
  expect(owed).toContain('$52.00 had been paid out; $2.00 of it recovered so far.')
  expect(owed).toContain('Later earnings pay the rest.')
  expect(settled).toContain('$50.00 written off')
  expect(settled).not.toContain('Later earnings')
  expect(textWith({}, true)).toContain(
    'Nothing pays the rest: the creator has deleted their account.',
  )
})
