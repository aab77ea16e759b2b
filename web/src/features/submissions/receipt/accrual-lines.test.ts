import type { AccrualId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { describe, expect, it } from 'vitest'
import { type Accrual, accrualLines } from './accrual-lines.ts'

function accrual(at: Date, change: Partial<Accrual> = {}): Accrual {
  const createdAt = at.toISOString() as Timestamp
  const facts = {
    viewsAtSnapshot: 0,
    accruedCents: toCents(100),
    maturesAt: createdAt,
    payoutId: null,
  }
  const id = `${createdAt} ${change.kind}` as AccrualId
  return { id, kind: 'views', createdAt, ...facts, ...change }
}

const on = (day: number, hour: number) => new Date(2026, 10, day, hour)

describe('the accrual lines', () => {
  it('group the views of a day, and give a bonus its own line', () => {
    const accruals = [
      accrual(on(1, 9), { kind: 'bonus', accruedCents: toCents(500) }),
      accrual(on(2, 8), { viewsAtSnapshot: 1000, accruedCents: toCents(300) }),
      accrual(on(2, 20), { viewsAtSnapshot: 1500, accruedCents: toCents(150) }),
      accrual(on(3, 8), { viewsAtSnapshot: 1600, accruedCents: toCents(30) }),
    ]

    const lines = accrualLines(accruals)

    expect(lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['bonus', 500],
      ['views', 450],
      ['views', 30],
    ])
    expect(lines[2]?.entries).toMatchObject([{ viewsBefore: 1500, viewsAtSnapshot: 1600 }])
  })

  it('are in chronological order, whatever the input order', () => {
    const accruals = [
      accrual(on(3, 8), { viewsAtSnapshot: 1600 }),
      accrual(on(2, 8), { viewsAtSnapshot: 1000 }),
    ]

    const lines = accrualLines(accruals)

    expect(lines.map(({ entries }) => entries[0]?.viewsBefore)).toEqual([0, 1000])
  })

  it('group the corrections of a day, apart from its views', () => {
    const accruals = [
      accrual(on(2, 8), { viewsAtSnapshot: 1000, accruedCents: toCents(300) }),
      accrual(on(2, 9), { kind: 'correction', accruedCents: toCents(-120) }),
      accrual(on(2, 10), { kind: 'correction', accruedCents: toCents(-80) }),
    ]

    const lines = accrualLines(accruals)

    expect(lines.map(({ kind, cents }) => [kind, cents])).toEqual([
      ['views', 300],
      ['correction', -200],
    ])
  })

  it('add up to the total, corrections included', () => {
    const accruals = [
      accrual(on(2, 8), { accruedCents: toCents(300) }),
      accrual(on(2, 9), { kind: 'correction', accruedCents: toCents(-120) }),
    ]

    const lines = accrualLines(accruals)

    expect(lines.reduce((sum, { cents }) => sum + cents, 0)).toBe(180)
  })
})
