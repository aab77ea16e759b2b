import { toCents } from '@permille/contract/money'
import type { Timestamp } from '@permille/contract/shapes'
import { describe, expect, it } from 'vitest'
import { campaignLike } from '../testing/campaign-like.ts'
import { consequencesOf, editOf, editProblemsOf, lockedFieldsOf } from './campaign-changes.ts'
import { draftOf } from './campaign-draft.ts'

const live = campaignLike('Autumn', {
  endsAt: '2040-01-01T10:00:30.000Z' as Timestamp,
  totalSubmissions: 12,
  pendingSubmissions: 3,
})
const scheduled = campaignLike('Autumn', {
  status: 'draft',
  startsAt: '2039-01-01T10:00:00.000Z' as Timestamp,
})

describe('the form of an existing campaign', () => {
  it('sends nothing without a change, not even the seconds of a date', () => {
    const untouched = draftOf(live)

    expect(editOf(live, untouched)).toEqual({})
    expect(consequencesOf(live, untouched)).toEqual([])
  })

  it('sends only changed fields', () => {
    const typed = { ...draftOf(live), name: 'Winter', platforms: ['youtube', 'x'] as const }

    const edit = editOf(live, typed)

    expect(edit).toEqual({ name: 'Winter', platformsAllowed: ['youtube', 'x'] })
  })

  it('locks the terms creators rely on once it is live, and none in a draft', () => {
    const [closed, open] = [lockedFieldsOf(live), lockedFieldsOf(scheduled)]

    expect([...closed].toSorted()).toEqual([
      'autoApproveHours',
      'budget',
      'category',
      'flatBonus',
      'isInviteOnly',
      'maxPayout',
      'minPayout',
      'rewardRate',
      'startsAt',
    ])
    expect(open.size).toBe(0)
  })

  it('reports at the field what the server would refuse', () => {
    const earlier = { ...draftOf(live), endsAt: '2039-12-01T10:00' }
    const cheaper = { ...draftOf(scheduled), budget: '9.99' }

    expect(editProblemsOf(live, earlier)).toEqual({
      endsAt: 'The end can only move later. To stop sooner, end the campaign.',
    })
    expect(editProblemsOf(scheduled, cheaper)).toEqual({
      budget: 'The budget can’t be less than the $10.00 already funded',
    })
  })
})

describe('the note before saving', () => {
  it('counts the posts that keep their terms and those made for the old brief', () => {
    const typed = { ...draftOf(live), requirements: 'Show the label' }

    const sentences = consequencesOf(live, typed)

    expect(sentences).toEqual([
      'Creators see the change as soon as you save.',
      'The 12 posts submitted so far keep their rate, caps and bonus. 3 posts in review followed the old brief: review them by that.',
    ])
  })

  it.each([
    ['', 'The campaign is funded, so it goes live within a minute of saving.'],
    ['2020-01-01T10:00', 'The campaign is funded, so it goes live within a minute of saving.'],
    [
      '2039-02-01T10:00',
      'No creator has seen it yet. It goes live automatically at the new start.',
    ],
  ])('states when a scheduled campaign with the start %j goes live', (startsAt, sentence) => {
    const sentences = consequencesOf(scheduled, { ...draftOf(scheduled), startsAt })

    expect(sentences).toEqual([sentence])
  })

  it('states nothing about a date that is still being typed', () => {
    const typed = { ...draftOf(live), endsAt: '2040-01-' }

    expect(consequencesOf(live, typed)).toEqual([])
  })

  it.each([
    [true, 'New posts have to be marked as advertising; those submitted before don’t.'],
    [false, 'New posts are no longer checked for a disclosure.'],
  ])('states whom a disclosure rule %s affects', (needsDisclosure, sentence) => {
    const campaign = campaignLike('Autumn', { needsDisclosure: !needsDisclosure })

    const sentences = consequencesOf(campaign, { ...draftOf(campaign), needsDisclosure })

    expect(sentences).toContain(sentence)
  })

  it('says nothing about an unpaid draft', () => {
    const draft = campaignLike('Autumn', { status: 'draft', fundedCents: toCents(0) })

    expect(consequencesOf(draft, { ...draftOf(draft), name: 'Winter' })).toEqual([])
  })
})
