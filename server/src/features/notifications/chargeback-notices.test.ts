import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import type { ChargebackNews, NoticeFacts } from '../chargebacks/public.ts'
import { chargebackNotices } from './chargeback-notices.ts'

const facts: NoticeFacts = {
  campaignName: 'Autumn looks',
  amountCents: toCents(11_000),
  owedCents: toCents(4400),
  writtenOffCents: toCents(4400),
  dueAt: new Date('2026-12-01T10:00:00Z'),
  brand: { email: 'brand@permille.test', displayName: 'Nordlys' },
  creators: [
    { email: 'ada@permille.test', displayName: 'Ada' },
    { email: 'bo@permille.test', displayName: 'Bo' },
  ],
  admins: [{ email: 'admin@permille.test', displayName: 'Admin' }],
}

test.each<[ChargebackNews, number]>([
  ['asked', 2],
  ['claimed', 4],
  ['won', 4],
  ['lost', 4],
  ['closed', 2],
])('%s is told to everyone concerned: %i mails', (news, count) => {
  const mails = chargebackNotices(news, facts)

  expect(mails).toHaveLength(count)
  for (const { subject, body } of mails) {
    expect(subject).toContain('Autumn looks')
    expect(body).toMatch(/^Hello (Nordlys|Ada|Bo|Admin),\n\n/)
  }
})

test('admins read until when to answer, and what was lost', () => {
  const toAdmins = (news: ChargebackNews) => chargebackNotices(news, facts).at(-1)?.body

  expect(toAdmins('claimed')).toContain('until 2026-12-01')
  expect(toAdmins('lost')).toContain('$44.00')
})
