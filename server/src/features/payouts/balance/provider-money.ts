import { type Cents, toCents } from '@permille/contract/money'
/** The provider's balance when it was last read. */
export interface ProviderBalance {
  readonly availableCents: Cents
  /** Card payments that have not settled. */
  readonly pendingCents: Cents
  readonly readAt: Date
}

/** What we owe, by when it can be requested. */
export interface Dues {
  /** Withdrawable, or in a queued payout. */
  readonly nowCents: Cents
  /** Leaves its hold at `at`; soonest first. */
  readonly maturing: readonly { readonly at: Date; readonly cents: Cents }[]
  /** Frozen until an admin decides. */
  readonly frozenCents: Cents
  /** Funded and not yet earned. */
  readonly inCampaignsCents: Cents
}

/** The provider's balance, and what was owed at that moment. */
export interface ProviderReading extends ProviderBalance {
  readonly dues: Dues
}

export interface Shortfall {
  readonly cents: Cents
  /** When the amount due exceeds the balance; null if only once campaigns are spent or money is released. */
  readonly dueAt: Date | null
}

/**
 * What the provider will be short of if nothing is added: its fees leave the balance, while creators and
 * campaigns are owed the whole amount that cards were charged. Null while everything is covered.
 */
export function foreseeShortfall(reading: ProviderReading): Shortfall | null {
  const { dues, readAt } = reading
  const heldCents = reading.availableCents + reading.pendingCents
  const missingCents = totalOf(dues) - heldCents
  if (missingCents <= 0) return null
  return { cents: toCents(missingCents), dueAt: dueDate(heldCents, readAt, dues) }
}

function dueDate(heldCents: number, now: Date, dues: Dues): Date | null {
  let dueCents: number = dues.nowCents
  if (dueCents > heldCents) return now
  for (const { at, cents } of dues.maturing) {
    dueCents += cents
    if (dueCents > heldCents) return at
  }
  return null
}

/** Earned, and not withdrawable yet. */
export function laterCents({ maturing, frozenCents }: Dues): Cents {
  return toCents(maturing.reduce<number>((sum, { cents }) => sum + cents, frozenCents))
}

function totalOf(dues: Dues): number {
  return dues.nowCents + laterCents(dues) + dues.inCampaignsCents
}
