// What the calls answer, as far as the sentences need it; the contract's types would be the product's word.

export interface SeenPost {
  readonly id: string
  readonly of: 'creator' | 'rival'
  readonly videoId: string
  readonly status: 'pending' | 'approved' | 'rejected' | 'locked' | 'paid'
  /** As its creator reads it, goodwill included. */
  readonly earnings: number
  /** Goodwill of decided disputes, which is part of them. */
  readonly grantedCents: number
  /** What the marketplace paid besides, as the brand's page of the post leaves it out. */
  readonly oursCents: number
  readonly dueCents: number
  readonly rejectionCode: string | null
  readonly lockReason: string | null
  readonly resubmitUntil: string | null
  readonly approvalFinalAt: string | null
  readonly adminReasons: readonly string[]
  readonly needsProof: boolean
  readonly approvedAt: string | null
  readonly tracksUntil: string | null
  readonly approvalPay: { viewsCents: number; bonusCents: number } | null
  readonly terms: {
    ratePerKViewsCents: number
    minPayoutCents: number
    maxPayoutCents: number
    flatBonusCents: number
  }
  readonly snapshots: readonly {
    id: string
    viewCount: number | null
    source: 'api' | 'manual'
    counted: boolean
    snapshotTime: string
  }[]
  readonly holds: readonly { frozenCents: number; endedAt: string | null }[]
  readonly watch: {
    doubts: readonly {
      id: string
      setAsideCents: number
      closedAt: string | null
      isUnread: boolean
      outcome: 'released' | 'taken-back' | null
      closeNote: string | null
      clearsAt: string | null
    }[]
  }
  /** The case, or null; of the creator's newest submission alone. */
  readonly dispute: SeenDispute | null
}

export interface SeenDispute {
  readonly status: 'open' | 'resolved' | 'rejected' | null
  readonly turn: 'brand' | 'admin' | null
  readonly frozenCents: number
  readonly remedies: readonly string[]
}

export interface SeenCampaign {
  readonly status: 'draft' | 'live' | 'paused' | 'completed'
  readonly pauseReason: string | null
  readonly leftCents: number
  readonly fundedCents: number
  readonly paidOutCents: number
  readonly startsAt: string | null
}

/** Everything about the creator's money. */
export interface SeenMoney {
  readonly available: number
  readonly maturing: number
  readonly frozen: number
  readonly frozenWithAccount: number
  readonly inTransit: number
  readonly owed: number
  readonly takenBack: number
  /** What their account at the provider got, less what came back, and what they got another way. */
  readonly sent: number
  readonly isSuspended: boolean
  readonly isDeleted: boolean
  readonly payoutHold: boolean
}

export interface Seen {
  readonly at: Date
  readonly campaign: SeenCampaign | null
  readonly money: SeenMoney
  readonly posts: readonly SeenPost[]
  readonly claims: readonly {
    id: string
    status: string
    isInquiry: boolean
    stripeDisputeId: string
  }[]
  /** Payments that their campaign could not take. */
  readonly strays: readonly {
    id: string
    ref: string
    mayRefund: boolean
    unreturnedCents: number
    paidOtherwiseCents: number
    /** By the provider's list. */
    refundedCents: number
  }[]
  readonly refunds: readonly { id: string; status: string; totalCents: number; createdAt: string }[]
  readonly payouts: readonly {
    id: string
    status: string
    isHeld: boolean
    totalCents: number
    destination: string
    paidReference: string | null
  }[]
  readonly isBrandSuspended: boolean
  readonly isBrandDeleted: boolean
  readonly brandOwes: number
}

/** Terms of a campaign; one cent a view. Half of them have a bonus, a minimum and a cap, half little money. */
export interface Terms {
  readonly hasTerms: boolean
  readonly isShort: boolean
}

export type Role = 'creator' | 'brand' | 'admin' | 'other admin' | 'rival'

/** A post at its platform, and what was submitted of it, the oldest first. */
export interface Post {
  readonly of: 'creator' | 'rival'
  readonly videoId: string
  readonly submissionIds: string[]
  views: number
  likes: number
}

/** A state and the acts after it: all that is needed to play it once more. */
export interface Run {
  readonly state: string
  readonly terms: Terms
  readonly acts: readonly string[]
}
