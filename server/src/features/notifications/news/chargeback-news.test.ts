import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { newId } from '../../../platform/ids.ts'
import type { ChargebackNews, NoticeFacts } from '../../chargebacks/public.ts'
import { chargebackNews } from './chargeback-news.ts'

const facts: NoticeFacts = {
  campaignName: 'Autumn looks',
  amountCents: toCents(11_000),
  owedCents: toCents(4400),
  writtenOffCents: toCents(4400),
  dueAt: new Date('2026-12-01T10:00:00Z'),
  campaignId: newId(),
  brandUserId: newId(),
  creatorUserIds: [newId(), newId()],
  adminUserIds: [newId()],
}

const told = (change: ChargebackNews) =>
  chargebackNews({ chargebackId: newId(), change, at: new Date() }, facts)

test.each<[ChargebackNews, number]>([
  ['asked', 2],
  ['claimed', 4],
  ['won', 4],
  ['lost', 4],
  ['closed', 2],
])('%s is told to everyone concerned: %i of them', (change, count) => {
  const news = told(change)

  expect(new Set(news.map(({ userId }) => userId)).size).toBe(count)
  for (const { title } of news) expect(title).toContain('Autumn looks')
})

test('admins read until when to answer, and what was lost', () => {
  expect(told('claimed').at(-1)?.text).toContain('until 2026-12-01')
  expect(told('lost').at(-1)?.text).toContain('$44.00')
})
