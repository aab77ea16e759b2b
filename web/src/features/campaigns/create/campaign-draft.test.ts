import { toCents } from '@permille/contract/money'
import { describe, expect, it } from 'vitest'
import { campaignLike } from '../testing/campaign-like.ts'
import {
  type CampaignDraft,
  draftLike,
  emptyDraft,
  problemsOf,
  requestOf,
} from './campaign-draft.ts'

function draft(changes: Partial<CampaignDraft> = {}): CampaignDraft {
  return { ...emptyDraft, name: 'Summer looks', ...changes }
}

describe('the create campaign form', () => {
  it('starts with the specified defaults, complete except for a name', () => {
    const untouched = emptyDraft

    const problems = problemsOf(untouched)

    expect(problems).toEqual({ name: 'Name is required' })
  })

  it('sends each amount in dollars and in the cents they round to', () => {
    const typed = draft({ budget: '1000.005', rewardRate: '2.75' })

    const request = requestOf(typed)

    expect(request.budgetDollars).toBe(1000.005)
    expect(request.budgetCents).toBe(100_001)
    expect(request.rewardRatePerKViewsCents).toBe(275)
  })

  it('treats an empty bonus as no bonus', () => {
    const typed = draft({ flatBonus: '' })

    const request = requestOf(typed)

    expect(request.flatBonusCents).toBe(0)
    expect(problemsOf(typed)).toEqual({})
  })

  it('sends the uploaded picture, if there is one', () => {
    const pictured = draft({ thumbnailUrl: '/uploads/a.webp' })

    const sent = [pictured, draft()].map((typed) => requestOf(typed).thumbnailUrl)

    expect(sent).toEqual(['/uploads/a.webp', null])
  })

  it('reports values out of bounds at their fields', () => {
    const typed = draft({ budget: '0.5', rewardRate: '', minPayout: '-1', platforms: [] })

    const problems = problemsOf(typed)

    expect(problems.budget).toBe('Budget must be at least $1.00')
    expect(problems.rewardRate).toBe('Reward rate must be at least $0.01')
    expect(problems.minPayout).toBe('Minimum payout cannot be negative')
    expect(problems.platforms).toBe('Select at least one platform')
  })

  it('refuses an absurdly large amount', () => {
    const typed = draft({ budget: '1e300' })

    const problems = problemsOf(typed)

    expect(problems.budget).toContain('Budget must be between')
  })

  it('refuses a cap below the minimum, and an end before the start', () => {
    const typed = draft({
      minPayout: '20',
      maxPayout: '10',
      startsAt: '2026-12-02T10:00',
      endsAt: '2026-12-01T10:00',
    })

    const problems = problemsOf(typed)

    expect(problems.maxPayout).toContain('at least the minimum payout')
    expect(problems.endsAt).toBe('The end must be after the start')
  })
})

describe('a copy of a campaign', () => {
  it('has the same terms under another name, and no dates', () => {
    const known = campaignLike('Summer', {
      flatBonusCents: toCents(1250),
      maxPayoutCents: toCents(0),
    })

    const copy = draftLike(known)

    expect(copy).toMatchObject({ name: 'Summer (copy)', flatBonus: '12.5', maxPayout: '0' })
    expect([copy.startsAt, copy.endsAt]).toEqual(['', ''])
    expect(problemsOf(copy)).toEqual({})
  })

  it('keeps its name within the maximum length', () => {
    const known = campaignLike('N'.repeat(120), {})

    const { name } = draftLike(known)

    expect(name).toHaveLength(120)
    expect(name.endsWith('N (copy)')).toBe(true)
  })
})
