import { describe, expect, it, test } from 'vitest'
import { campaignStatuses } from '../enums.ts'
import { toCents } from '../money.ts'
import {
  type ChangedTerms,
  type EditedCampaign,
  type EditedField,
  editedFields,
  findEditProblem,
  isEditable,
} from './campaign-rules.ts'

const now = new Date('2026-11-21T12:00:00Z')
const later = new Date('2026-11-25T12:00:00Z')

function campaign(given: Partial<EditedCampaign> = {}): EditedCampaign {
  return {
    status: 'live',
    fundedCents: toCents(10_000),
    minPayoutCents: toCents(100),
    maxPayoutCents: toCents(5000),
    platformsAllowed: ['tiktok', 'x'],
    pendingPostsMax: 3,
    approvedPostsMax: 10,
    creatorsMax: 20,
    isInviteOnly: false,
    startsAt: null,
    endsAt: later,
    ...given,
  }
}

function fieldOfProblem(given: Partial<EditedCampaign>, edit: ChangedTerms): string | undefined {
  return findEditProblem(campaign(given), edit, now)?.field
}

test('every term of every state is open or closed as the rules table says', () => {
  const open = campaignStatuses.map((status) => [
    status,
    editedFields.filter((field) => isEditable(status, field)).join(' '),
  ])

  const whenLive =
    'name platformsAllowed availableContentUrl contentRequirements thumbnailUrl pendingPostsMax approvedPostsMax creatorsMax isInviteOnly needsDisclosure endsAt'
  expect(open).toEqual([
    ['draft', editedFields.join(' ')],
    ['live', whenLive],
    ['paused', whenLive],
    ['completed', ''],
  ])
})

test.each<[EditedField]>([
  ['category'],
  ['budgetCents'],
  ['rewardRatePerKViewsCents'],
  ['minPayoutCents'],
  ['maxPayoutCents'],
  ['flatBonusCents'],
  ['autoApproveAfterHours'],
  ['startsAt'],
])('%s cannot change once creators have seen it', (field) => {
  const problems = (['live', 'paused', 'completed'] as const).map((status) =>
    fieldOfProblem({ status }, { [field]: 1 }),
  )

  expect(problems).toEqual([field, field, field])
})

describe('a live campaign', () => {
  it('accepts more platforms, in any order, but never fewer', () => {
    const added = fieldOfProblem({}, { platformsAllowed: ['youtube', 'x', 'tiktok'] })
    const removed = fieldOfProblem({}, { platformsAllowed: ['tiktok', 'youtube'] })

    expect([added, removed]).toEqual([undefined, 'platformsAllowed'])
  })

  it.each<[string, Date | null, Date | null, boolean]>([
    ['a later end', later, new Date('2026-11-26T12:00:00Z'), true],
    ['no end any more', later, null, true],
    ['an earlier end', later, new Date('2026-11-24T12:00:00Z'), false],
    ['an end where there was none', null, later, false],
    [
      'a later end that is past',
      new Date('2026-11-19T12:00:00Z'),
      new Date('2026-11-20T12:00:00Z'),
      false,
    ],
  ])('%s: allowed = %s', (_name, endsAt, next, isAllowed) => {
    const field = fieldOfProblem({ endsAt }, { endsAt: next })

    expect(field).toBe(isAllowed ? undefined : 'endsAt')
  })
})

it.each<[string, ChangedTerms, EditedField | undefined]>([
  ['more creators', { creatorsMax: 21 }, undefined],
  ['any number of creators', { creatorsMax: null }, undefined],
  ['fewer creators', { creatorsMax: 19 }, 'creatorsMax'],
  ['more posts', { pendingPostsMax: 4, approvedPostsMax: 11 }, undefined],
  ['fewer posts in review', { pendingPostsMax: 2 }, 'pendingPostsMax'],
  ['fewer approved posts', { approvedPostsMax: 9 }, 'approvedPostsMax'],
])('changing %s in a live campaign to %o gives: %s', (_name, edit, expected) => {
  const field = fieldOfProblem({}, edit)

  expect(field).toBe(expected)
})

it('a live campaign without a creator limit cannot get one', () => {
  const field = fieldOfProblem({ creatorsMax: null }, { creatorsMax: 1000 })

  expect(field).toBe('creatorsMax')
})

describe('a draft', () => {
  const draft = { status: 'draft' } as const

  it('may end earlier and lose platforms', () => {
    const field = fieldOfProblem(draft, {
      endsAt: new Date('2026-11-24T12:00:00Z'),
      platformsAllowed: ['x'],
    })

    expect(field).toBeUndefined()
  })

  it.each<[string, ChangedTerms, string | undefined]>([
    ['a budget under what is funded', { budgetCents: toCents(9999) }, 'budgetCents'],
    ['a budget of what is funded', { budgetCents: toCents(10_000) }, undefined],
    ['a cap under the minimum it keeps', { maxPayoutCents: toCents(99) }, 'maxPayoutCents'],
    ['no cap', { maxPayoutCents: toCents(0) }, undefined],
    ['a start after the end it keeps', { startsAt: '2026-11-25T12:00:00Z' }, 'endsAt'],
    ['an end that is past', { endsAt: now }, 'endsAt'],
  ])('is validated together with its unchanged terms: %s', (_name, edit, expected) => {
    const field = fieldOfProblem(draft, edit)

    expect(field).toBe(expected)
  })
})
