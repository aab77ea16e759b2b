import { pauseReasons } from '@permille/contract/campaigns/campaigns'
import { isolate } from '@permille/contract/input/isolate'
import { describe, expect, it } from 'vitest'
import { describePausedBy } from './admin/paused-by.ts'
import {
  describePause,
  describePauseBriefly,
  hasPauseList,
  pausesForBrand,
  resumedToast,
} from './pause-labels.ts'

describe('a campaign’s pause reasons, for its brand', () => {
  it.each(pauseReasons)('explains %s if it is the only reason', (reason) => {
    const paused = { status: 'paused', pauseReasons: [reason] } as const

    expect([
      describePause({ ...paused, pauseReasons: [reason] })?.length,
      hasPauseList({ ...paused, pauseReasons: [reason] }),
    ]).toEqual([expect.any(Number), false])
  })

  it('lists several reasons, starting with one the brand can end', () => {
    const paused = {
      status: 'paused' as const,
      pauseReasons: ['admin' as const, 'manual' as const],
    }

    expect(hasPauseList(paused)).toBe(true)
    expect(pausesForBrand(paused)).toEqual(['You paused it.', 'An admin paused it.'])
    expect(describePauseBriefly(paused)).toBe('by you, by an admin')
    expect(describePauseBriefly({ pauseReasons: [] })).toBeUndefined()
  })

  it('names a colleague who paused it', () => {
    const status = 'paused' as const
    const paused = { status, pauseReasons: ['manual' as const], pausedBy: 'Mia' }

    expect([describePause(paused), pausesForBrand(paused), describePauseBriefly(paused)]).toEqual([
      `Paused by ${isolate('Mia')}. Approved posts keep earning; new posts aren’t accepted.`,
      [`${isolate('Mia')} paused it.`],
      `by ${isolate('Mia')}`,
    ])
  })

  it.each(['budget_exhausted', 'funding_disputed', 'funding_lost', 'admin'] as const)(
    'shows the admin’s message for %s',
    (reason) => {
      expect(describePauseBriefly({ pauseReasons: [reason] })).toBe(describePausedBy([reason]))
    },
  )

  it('names the obstacle to a scheduled campaign’s launch, and to an ended one’s refund', () => {
    const reasons = ['admin' as const]

    expect([
      describePause({ status: 'draft', pauseReasons: reasons }),
      describePause({ status: 'completed', pauseReasons: reasons }),
      describePause({ status: 'draft', pauseReasons: ['funding_disputed'] }),
      describePause({ status: 'draft', pauseReasons: [] }),
    ]).toEqual([
      'This campaign is funded but not live yet.',
      'An admin paused this campaign before it ended. Its money can be refunded once an admin lifts the pause.',
      // It is not funded: the bank has the money.
      'This campaign cannot go live at its start while this lasts:',
      undefined,
    ])
  })

  it('states after a Resume what the campaign still waits for', () => {
    const left = ['budget_exhausted' as const]

    expect([
      resumedToast({ status: 'live', pauseReasons: [] }),
      resumedToast({ status: 'paused', pauseReasons: left }),
    ]).toEqual([
      { title: 'Campaign resumed' },
      { title: 'Your pause is lifted', description: 'It stays paused: Its budget is spent.' },
    ])
  })
})
