import { Rejected } from '../../platform/errors/errors.ts'

export type DoubtAct = 'release' | 'take-back'

export interface DoubtState {
  readonly isOpen: boolean
  /** The creator disputes a decision about the post. */
  readonly isDisputed: boolean
}

/** Why a doubt about views cannot be decided like this now, or undefined if it can (rules §3). */
export function findDoubtRefusal(
  { isOpen, isDisputed }: DoubtState,
  act: DoubtAct,
): Rejected | undefined {
  // Of two admins, the second decides nothing.
  if (!isOpen) return new Rejected('doubt-closed', 'This money is no longer set aside.')
  if (act === 'release' || !isDisputed) return undefined
  return new Rejected(
    'dispute-open',
    'The creator disputes that this money is set aside. Decide the dispute first.',
  )
}
