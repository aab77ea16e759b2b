/** What the money model knows of one accrual. */
export interface ModelAccrual {
  readonly cents: number
  readonly creator: number
  /** Null for what pays a debt or came back of a payout. */
  readonly post: number | null
  /** `views` is what the post's views earned; `again` what a reversal took and an approval paid again. */
  readonly kind: 'views' | 'goodwill' | 'again' | 'other'
  readonly maturesAt: number
  place: 'pending' | 'available' | 'frozen' | 'inTransit' | 'paid' | 'corrected'
  /** The freeze that holds it; a suspension is of its creator and has none. */
  freeze: number | 'suspension' | null
  payout: number | null
  isCorrected: boolean
}

export interface ModelPost {
  readonly campaign: number
  readonly creator: number
  views: number
  /** What its last reversal took, less the goodwill paid since. */
  reversed?: number
}

export interface ModelFreeze {
  readonly post: number | null
  readonly campaign: number | null
  readonly withUnpaid: boolean
  /** How many accruals there were when it began. */
  readonly earnedBefore: number
  isOpen: boolean
}

export interface ModelPayout {
  readonly creator: number
  readonly cents: number
  status: 'queued' | 'paid' | 'failed'
  reversed: number
}

export function at<Thing>(list: readonly Thing[], index: number): Thing {
  const thing = list[index]
  if (thing === undefined) throw new Error(`There is no ${index}.`)
  return thing
}

export function sum(accruals: readonly ModelAccrual[]): number {
  return accruals.reduce((total, { cents }) => total + cents, 0)
}
