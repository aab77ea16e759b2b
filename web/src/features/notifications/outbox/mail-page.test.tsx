import type { MailId } from '@permille/contract/ids'
import type { OutboxMail } from '@permille/contract/notifications/mails'
import type { Timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { MailView } from './mail-page.tsx'

const mailOf = (given: Partial<OutboxMail>): OutboxMail => ({
  id: 'm' as MailId,
  kind: 'invitation',
  toAddress: 'new@permille.test',
  subject: 'You are invited to Permille',
  at: '2026-11-20T12:00:00Z' as Timestamp,
  state: 'queued',
  sentAt: null,
  tries: 0,
  failure: null,
  text: 'Set a password <{{single-use-link}}>',
  html: '<p>Set a password</p>',
  isLinkHidden: false,
  isMailSent: true,
  ...given,
})

const shown = (given: Partial<OutboxMail>) =>
  renderText(<MailView mail={mailOf(given)} />, { role: 'admin' })

test('a failed mail shows the mail server’s message, and can be sent now', () => {
  const { text, buttons } = shown({ state: 'failed', tries: 2, failure: 'mailbox full' })

  expect(text).toMatch(/Failed.*Tried 2 times.*mailbox full/)
  expect(buttons).toEqual(['Send now'])
})

test('a sent mail, and one without a mail server, cannot be sent again', () => {
  const sentAt = '2026-11-20T12:01:00Z' as Timestamp
  const sent = shown({ state: 'sent', sentAt, tries: 1 })
  const unsent = shown({ isMailSent: false })

  expect([sent.buttons, unsent.buttons]).toEqual([[], []])
  expect(unsent.text).toContain('no mail server yet')
})

test('a hidden link is named as such', () => {
  expect(shown({ isLinkHidden: true }).text).toContain('It has a single-use link')
  expect(shown({}).text).not.toContain('It has a single-use link')
})
