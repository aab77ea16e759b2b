/** What the money model knows of one accrual. */
export interface ModelAccrual {
  readonly cents: number
  readonly creator: number
  /** Null for what pays a debt or came back of a payout. */
  readonly post: number | null
  /**
   * `views` is what the post's views earned; `again` what a reversal took and an approval paid again, `instead` the same at
   * our expense. `goodwill` is a gift.
   */
  readonly kind: 'views' | 'bonus' | 'goodwill' | 'again' | 'instead' | 'other'
  readonly maturesAt: number
  /** Of views: the count that it paid for, without those that were void then. */
  readonly viewsPaid: number
  place: 'pending' | 'available' | 'frozen' | 'inTransit' | 'paid' | 'corrected'
  /** The freeze that holds it; a suspension is of its creator and has none. */
  freeze: number | 'suspension' | null
  payout: number | null
  isCorrected: boolean
  /** Its views were judged with it, and are never paid. */
  isVoid: boolean
}

/** Money with the end of its hold. */
export interface ModelPart {
  readonly cents: number
  readonly maturesAt: number
  /** It had been paid out when a reversal took it. */
  readonly wasPaid?: boolean
  /** A suspension had set it aside, and nobody had decided about that. */
  readonly wasSuspended?: boolean
}

export interface ModelPost {
  readonly campaign: number
  readonly creator: number
  views: number
  /** Of its views, those that a take-back judged. */
  voided: number
  /** What its approval promises, once. */
  readonly bonus: number
  isBonusPaid: boolean
  /** Promised with its approval, and not paid yet. */
  bonusDue: number
  /** What its last reversal took, less the goodwill paid since. */
  reversed: ModelPart[]
  /** What its approval could not pay again yet, and when the last of it would have been withdrawable. */
  owedAgain: number
  againMaturesAt: number
  /** The part of it that a suspension had set aside. */
  owedAgainSuspended: number
  /** The part of it that had been paid out. */
  owedAgainPaid: number
  /** The part of what is due for its views that a suspension had set aside. */
  dueSuspended: number
  isApproved: boolean
  /** The order in which posts were approved first; null before that. */
  approvedAs: number | null
}

export type GivenPost = Pick<ModelPost, 'campaign' | 'creator'> & Partial<ModelPost>

export interface ModelFreeze {
  readonly post: number | null
  readonly campaign: number | null
  readonly withUnpaid: boolean
  /** How many accruals there were when it began. */
  readonly earnedBefore: number
  /** All that it covers; null if its post or campaign says that. */
  readonly listed: ReadonlySet<ModelAccrual> | null
  /** Of a flag, which is about views: the views that stood when it began. */
  readonly viewsBefore: number | null
  /** An admin holds the post's money. */
  readonly isHold: boolean
  isOpen: boolean
}

export interface ModelPayout {
  readonly creator: number
  readonly cents: number
  status: 'queued' | 'paid' | 'failed'
  reversed: number
}

/** What a creator owes for one accrual that was taken back after it had been paid out. */
export interface ModelDebt {
  readonly creator: number
  readonly accrual: ModelAccrual
  readonly owed: number
  recovered: number
  writtenOff: number
}

/** Its campaign paid it; the rest is ours. */
export function isOfCampaign(kind: ModelAccrual['kind']): boolean {
  return kind === 'views' || kind === 'bonus' || kind === 'again'
}

export function at<Thing>(list: readonly Thing[], index: number): Thing {
  const thing = list[index]
  if (thing === undefined) throw new Error(`There is no ${index}.`)
  return thing
}

export function sum(parts: readonly { readonly cents: number }[]): number {
  return parts.reduce((total, { cents }) => total + cents, 0)
}
