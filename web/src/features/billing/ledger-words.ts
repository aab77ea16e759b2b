import type { LedgerLine } from '@permille/contract/billing'
import type { LedgerType } from '@permille/contract/enums'

export const typeNames: Record<LedgerType, string> = {
  brand_fund: 'Funding',
  creator_earn: 'Earned by creators',
  platform_fee: 'Fee',
  refund: 'Refund',
  adjustment: 'Correction',
}

const eventNames: Readonly<Record<string, string>> = {
  'funding-fee': 'Funding, fee part',
  accrual: 'Views',
  bonus: 'Bonus',
  correction: 'Taken back from a creator',
  'platform-fee-returned': 'Fee returned',
}

/** What moved, in a word or two. */
export function nameOfLine({ type, event }: Pick<LedgerLine, 'type' | 'event'>): string {
  return eventNames[event] ?? typeNames[type]
}

/** Whose post it was for, where it was for one. */
export function causeOfLine({ creatorName, submissionTitle }: LedgerLine): string | undefined {
  if (creatorName === null) return undefined
  return `${creatorName} · ${submissionTitle ?? 'Untitled Submission'}`
}
