import type { Cents } from '@permille/contract/money'
import type { OpenFreeze } from '#money/find-freeze.ts'

/** Money that is paid again, with its own date: before it, it is in its hold. */
export interface DatedCents {
  readonly cents: Cents
  readonly maturesAt: Date
  /** It had been paid out when it was taken: it repays that debt first. */
  readonly wasPaid?: boolean
  /** It was frozen for a suspension that nobody has decided about. */
  readonly wasSuspended?: boolean
}

/**
 * What freezes money that is paid again, given what freezes the post's money now. A hold is about what was not paid
 * out.
 */
export function freezeAgain(
  { wasPaid = false, wasSuspended = false }: DatedCents,
  freeze: OpenFreeze | undefined,
): OpenFreeze | undefined {
  if (wasSuspended) return { cause: 'suspended', freezeId: null }
  return wasPaid && freeze?.cause === 'held' ? undefined : freeze
}
