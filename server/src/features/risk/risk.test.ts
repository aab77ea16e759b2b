import { defaultRiskSettings as usual } from '@permille/contract/risk/settings'
import { type SignalCode, type SignalEffect, signalCodes } from '@permille/contract/risk/signals'
import { expect, test } from 'vitest'
import { findSignals, type RiskFacts, setsAside } from './risk.ts'

const ordinary: RiskFacts = {
  platform: 'tiktok',
  viewCount: 9000,
  likeCount: 400,
  followerCount: 2000,
  medianViewCount: 8000,
  before: null,
  payoutSharers: 0,
}
const read: RiskFacts = { ...ordinary, medianViewCount: null, likeCount: null }

const textsOf = (facts: RiskFacts, settings = usual) =>
  findSignals(facts, settings).map(({ text }) => text)

test('an ordinary post has no signal', () => {
  expect(textsOf(ordinary)).toEqual([])
})

test('more than five times the account’s own median is a signal, five times is not', () => {
  const facts = { ...ordinary, medianViewCount: 1000 }

  expect(textsOf({ ...facts, viewCount: 5000 })).toEqual([])
  expect(textsOf({ ...facts, viewCount: 5001 })).toEqual([
    '5,001 views are more than 5 times this account’s median of 1,000.',
  ])
})

test('many views on few followers are a signal above 10,000 views and under 500 followers', () => {
  expect(textsOf({ ...read, followerCount: 499, viewCount: 10_000 })).toEqual([])
  expect(textsOf({ ...read, followerCount: 500, viewCount: 10_001 })).toEqual([])
  expect(textsOf({ ...read, followerCount: 499, viewCount: 10_001 })).toEqual([
    '10,001 views on an account with 499 followers.',
  ])
})

test('few likes are a signal under 0.3 % above 20,000 views', () => {
  expect(textsOf({ ...read, viewCount: 20_000, likeCount: 1 })).toEqual([])
  expect(textsOf({ ...read, viewCount: 20_001, likeCount: 61 })).toEqual([])
  expect(textsOf({ ...read, viewCount: 20_001, likeCount: 60 })).toEqual([
    '60 likes on 20,001 views; at least 61 is usual (0.3%).',
  ])
})

test('YouTube counts people who scroll on, so a third of the likes is enough there', () => {
  const onYoutube: RiskFacts = { ...read, platform: 'youtube', viewCount: 30_000 }

  expect(textsOf({ ...onYoutube, likeCount: 30 })).toEqual([])
  expect(textsOf({ ...onYoutube, likeCount: 29 })).toEqual([
    '29 likes on 30,000 views; at least 30 is usual on YouTube (0.1%).',
  ])
})

test('exactly 0.3 % of likes is enough', () => {
  expect(textsOf({ ...read, viewCount: 30_000, likeCount: 90 })).toEqual([])
  expect(textsOf({ ...read, viewCount: 30_000, likeCount: 89 })).toHaveLength(1)
})

test('a hidden count is unknown, never suspicious', () => {
  expect(textsOf({ ...ordinary, viewCount: null })).toEqual([])
  expect(textsOf({ ...ordinary, viewCount: 30_000, likeCount: null })).toEqual([])
})

test('more than 60 % of all views since a day ago are a burst, 60 % are not', () => {
  const since = (viewCount: number) => ({
    ...read,
    viewCount: 50_000,
    before: { highest: viewCount, base: { viewCount, hours: 24 } },
  })

  expect(textsOf(since(20_000))).toEqual([])
  expect(textsOf(since(19_999))).toEqual([
    '30,001 of 50,000 views (60%) came within 24 hours, after its first day.',
  ])
})

test('a post with 10,000 views has no burst, and neither has one in its first day', () => {
  const base = { viewCount: 0, hours: 24 }

  expect(textsOf({ ...read, viewCount: 10_000, before: { highest: 0, base } })).toEqual([])
  expect(textsOf({ ...read, viewCount: 10_001, before: { highest: 0, base } })).toHaveLength(1)
  expect(textsOf({ ...read, viewCount: 10_001, before: { highest: 0, base: null } })).toEqual([])
})

test('more than 30 % of the views taken back are a drop, 30 % are not', () => {
  const before = { highest: 10_000, base: null }

  expect(textsOf({ ...read, viewCount: 7000, before })).toEqual([])
  expect(textsOf({ ...read, viewCount: 6999, before })).toEqual([
    'The platform took back 3,001 of 10,000 views (30%).',
  ])
  expect(textsOf({ ...read, viewCount: 0, before: { highest: 1000, base: null } })).toEqual([])
  expect(textsOf({ ...read, viewCount: 0, before: { highest: 1001, base: null } })).toHaveLength(1)
})

test('a bank account shared with other creators is a signal', () => {
  expect(textsOf({ ...read, payoutSharers: 1 })).toEqual([
    'The earnings would go to a bank account to which another creator is paid too.',
  ])
  expect(textsOf({ ...read, payoutSharers: 2 })).toEqual([
    'The earnings would go to a bank account to which 2 other creators are paid too.',
  ])
})

test('a disabled signal is not computed', () => {
  const facts = { ...read, viewCount: 20_001, likeCount: 0 }
  const off = { ...usual, fewLikes: { ...usual.fewLikes, effect: 'off' as const } }

  expect(findSignals(facts, off)).toEqual([])
})

test('by default reach alone never sets money aside; too few likes and a drop do', () => {
  const held = (...codes: SignalCode[]) => codes.map((code) => ({ code, text: '' }))
  const alone = signalCodes.filter((code) => setsAside(held(code), usual))

  expect(alone).toEqual(['few-likes', 'drop'])
  expect(setsAside(held('above-median', 'few-followers'), usual)).toBe(false)
  expect(setsAside(held('above-median', 'burst'), usual)).toBe(true)
  expect(setsAside(held('few-followers', 'shared-payout'), usual)).toBe(true)
  expect(setsAside([], usual)).toBe(false)
})

test('each effect works as named, alone and beside a signal that is only shown', () => {
  const effects: Record<SignalEffect, [alone: boolean, together: boolean]> = {
    off: [false, false],
    show: [false, false],
    'with-another': [false, true],
    'set-aside': [true, true],
  }
  const likes = { code: 'few-likes', text: '' } as const
  const median = { code: 'above-median', text: '' } as const

  for (const [effect, expected] of Object.entries(effects)) {
    const fewLikes = { ...usual.fewLikes, effect: effect as SignalEffect }
    const settings = { ...usual, fewLikes }
    const found = [[likes], [likes, median]].map((signals) => setsAside(signals, settings))
    expect([effect, ...found]).toEqual([effect, ...expected])
  }
})
