import { toCents } from '@permille/contract/money'
import { describe, expect, it } from 'vitest'
import { campaignLike } from '../testing/campaign-like.ts'
import {
  type CampaignDraft,
  draftLike,
  emptyDraft,
  newProblemsOf,
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

  it('accepts amounts and counts as people write them', () => {
    const typed = draft({
      budget: '1.000,50',
      rewardRate: '1,50',
      maxPayout: "1'000.50",
      flatBonus: '$2.50',
      creators: '1,500',
    })

    const request = requestOf(typed)

    expect(problemsOf(typed)).toEqual({})
    expect(request).toMatchObject({
      budgetCents: 100_050,
      rewardRatePerKViewsCents: 150,
      maxPayoutCents: 100_050,
      flatBonusCents: 250,
      creatorsMax: 1500,
    })
  })

  it.each(['budget', 'rewardRate', 'minPayout', 'maxPayout', 'flatBonus'] as const)(
    'asks which amount %s means',
    (field) => {
      const problems = [draft({ [field]: '1,000' }), draft({ [field]: '1e3' })].map(problemsOf)

      expect(problems).toEqual([
        { [field]: 'Is this $1,000.00 or $1.00? Enter 1000 or 1.00' },
        { [field]: 'Enter the amount in dollars, such as 1500 or 1500.50' },
      ])
    },
  )

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
    expect(problems.minPayout).toBe('Minimum per post cannot be negative')
    expect(problems.platforms).toBe('Select at least one platform')
  })

  it('refuses an absurdly large amount', () => {
    const typed = draft({ budget: `1${'0'.repeat(300)}` })

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

    expect(problems.maxPayout).toContain('at least the minimum per post')
    expect(problems.endsAt).toBe('The end must be after the start')
  })

  it('says what is wrong with a date, and refuses an end that has passed', () => {
    const mistyped = newProblemsOf(draft({ startsAt: '31.02.2040', endsAt: 'soon' }))
    const past = newProblemsOf(draft({ endsAt: '2020-01-01 10:00' }))

    expect(mistyped).toEqual({
      startsAt: 'February 2040 has 29 days',
      endsAt: 'Type a date and time like 2026-01-31 14:30',
    })
    expect(past).toEqual({ endsAt: 'The end must be in the future.' })
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
