import {
  countBrandDisputesCall,
  type Dispute,
  type DisputeRemedy,
} from '@permille/contract/disputes/disputes'
import type { DisputeId, SubmissionId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { queryOf } from '#api/query.ts'
import { sessionKey } from '#api/session.ts'
import { textOf } from '#testing/text-of.ts'
import { DisputeCasePart, disputeOf } from './dispute-case.tsx'
import { OwnDisputePart, ownDispute } from './own-dispute.tsx'
import { UnansweredDisputes } from './unanswered-disputes.tsx'

const id = 's' as SubmissionId
/** Noon in the zone of whoever reads it. */
const day = (text: string) => new Date(`${text}T12:00`).toISOString() as Timestamp

const opened: Dispute = {
  id: 'd' as DisputeId,
  matter: 'rejection',
  status: 'open',
  turn: 'brand',
  createdAt: day('2026-11-10'),
  answerDueAt: day('2026-11-13'),
  answeredAt: null,
  decisionDueAt: day('2099-11-16'),
  decidedAt: null,
  reason: 'The label is there.',
  answer: null,
  resolutionNotes: null,
  remedy: null,
  goodwillCents: toCents(0),
}
const answered: Dispute = {
  ...opened,
  turn: 'admin',
  answer: 'We could not see it.',
  answeredAt: day('2026-11-11'),
}
const decided: Dispute = {
  ...answered,
  status: 'resolved',
  turn: null,
  decidedAt: day('2026-11-12'),
  resolutionNotes: 'It is at second two.',
  remedy: 'approve',
}

const caseOf = (dispute: Dispute, role: 'brand' | 'admin') =>
  textOf(<DisputeCasePart id={id} />, [
    [disputeOf(id).queryKey, { dispute, frozenCents: toCents(3000), remedies: [] }],
    [sessionKey, { role }],
  ])
const ownOf = (dispute: Dispute, frozenCents: number) =>
  textOf(<OwnDisputePart id={id} />, [
    [ownDispute(id).queryKey, { open: null, dispute, frozenCents: toCents(frozenCents) }],
  ])

test('the brand can answer only until its deadline', () => {
  expect(caseOf(opened, 'brand')).toContain(
    'You can answer once. The creator and an admin read it.',
  )
  expect(caseOf(opened, 'brand')).toContain('Send answer')
  expect(caseOf(opened, 'admin')).not.toContain('Send answer')
  expect(caseOf(answered, 'brand')).not.toContain('Send answer')
  expect(caseOf(answered, 'brand')).toContain('We could not see it.')
})

test('an admin reads when an approval would exceed the campaign’s places', () => {
  const formOf = (remedies: readonly DisputeRemedy[], isBeyondPlaces: boolean) =>
    textOf(<DisputeCasePart id={id} />, [
      [disputeOf(id).queryKey, { dispute: answered, frozenCents: 0, remedies, isBeyondPlaces }],
      [sessionKey, { role: 'admin' }],
    ])
  const sentence = 'approving the post again goes over the limit'

  expect(formOf(['approve', 'goodwill'], true)).toContain(sentence)
  expect(formOf(['approve', 'goodwill'], false)).not.toContain('places')
  expect(formOf(['goodwill'], true)).not.toContain('places')
})

test('a brand is addressed as “you”', () => {
  const silent = { ...answered, answer: null, answeredAt: null }

  expect(caseOf(opened, 'brand')).toMatch(/You can answer until .* Then an admin decides\./)
  expect(caseOf(silent, 'brand')).toContain('You did not answer.')
  expect(caseOf(answered, 'brand')).toContain('You have answered.')
  expect(caseOf(silent, 'admin')).toContain('The brand did not answer.')
})

test('the creator sees who acts next, the frozen money, and the brand’s answer', () => {
  expect(ownOf(opened, 3000)).toMatch(/The brand can answer until .* Then an admin decides\./)
  expect(ownOf(opened, 3000)).toContain('$30.00 of this post is frozen until then.')
  const waiting = ownOf(answered, 0)
  expect(waiting).toMatch(/The brand has answered\. An admin decides by .*2099/)
  expect(waiting).toContain('We could not see it.')
  expect(waiting).not.toContain('frozen')
})

test('the creator sees the decision with its notes and date', () => {
  const shown = ownOf(decided, 0)

  expect(shown).toMatch(/Decided .*Nov 12/)
  expect(shown).toContain('The post is approved again.')
  expect(shown).toContain('It is at second two.')
  expect(shown).not.toContain('can answer')
})

test('a decision after an earlier dispute can be disputed beside it', () => {
  const open = { matter: 'reversal', until: day('2099-11-20'), unpaidCents: toCents(0) } as const

  const shown = textOf(<OwnDisputePart id={id} />, [
    [ownDispute(id).queryKey, { open, dispute: decided, frozenCents: toCents(0) }],
  ])

  expect(shown).toContain('Open a dispute')
  expect(shown).toContain('It is at second two.')
})

test('the dashboard states how many disputes wait for an answer, and until when', () => {
  const noticeOf = (count: number, dueAt: Timestamp | null) =>
    textOf(<UnansweredDisputes />, [[queryOf(countBrandDisputesCall).queryKey, { count, dueAt }]])

  expect(noticeOf(1, day('2026-11-13'))).toMatch(
    /^A creator disputes a decision \. You can answer until .*Nov 13/,
  )
  expect(noticeOf(2, day('2026-11-13'))).toContain('2 creators dispute a decision')
  expect(noticeOf(0, null)).toBe('')
})
