import type { PauseReason } from '@permille/contract/campaigns/campaigns'
import { describe, expect, it } from 'vitest'
import { describePauseForAdmin, describeResume, isLiveAfterResume } from './paused-by.ts'

const both: PauseReason[] = ['manual', 'admin']

describe('why a campaign is paused, for an admin', () => {
  it('names every reason, starting with one an admin can end', () => {
    const said = (['paused', 'draft', 'completed'] as const).map((status) =>
      describePauseForAdmin({ status, pauseReasons: both }),
    )

    expect(said).toEqual([
      'Paused: by an admin, by the brand.',
      'Does not go live: paused by an admin, by the brand.',
      'Ended and paused by an admin, by the brand: its money is not refunded.',
    ])
    expect(describePauseForAdmin({ status: 'live', pauseReasons: [] })).toBeUndefined()
  })

  it('says before a Resume which reasons stay', () => {
    const some = { status: 'paused' as const, pauseReasons: both, resumeEnds: ['admin' as const] }
    const all = { ...some, resumeEnds: both }

    expect([describeResume(some), isLiveAfterResume(some), isLiveAfterResume(all)]).toEqual([
      'It stays paused: by the brand.',
      false,
      true,
    ])
    expect(describeResume({ ...all, status: 'completed' })).toContain('can refund')
    expect(describeResume({ ...all, status: 'draft' })).toBe('It goes live at its start.')
    expect(describeResume(all)).toContain('right away')
  })
})
