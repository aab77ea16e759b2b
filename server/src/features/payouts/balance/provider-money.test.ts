import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import { type Dues, foreseeShortfall } from './provider-money.ts'

const now = new Date('2026-03-01T10:00:00Z')
const inThreeDays = new Date('2026-03-04T10:00:00Z')
const nothing: Dues = {
  nowCents: toCents(0),
  maturing: [],
  frozenCents: toCents(0),
  inCampaignsCents: toCents(0),
}

function holding(availableCents: number, pendingCents = 0) {
  return {
    availableCents: toCents(availableCents),
    pendingCents: toCents(pendingCents),
    readAt: now,
  }
}

test('the provider’s balance covers our debts, settled or not', () => {
  const dues = { ...nothing, nowCents: toCents(4000), inCampaignsCents: toCents(6000) }

  expect(foreseeShortfall({ ...holding(1000, 9000), dues })).toBeNull()
})

test('a card payment’s fee is missing once its campaign is spent', () => {
  const dues = { ...nothing, inCampaignsCents: toCents(10_000) }

  expect(foreseeShortfall({ ...holding(0, 9680), dues })).toEqual({ cents: 320, dueAt: null })
})

test('the shortfall is due on the day the last of it can be withdrawn', () => {
  const maturing = [
    { at: new Date('2026-03-02T10:00:00Z'), cents: toCents(5000) },
    { at: inThreeDays, cents: toCents(5000) },
  ]

  const shortfall = foreseeShortfall({ ...holding(9680), dues: { ...nothing, maturing } })

  expect(shortfall).toEqual({ cents: 320, dueAt: inThreeDays })
})

test('the shortfall is due now if creators can already request more than the balance', () => {
  const shortfall = foreseeShortfall({
    ...holding(9680),
    dues: { ...nothing, nowCents: toCents(10_000) },
  })

  expect(shortfall).toEqual({ cents: 320, dueAt: now })
})

test('frozen money counts, even without a release date', () => {
  const shortfall = foreseeShortfall({
    ...holding(0),
    dues: { ...nothing, frozenCents: toCents(500) },
  })

  expect(shortfall).toEqual({ cents: 500, dueAt: null })
})

test('a shortfall of a single cent is forecast, but none when the balance is just enough', () => {
  const dues = { ...nothing, frozenCents: toCents(500) }

  expect(foreseeShortfall({ ...holding(499), dues })).toEqual({ cents: 1, dueAt: null })
  expect(foreseeShortfall({ ...holding(500), dues })).toBeNull()
})

test('the balance still covers the last cent on its day', () => {
  const later = { at: new Date('2026-03-05T10:00:00Z'), cents: toCents(1) }
  const maturing = [{ at: inThreeDays, cents: toCents(1000) }, later]

  expect(foreseeShortfall({ ...holding(1000), dues: { ...nothing, maturing } })?.dueAt).toEqual(
    later.at,
  )
  expect(
    foreseeShortfall({
      ...holding(1000),
      dues: { ...nothing, nowCents: toCents(1000), maturing: [later] },
    }),
  ).toEqual({ cents: 1, dueAt: later.at })
})
