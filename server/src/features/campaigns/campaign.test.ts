import { type PauseReason, pauseReasons } from '@permille/contract/campaigns/campaigns'
import type { BrandId, CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { expect, test } from 'vitest'
import {
  actsOf,
  type CampaignActorKind,
  type CampaignChange,
  type CampaignState,
  findRefusal,
  isOver,
  topUpUntil,
} from './campaign.ts'
import { liftableBy, reasonsWithout } from './pause-reasons.ts'

const now = new Date('2026-11-21T12:00:00Z')
const earlier = new Date('2026-11-20T12:00:00Z')
const later = new Date('2026-11-22T12:00:00Z')

function campaign(facts: Partial<CampaignState> = {}): CampaignState {
  return {
    id: 'c' as CampaignId,
    brandId: 'b' as BrandId,
    name: 'Autumn looks',
    status: 'live',
    pauseReasons: [],
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
      const reasons = status === 'paused' ? (['budget_exhausted'] as const) : []
      const code = refusalCode({ status, pauseReasons: reasons }, change, 'system')
      if (code === undefined) allowed.push(`${status} ${change}`)
      else expect(code).toBe('campaign-status')
    }
  }

  expect(allowed).toEqual([
    'draft goLive',
    'draft pause',
    'draft complete',
    'live pause',
    'live complete',
    'paused pause',
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

test('a person who may end a reason can end it without the others', () => {
  const allowed: string[] = []

  for (const reason of pauseReasons) {
    for (const by of ['brand', 'admin', 'system'] as const) {
      const code = refusalCode({ status: 'paused', pauseReasons: [reason] }, 'resume', by)
      if (code === undefined) allowed.push(`${reason} by ${by}`)
    }
  }

  expect(allowed).toEqual([
    'manual by brand',
    'manual by admin',
    'budget_exhausted by admin',
    'budget_exhausted by system',
    'funding_lost by admin',
    'admin by admin',
  ])
})

test.each([
  ['an admin ends the admins’ reasons first', ['manual', 'admin'], 'admin', ['admin']],
  [
    'an admin ends a loss before the brand’s',
    ['manual', 'funding_lost'],
    'admin',
    ['funding_lost'],
  ],
  ['then the brand’s own', ['manual'], 'admin', ['manual']],
  ['a brand ends its own', ['manual', 'funding_lost'], 'brand', ['manual']],
] as const)('with several reasons %s', (_, reasons, by, lifted) => {
  expect(liftableBy(campaign({ status: 'paused', pauseReasons: reasons }), by)).toEqual(lifted)
})

test('a brand cannot resume or end a campaign while an admin has paused it', () => {
  const paused = { status: 'paused', pauseReasons: ['manual', 'admin'] } as const

  const codes = (['brand', 'admin'] as const).map((by) => refusalCode(paused, 'resume', by))

  expect(codes).toEqual(['campaign-paused-by-another', undefined])
})

test('each side pauses once, even a paused campaign', () => {
  const codes = (['manual', 'admin', 'budget_exhausted'] as const).map((reason) => {
    const paused = { status: 'paused', pauseReasons: [reason] } as const
    return (['brand', 'admin'] as const).map((by) => refusalCode(paused, 'pause', by))
  })

  expect(codes).toEqual([
    ['campaign-status', undefined],
    [undefined, 'campaign-status'],
    [undefined, undefined],
  ])
})

test('an admin can pause a funded draft, which then does not go live; its brand cannot', () => {
  const draft = { status: 'draft', startsAt: later, liveAt: null } as const

  const codes = [
    refusalCode(draft, 'pause', 'admin'),
    refusalCode(draft, 'pause', 'brand'),
    refusalCode({ ...draft, fundedCents: toCents(0) }, 'pause', 'admin'),
    refusalCode({ ...draft, startsAt: now, pauseReasons: ['admin'] }, 'goLive', 'system'),
    refusalCode({ ...draft, pauseReasons: ['admin'] }, 'resume', 'admin'),
    refusalCode({ ...draft, pauseReasons: ['admin'] }, 'resume', 'brand'),
  ]

  expect(codes).toEqual([
    undefined,
    'campaign-status',
    'campaign-status',
    'campaign-paused-by-another',
    undefined,
    'campaign-status',
  ])
})

test('an admin can end an admin’s pause even after the campaign has ended', () => {
  const ended = { status: 'completed', pauseReasons: ['admin'] } as const

  const codes = [
    refusalCode(ended, 'resume', 'admin'),
    refusalCode(ended, 'resume', 'brand'),
    refusalCode({ status: 'completed' }, 'resume', 'admin'),
    refusalCode(ended, 'pause', 'admin'),
  ]

  expect(codes).toEqual([undefined, 'campaign-status', 'campaign-status', 'campaign-status'])
})

test('no campaign of a suspended brand goes live, whoever asks', () => {
  const suspended = {
    status: 'paused',
    pauseReasons: ['suspended'],
    isBrandSuspended: true,
  } as const
  const draft = refusalCode({ status: 'draft', isBrandSuspended: true }, 'goLive', 'system')
  const resumed = (['brand', 'admin', 'system'] as const).map((by) =>
    refusalCode(suspended, 'resume', by),
  )

  expect([draft, ...resumed]).toEqual(Array(4).fill('brand-suspended'))
  expect(reasonsWithout(campaign({ ...suspended, pauseReasons: ['manual'] }), ['manual'])).toEqual([
    'suspended',
  ])
})

test('a campaign without money or past its end is not resumed', () => {
  const spent = { status: 'paused', leftCents: toCents(0) } as const

  const codes = [
    refusalCode({ ...spent, pauseReasons: ['budget_exhausted'] }, 'resume', 'brand'),
    refusalCode({ ...spent, pauseReasons: ['budget_exhausted'] }, 'resume', 'admin'),
    refusalCode({ status: 'paused', pauseReasons: ['manual'], endsAt: earlier }, 'resume', 'brand'),
  ]

  expect(codes).toEqual(['campaign-without-money', 'campaign-without-money', 'campaign-ended'])
  const manual = campaign({ ...spent, pauseReasons: ['manual'] })
  expect(reasonsWithout(manual, ['manual'])).toEqual(['budget_exhausted'])
  const lost = campaign({ ...spent, pauseReasons: ['manual', 'funding_lost'] })
  expect(reasonsWithout(lost, ['manual'])).toEqual(['funding_lost'])
})

test('while a bank decides about a payment no campaign goes live, whoever asks', () => {
  const disputed = { isFundingDisputed: true, pauseReasons: ['funding_disputed'] } as const

  const codes = [
    refusalCode({ ...disputed, status: 'draft' }, 'goLive', 'system'),
    refusalCode({ ...disputed, status: 'paused' }, 'resume', 'system'),
    refusalCode({ ...disputed, status: 'paused' }, 'resume', 'admin'),
    refusalCode({ ...disputed, status: 'paused' }, 'resume', 'brand'),
  ]

  expect(codes).toEqual(Array(4).fill('funding-disputed'))
  const manual = campaign({ ...disputed, status: 'paused', pauseReasons: ['manual'] })
  expect(reasonsWithout(manual, ['manual'])).toEqual(['funding_disputed'])
})

test('a campaign is over at its end date, or seven days after its money ran out', () => {
  const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
  const exhausted = { status: 'paused', pauseReasons: ['budget_exhausted'] } as const
  const waiting = (reason: PauseReason) =>
    isOver(
      campaign({
        status: 'paused',
        pauseReasons: ['budget_exhausted', reason],
        exhaustedAt: daysAgo(8),
      }),
      now,
    )

  const responses = [
    isOver(campaign({ endsAt: now }), now),
    isOver(campaign({ endsAt: later }), now),
    isOver(campaign({ ...exhausted, exhaustedAt: daysAgo(7) }), now),
    isOver(campaign({ ...exhausted, exhaustedAt: daysAgo(6.9) }), now),
    isOver(campaign({ status: 'draft', endsAt: earlier }), now),
    isOver(campaign({ status: 'draft', endsAt: earlier, fundedCents: toCents(0) }), now),
    isOver(campaign({ status: 'paused', pauseReasons: ['manual'] }), now),
  ]

  expect(responses).toEqual([true, false, true, false, true, false, false])
  expect([waiting('manual'), waiting('admin')]).toEqual([true, true])
  // Its brand cannot pay in meanwhile.
  expect([waiting('suspended'), waiting('funding_disputed'), waiting('funding_lost')]).toEqual([
    false,
    false,
    false,
  ])
})

test('a campaign without money says until when it needs some, unless it ends sooner', () => {
  const spent = { status: 'paused', pauseReasons: ['budget_exhausted'], exhaustedAt: now } as const
  const until = new Date(now.getTime() + 7 * 86_400_000)

  expect(topUpUntil(campaign(spent))).toEqual(until)
  expect(topUpUntil(campaign({ ...spent, endsAt: later }))).toBeNull()
  expect(topUpUntil(campaign())).toBeNull()
})

test('a person may do exactly what the server would not refuse', () => {
  const paused = campaign({ status: 'paused', pauseReasons: ['admin'] })

  const acts = [
    actsOf(campaign(), { by: 'brand', at: now }),
    actsOf(paused, { by: 'brand', at: now }),
    actsOf(paused, { by: 'admin', at: now }),
    actsOf(campaign({ status: 'completed', pauseReasons: ['admin'] }), { by: 'admin', at: now }),
  ]

  expect(acts).toEqual([
    ['pause', 'complete'],
    ['pause', 'complete'],
    ['resume', 'complete'],
    ['resume'],
  ])
})
