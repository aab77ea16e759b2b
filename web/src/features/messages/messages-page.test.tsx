import type { CampaignId, MessageId, UserId } from '@permille/contract/ids'
import type { ListedMessage } from '@permille/contract/messages/messages'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { whereItGoes } from './answer-dialog.tsx'
import { Messages } from './messages-page.tsx'

const at = '2026-11-20T12:00:00Z' as Timestamp
const ofVisitor: ListedMessage = {
  id: 'm' as MessageId,
  kind: 'question',
  topic: 'money',
  text: 'Where is my refund?',
  createdAt: at,
  senderUserId: null,
  senderName: null,
  senderRole: null,
  senderEmail: 'gone@brand.test',
  campaignId: null,
  campaignName: null,
  brandName: null,
  answer: null,
  answeredAt: null,
  answeredByName: null,
}
const ofCreator = {
  ...ofVisitor,
  senderUserId: 'u' as UserId,
  senderName: 'Mira Vale',
  senderRole: 'creator',
} as const
const report: ListedMessage = {
  ...ofCreator,
  kind: 'report',
  topic: 'unfair-rejections',
  campaignId: 'c' as CampaignId,
  campaignName: 'Autumn',
  brandName: 'Nimbus',
}

function shown(message: ListedMessage) {
  const list = <Messages messages={[message]} />
  return renderText(list, { role: 'admin' })
}

test('a message states its author, topic and subject, and can be answered', () => {
  const { text, buttons } = shown(ofVisitor)

  expect(text).toMatch(/A payout, payment or refund gone@brand.test (.*) Where is my refund\?/)
  expect(buttons).toEqual(['Answer'])
})

test('a report names the campaign and its brand', () => {
  expect(shown(report).text).toMatch(/Rejects posts unfairly Mira Vale .* Reports Autumn of Nimbus/)
})

test('an answered message shows the answer, and cannot be answered again', () => {
  const answered = { ...report, answer: 'We looked.', answeredAt: at, answeredByName: 'Ada' }

  const { text, buttons } = shown(answered)

  expect(text).toMatch(/Answered by Ada .* We looked\./)
  expect(buttons).toEqual([])
})

test.each([
  ['a visitor', ofVisitor, 'It is mailed to gone@brand.test'],
  ['a creator', ofCreator, 'They read it in their notifications'],
  ['a reporter', report, 'the brand does not'],
])('the answer dialog for %s states where the answer goes', (_who, message, words) => {
  expect(whereItGoes(message)).toContain(words)
})
