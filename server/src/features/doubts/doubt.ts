import { type SetAsideAct, setAsideActsOf } from '@permille/contract/admin/set-aside-acts'
import { Rejected } from '../../platform/errors/errors.ts'

export type DoubtAct = SetAsideAct

export interface DoubtState {
  readonly isOpen: boolean
  /** The creator disputes a decision about the post. */
  readonly isDisputed: boolean
}

/** Why a doubt about views cannot be decided like this now, or undefined if it can (rules §3). */
export function findDoubtRefusal(state: DoubtState, act: DoubtAct): Rejected | undefined {
  if (setAsideActsOf(state).includes(act)) return undefined
  // Of two admins, the second decides nothing.
  if (!state.isOpen) return new Rejected('doubt-closed', 'This money is no longer set aside.')
  return new Rejected(
    'dispute-open',
    'The creator disputes that this money is set aside. Decide the dispute first.',
  )
}
