import { expect, test } from 'vitest'
import { answerDueAt, openUntil, turnOf, withClock } from './dispute.ts'

const at = new Date('2026-06-01T12:00:00Z')
const answerDue = new Date('2026-06-04T12:00:00Z')
const aMomentLater = new Date(answerDue.getTime() + 1)
const open = { status: 'open', answerDueAt: answerDue, answeredAt: null } as const

test('a decision can be disputed for seven days, and a dispute answered for three', () => {
  expect(openUntil({ matter: 'lock', at })).toEqual(new Date('2026-06-08T12:00:00Z'))
  expect(answerDueAt(at)).toEqual(answerDue)
})

test('the brand can act until its deadline, then the admins, then no one', () => {
  expect(turnOf(open, answerDue)).toBe('brand')
  expect(turnOf(open, aMomentLater)).toBe('admin')
  expect(turnOf({ ...open, answeredAt: at }, at)).toBe('admin')
  expect(turnOf({ ...open, status: 'resolved' }, at)).toBeNull()
})

test('the admins’ three days begin with the answer, or when the brand’s time runs out', () => {
  const silent = withClock(open, aMomentLater)
  const answered = withClock({ ...open, answeredAt: at }, at)

  expect(silent).toMatchObject({ turn: 'admin', decisionDueAt: new Date('2026-06-07T12:00:00Z') })
  expect(answered.decisionDueAt).toEqual(new Date('2026-06-04T12:00:00Z'))
})
