import { chargebackStatuses } from '@permille/contract/chargebacks/chargebacks'
import { describe, expect, it } from 'vitest'
import {
  brandSentence,
  chargebackTones,
  describeBrandChargeback,
  describeChargeback,
  describeReason,
} from './chargeback-labels.ts'

describe('the badge of a chargeback', () => {
  it.each([
    ['needs_response', 'Needs an answer', 'Open'],
    ['under_review', 'At the bank', 'Open'],
    ['won', 'Won', 'Won'],
    ['lost', 'Lost', 'Lost'],
    ['closed', 'Settled', 'Settled'],
  ] as const)(
    'a claim that is %s reads "%s" for an admin and "%s" for the brand',
    (status, toAdmin, toBrand) => {
      expect(describeChargeback({ status, isInquiry: false })).toBe(toAdmin)
      expect(describeBrandChargeback({ status, isInquiry: false })).toBe(toBrand)
    },
  )

  it.each([
    ['needs_response', 'Question', 'Question'],
    ['under_review', 'At the bank', 'Question'],
    ['closed', 'Settled', 'Settled'],
  ] as const)(
    'an inquiry that is %s reads "%s" for an admin and "%s" for the brand',
    (status, toAdmin, toBrand) => {
      expect(describeChargeback({ status, isInquiry: true })).toBe(toAdmin)
      expect(describeBrandChargeback({ status, isInquiry: true })).toBe(toBrand)
    },
  )

  it('is red only while an admin must act, or when the money is gone', () => {
    const red = chargebackStatuses.filter((status) => chargebackTones[status] === 'negative')

    expect(red).toEqual(['needs_response', 'lost'])
  })
})

describe('a brand’s text about its payment', () => {
  it.each(['needs_response', 'under_review'] as const)(
    'while a claim is %s: the campaign is paused',
    (status) => {
      expect(brandSentence({ status, isInquiry: false })).toMatch(
        /took the money back.*paused until/,
      )
    },
  )

  it('after a claim: whether the money counts again, or its bank keeps it', () => {
    expect(brandSentence({ status: 'won', isInquiry: false })).toContain('counts for the campaign')
    expect(brandSentence({ status: 'lost', isInquiry: false })).toContain('bank keeps the money')
  })

  it('about an inquiry: that no money has moved, whatever follows', () => {
    for (const status of ['needs_response', 'under_review', 'closed'] as const) {
      expect(brandSentence({ status, isInquiry: true })).toContain('No money has moved')
    }
    expect(brandSentence({ status: 'closed', isInquiry: true })).toContain('no longer questions')
  })
})

describe('the bank’s reason', () => {
  it.each([
    ['fraudulent', 'Not made by the cardholder'],
    ['made_with_stolen_card', 'The card was stolen'],
    ['a_word_of_tomorrow', 'a word of tomorrow'],
  ])('%s reads "%s"', (reason, words) => {
    expect(describeReason(reason)).toBe(words)
  })
})
