import type { BrandId, CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import {
  type CampaignActorKind,
  type CampaignChange,
  type CampaignState,
  findRefusal,
  isOver,
} from './campaign.ts'

const now = new Date('2026-11-21T12:00:00Z')
const earlier = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-22T12:00:00Z')

function campaign(facts: Partial<CampaignState> = {}): CampaignState {
  return {
    id: 'c' as CampaignId,
    brandId: 'b' as BrandId,
    name: 'Autumn looks',
    status: 'live',
    pauseReason: null,
    budgetCents: toCents(10_000),
    fundedCents: toCents(10_000),
    paidOutCents: toCents(0),
    leftCents: toCents(10_000),
    startsAt: null,
    endsAt: null,
    liveAt: earlier,
    exhaustedAt: null,
    isBrandSuspended: false,
    isFundingDisputed: false,
    ...facts,
  }
}

function refusalCode(
  facts: Partial<CampaignState>,
  change: CampaignChange,
  by: CampaignActorKind,
): string | undefined {
  return findRefusal(campaign(facts), { change, by, at: now })?.code
}

test('only the listed transitions exist', () => {
  const allowed = []

  for (const status of ['draft', 'live', 'paused', 'completed'] as const) {
    for (const change of ['goLive', 'pause', 'resume', 'complete'] as const) {
      const pauseReason = status === 'paused' ? 'budget_exhausted' : null
      const code = refusalCode({ status, pauseReason }, change, 'system')
      if (code === undefined) allowed.push(`${status} ${change}`)
      else expect(code).toBe('campaign-status')
    }
  }

  expect(allowed).toEqual([
    'draft goLive',
    'draft complete',
    'live pause',
    'live complete',
    'paused resume',
    'paused complete',
  ])
})

test('only the system makes a campaign live', () => {
  const draft = { status: 'draft' } as const

  const codes = (['brand', 'admin', 'system'] as const).map((by) =>
    refusalCode(draft, 'goLive', by),
  )

  expect(codes).toEqual(['campaign-actor', 'campaign-actor', undefined])
})

test.each([
  ['less than $1 is left of its funding', { leftCents: toCents(99) }, 'campaign-not-funded'],
  ['it starts later', { startsAt: later }, 'campaign-scheduled'],
  ['it is past its end', { endsAt: earlier }, 'campaign-ended'],
  ['it ends at this moment', { endsAt: now }, 'campaign-ended'],
  ['it starts at this moment', { startsAt: now }, undefined],
] as const)('a draft does not go live when %s', (_case, facts, code) => {
  const refusal = refusalCode({ status: 'draft', ...facts }, 'goLive', 'system')

  expect(refusal).toBe(code)
})

test('the side that paused a campaign may resume it, and an admin always may', () => {
  const allowed: string[] = []

  const reasons = ['manual', 'admin', 'budget_exhausted', 'funding_disputed', 'suspended'] as const
  for (const pauseReason of reasons) {
    for (const by of ['brand', 'admin', 'system'] as const) {
      const code = refusalCode({ status: 'paused', pauseReason }, 'resume', by)
      if (code === undefined) allowed.push(`${pauseReason} by ${by}`)
    }
  }

  expect(allowed).toEqual([
    'manual by brand',
    'manual by admin',
    'admin by admin',
    'budget_exhausted by admin',
    'budget_exhausted by system',
    'funding_disputed by admin',
    'funding_disputed by system',
    'suspended by brand',
    'suspended by admin',
    'suspended by system',
  ])
})

test('no campaign of a suspended brand goes live, whoever asks', () => {
  const draft = refusalCode({ status: 'draft', isBrandSuspended: true }, 'goLive', 'system')
  const resumed = (['brand', 'admin', 'system'] as const).map((by) =>
    refusalCode(
      { status: 'paused', pauseReason: 'suspended', isBrandSuspended: true },
      'resume',
      by,
    ),
  )

  expect([draft, ...resumed]).toEqual(Array(4).fill('brand-suspended'))
})

test('a campaign without money or past its end is not resumed', () => {
  const paused = { status: 'paused', pauseReason: 'manual' } as const

  const spent = refusalCode({ ...paused, leftCents: toCents(0) }, 'resume', 'brand')
  const ended = refusalCode({ ...paused, endsAt: earlier }, 'resume', 'brand')

  expect([spent, ended]).toEqual(['campaign-without-money', 'campaign-ended'])
})

test('while a bank has not decided about a payment nothing goes live, whoever asks', () => {
  const disputed = { isFundingDisputed: true, pauseReason: 'funding_disputed' } as const

  const codes = [
    refusalCode({ ...disputed, status: 'draft' }, 'goLive', 'system'),
    refusalCode({ ...disputed, status: 'paused' }, 'resume', 'system'),
    refusalCode({ ...disputed, status: 'paused' }, 'resume', 'admin'),
    refusalCode({ ...disputed, status: 'paused', pauseReason: 'manual' }, 'resume', 'brand'),
  ]

  expect(codes).toEqual(Array(4).fill('funding-disputed'))
})

test('a campaign is over at its end, or seven days after its money ran out', () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const exhausted = { status: 'paused', pauseReason: 'budget_exhausted' } as const

  const responses = [
    isOver(campaign({ endsAt: now }), now),
    isOver(campaign({ endsAt: later }), now),
    isOver(campaign({ ...exhausted, exhaustedAt: daysAgo(7) }), now),
    isOver(campaign({ ...exhausted, exhaustedAt: daysAgo(6.9) }), now),
    isOver(campaign({ status: 'draft', endsAt: earlier }), now),
    isOver(campaign({ status: 'draft', endsAt: earlier, fundedCents: toCents(0) }), now),
    isOver(campaign({ status: 'paused', pauseReason: 'manual' }), now),
  ]

  expect(responses).toEqual([true, false, true, false, true, false, false])
})
