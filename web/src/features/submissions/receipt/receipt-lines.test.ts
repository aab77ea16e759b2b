import { describe, expect, it } from 'vitest'
import { receiptLines } from './receipt-lines.ts'

const nothing = {
  bonusCents: 0,
  goodwillCents: 0,
  correctionCents: 0,
  reinstatedCents: 0,
  voidedCents: 0,
}
const facts = {
  status: 'approved',
  isWithdrawn: false,
  approvedAt: '2026-03-01T10:00:00Z',
  terms: {
    ratePerKViewsCents: 300,
    minPayoutCents: 500,
    maxPayoutCents: 10_000,
    flatBonusCents: 250,
  },
  viewCount: 12_345,
  earnings: 3953,
  earnedByKind: { ...nothing, bonusCents: 250 },
  voidedViews: 0,
  dueCents: 0,
  bonusDueCents: 0,
  owedAgainCents: 0,
} as const
const sum = (lines: readonly { cents: number }[]) =>
  lines.reduce((all, { cents }) => all + cents, 0)

describe('a receipt', () => {
  it('adds up to the earnings, bonus included', () => {
    const lines = receiptLines(facts)

    expect(lines.map(({ label }) => label)).toEqual(['Views', 'Bonus'])
    expect(lines[0]?.note).toBe('12,345 × $3.00 per 1K')
    expect(sum(lines)).toBe(3953)
  })

  it('has a line for money taken back and for money paid again', () => {
    const earnedByKind = { ...facts.earnedByKind, correctionCents: -900, reinstatedCents: 400 }

    const lines = receiptLines({ ...facts, earnings: 3453, earnedByKind })

    expect(lines.slice(1)).toEqual([
      { label: 'Bonus', cents: 250 },
      { label: 'Taken back', cents: -900 },
      { label: 'Paid again', cents: 400 },
    ])
    expect(sum(lines)).toBe(3453)
  })

  it('promises a rejected post nothing', () => {
    const rejected = { ...facts, status: 'rejected', viewCount: 10_000, earnings: 0 } as const
    const earnedByKind = { ...nothing, correctionCents: -3000 }

    const lines = receiptLines({
      ...rejected,
      earnedByKind,
      bonusDueCents: 250,
      owedAgainCents: 3000,
    })

    expect(lines.map(({ label }) => label)).toEqual(['Views', 'Taken back'])
    expect(sum(lines)).toBe(0)
  })

  it('subtracts earnings above the cap', () => {
    const viral = { ...facts, viewCount: 100_000, earnings: 10_000, earnedByKind: nothing }

    const lines = receiptLines(viral)

    expect(lines[1]).toMatchObject({ label: 'Above the cap', cents: -20_000 })
    expect(sum(lines)).toBe(10_000)
  })

  it.each([
    [false, 'Rejected'],
    [true, 'Withdrawn'],
  ])('for a never approved post says so, without mentioning its minimum', (isWithdrawn, label) => {
    const rejected = { status: 'rejected', isWithdrawn, approvedAt: null } as const
    const few = { viewCount: 84, earnings: 0, earnedByKind: nothing }

    const lines = receiptLines({ ...facts, ...rejected, ...few })

    expect(lines.slice(1)).toEqual([{ label, cents: -25 }])
    expect(sum(lines)).toBe(0)
  })

  it('for a final post does not promise that its views count later', () => {
    const few = { viewCount: 84, earnings: 250, earnedByKind: facts.earnedByKind }
    const noteOf = (status: 'approved' | 'locked') =>
      receiptLines({ ...facts, ...few, status })[1]?.note

    expect(noteOf('approved')).toBe('counts once it reaches $5.00')
    expect(noteOf('locked')).toBe('under $5.00')
  })

  it('counts nothing below the minimum', () => {
    const small = { ...facts, viewCount: 1000, earnings: 0, earnedByKind: nothing }

    const lines = receiptLines(small)

    expect(lines[1]?.note).toBe('counts once it reaches $5.00')
    expect(sum(lines)).toBe(0)
  })

  it('shows the amount waiting for the campaign’s budget', () => {
    const unfunded = { ...facts, earnings: 3003, earnedByKind: nothing, dueCents: 700 }

    const lines = receiptLines(unfunded)

    expect(lines[1]).toMatchObject({ label: 'Waiting for the campaign’s budget', cents: -700 })
    expect(sum(lines)).toBe(3003)
  })

  it('shows a promised bonus as waiting', () => {
    const short = { ...facts, earnings: 3003, earnedByKind: nothing, bonusDueCents: 250 }

    const lines = receiptLines({ ...short, dueCents: 950 })

    expect(lines.slice(1)).toEqual([
      { label: 'Bonus', cents: 250 },
      { label: 'Waiting for the campaign’s budget', cents: -950 },
    ])
    expect(sum(lines)).toBe(3003)
  })

  it('names the views that do not count, whatever they would have earned', () => {
    const terms = { ...facts.terms, maxPayoutCents: 0 }
    const voided = { ...facts, terms, viewCount: 100_000, voidedViews: 90_000 }
    const earnedByKind = { ...nothing, correctionCents: -9000, voidedCents: -9000 }

    const lines = receiptLines({ ...voided, earnings: 3000, earnedByKind })

    expect(lines.slice(1)).toEqual([
      { label: 'Taken back for views', cents: -27_000, note: '90,000 of them do not count' },
    ])
    expect(sum(lines)).toBe(3000)
  })

  it('never hides a difference: unearned money has its own line', () => {
    const finished = { ...facts, earnings: 1000, earnedByKind: nothing }

    const lines = receiptLines(finished)

    expect(lines[1]).toMatchObject({ label: 'Not earned', cents: 1000 - 3703 })
  })
})
