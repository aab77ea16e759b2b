import type { PauseReason } from '@permille/contract/campaigns/campaigns'

/** The words that depend on who reads them. */
type OwnWords = Readonly<Record<'manual' | 'suspended', string>>

/** The sentences for both brands and admins. */
const words: Readonly<Record<Exclude<PauseReason, keyof OwnWords>, string>> = {
  budget_exhausted: 'budget spent',
  funding_disputed: 'payment disputed',
  funding_lost: 'payment kept by its bank',
  admin: 'by an admin',
}

interface Reading {
  readonly order: readonly PauseReason[]
  readonly own: OwnWords
}

/** Returns these reasons in a line, such as "by you, budget spent"; empty without any. */
export function namePauses(reasons: readonly PauseReason[], { order, own }: Reading): string {
  const names = { ...words, ...own }
  return order
    .filter((reason) => reasons.includes(reason))
    .map((reason) => names[reason])
    .join(', ')
}
