import { type SetAsideAct, setAsideActsOf } from '@permille/contract/flagged-views/set-aside-acts'
import { addHours } from '#platform/clock.ts'
import { Rejected } from '#platform/errors/errors.ts'
import { othersOnlyHours, ownReading } from '../risk/public.ts'

export type FlagAct = SetAsideAct

export interface FlagState {
  readonly isOpen: boolean
  /** The creator disputes a decision about the post. */
  readonly isDisputed: boolean
  /** When its views were entered by hand; null if they were not. */
  readonly enteredAt: Date | null
  /** Whether the admin who decides now entered it. */
  readonly isOwn: boolean
  readonly at: Date
}

/** Why a flag about views cannot be decided like this now, or undefined if it can (rules §3). */
export function findFlagRefusal(state: FlagState, act: FlagAct): Rejected | undefined {
  const { enteredAt, isOwn, at } = state
  const isTooEarly = enteredAt !== null && addHours(enteredAt, othersOnlyHours) > at
  if (state.isOpen && isOwn && isTooEarly && act === 'release') return ownReading(enteredAt)
  if (setAsideActsOf(state).includes(act)) return undefined
  // If two admins decide, the second changes nothing.
  if (!state.isOpen) return new Rejected('doubt-closed', 'This money is no longer set aside.')
  return new Rejected(
    'dispute-open',
    'The creator disputes that this money is set aside. Decide the dispute first.',
  )
}
