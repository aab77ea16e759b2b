import type { CampaignId, RefundId, SubmissionId, UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { timestamp } from '@permille/contract/shapes'
import { expect, test } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { OwedMoney } from './owed-money.tsx'

const id = 'user-1' as UserId
const since = timestamp.parse('2026-03-01T10:00:00Z')

const creator = (owed: number) => ({
  owedCents: toCents(owed),
  debts: [
    {
      submissionId: 'post-1' as SubmissionId,
      title: 'Summer run',
      campaignName: 'Summer drop',
      reason: 'Bought views',
      since,
      owedCents: toCents(5200),
      recoveredCents: toCents(200),
      writtenOffCents: toCents(0),
    },
  ],
})

const brand = {
  owedCents: toCents(6600),
  debts: [
    {
      refundId: 'refund-1' as RefundId,
      campaignId: 'campaign-1' as CampaignId,
      campaignName: 'Summer drop',
      since,
      owedCents: toCents(7000),
      paidCents: toCents(400),
      writtenOffCents: toCents(0),
    },
  ],
}

type Debtor = Parameters<typeof OwedMoney>[0]['user']

const shown = (user: Omit<Debtor, 'id' | 'deletedAt'>, deletedAt: Debtor['deletedAt'] = null) =>
  renderText(<OwedMoney user={{ ...user, id, deletedAt }} />, { role: 'admin' })

test('a creator’s debt is listed post by post, and can be written off', () => {
  const { text, buttons } = shown({ creator: creator(5000), brand: null })

  expect(text).toContain('Owes $50.00')
  expect(text).toContain('Summer run: $52.00 paid out, $2.00 recovered')
  expect(text).toContain('Later earnings repay it')
  expect(buttons).toEqual(['Write off'])
})

test('a deleted creator’s debt is not said to be repaid', () => {
  const { text } = shown({ creator: creator(5000), brand: null }, since)

  expect(text).toContain('The account is deleted, so no earnings repay it.')
  expect(text).not.toContain('Later earnings')
})

test('a brand’s debt is listed refund by refund, with its repayments', () => {
  const { text, buttons } = shown({ creator: null, brand })

  expect(text).toContain('Owes $66.00')
  expect(text).toContain('Summer drop, Mar 1, 2026: $70.00 too much, $4.00 paid')
  expect(text).toContain('unspent money when the brand requests it')
  expect(buttons).toEqual(['Write off'])
})

test('a user who owes nothing has no notice, whatever they owed before', () => {
  expect(shown({ creator: creator(0), brand: null })).toEqual({ text: '', buttons: [] })
})
