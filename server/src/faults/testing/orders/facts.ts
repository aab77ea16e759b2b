import type { Post, Seen, SeenPost } from './shown.ts'

/** What someone decided about a post, and what everyone could read of it then. */
export interface Mark {
  readonly count: number
  readonly earnings: number
}

/** What is known of one post at its platform, whatever is submitted of it. */
export class PostFacts {
  /** At its latest submission; an approval pays for these. */
  submittedCount = 0
  submittedLikes = 0
  /** The highest count since its latest submission that counted for its money. */
  count = 0
  /** Judged by decisions to take their money back: counts from one to another, which may overlap. */
  readonly voided: { readonly from: number; to: number; readonly platformCount: number }[] = []
  /** The most that the platform itself showed to a reading since the approval. */
  platformCount = 0
  /** A reversal was undone, and what it had taken back was paid again. */
  wasPaidAgain = false
  goodwillCents = 0
  wasApproved = false
  /** Set by the act; gone once an admin approves it again. */
  reversed: Mark | null = null
  /** Set by a decision to take flagged or suspended money back; gone once new views come. */
  takenBack: Mark | null = null
  /** What the post had earned, and what could be won, when its dispute was opened. */
  disputed: Mark | null = null
  /** The count before the views that are flagged. */
  countBeforeFlag: number | null = null
  /** They are flagged because an admin entered far more, and for nothing else. */
  isFlaggedByHand = false
  /** The count before the views that came while the creator was suspended; of several suspensions, as if these were the last. */
  countBeforeSuspension: number | null = null
  /** What had been paid for of the count when the creator was restored. */
  countAtRestore: number | null = null
  /** Its page showed a flag, and nobody has decided about it since. */
  isDoubted = false
  rejectedAt: Date | null = null
  lockedAt: Date | null = null
  /** How often this submission was sent. */
  tries = 1
  isGone = false
  /** Who approved it, and did not undo that. */
  readonly approvals = new Set<'brand' | 'admin' | 'key'>()
  readonly publishedAt: string
  readonly snapshots = new Set<string>()
  /** As it was read last. */
  status: SeenPost['status'] = 'pending'

  constructor(publishedAt: string) {
    this.publishedAt = publishedAt
  }

  /** The count was wrong: what was judged with it was the views up to the right one. */
  lower(right: number): void {
    this.count = Math.min(this.count, right)
    for (const voided of this.voided) {
      const to = Math.min(voided.to, Math.max(right, voided.platformCount))
      voided.to = Math.max(voided.from, to)
    }
    for (const name of ['countBeforeFlag', 'countBeforeSuspension'] as const) {
      const before = this[name]
      if (before !== null) this[name] = Math.min(before, right)
    }
  }

  /** Views that a flag or a suspension is about, until someone decides. */
  get undecidedViews(): number {
    const flagged = this.isDoubted ? this.count - (this.countBeforeFlag ?? this.count) : 0
    return Math.max(flagged, this.suspendedViews)
  }

  /** Views that came during suspensions, which nobody has decided about. */
  get suspendedViews(): number {
    const end = this.countAtRestore ?? this.count
    return end - (this.countBeforeSuspension ?? end)
  }

  get voidedViews(): number {
    let [sum, upTo] = [0, 0]
    for (const { from, to } of this.voided.toSorted((one, other) => one.from - other.from)) {
      sum += Math.max(to - Math.max(from, upTo), 0)
      upTo = Math.max(upTo, to)
    }
    return sum
  }
}

/** What people did and read in one run. The sentences are about these, and about nothing in the code. */
export class Facts {
  readonly posts = new Map<string, PostFacts>()
  /** The creator's earnings as they were read. */
  readonly earned: { at: Date; cents: number }[] = []
  /** By an admin, and lifted by none since; with the refunds that were known then. */
  adminPause: { refunds: number } | null = null
  /** Deadlines of the creator that were shown when they were suspended. */
  suspended: { at: Date; resubmitUntil: string | null; disputeUntil: string | null } | null = null
  isProven = true
  isRemoved = false
  /** The creator took back at the platform what lets us read the account. */
  isGrantEnded = false
  isBlocked = false
  /** Another creator has proven the account. */
  isEvicted = false
  /** Of a debt, while as much was frozen: it is owed again, and paid, before that is free. */
  givenUpFrozenCents = 0
  /** By the creator, as they left. */
  givenUpCents = 0
  /** Notices that the creator had. */
  readonly told = new Set<string>()
  passwordChangedAt: Date | null = null
  /** A payout of theirs was failed by an admin who held it. */
  isPayoutReviewed = false
  /** The brand got back what a post was worth that only waited for its proof. */
  wasRefundedBeforeProof = false
  /** The brand asked for what was left while a rejected post could still win some of it. */
  wasRefundedBeforeDispute = false
  /** Nothing is kept from a refund at the provider's dashboard. */
  wasRefundedOutside = false
  /** By a bank, of the payment that it had kept: until then the campaign could get no money. */
  wasLossUndone = false
  /** A payment arrived after its campaign was claimed or lost. */
  lateCents = 0
  /** By a bank. */
  isLateClaimed = false

  publishedAt(post: Post, now: Date): string {
    return this.of(post, now).publishedAt
  }

  of(post: Pick<Post, 'videoId'>, now = new Date()): PostFacts {
    const known = this.posts.get(post.videoId)
    if (known !== undefined) return known
    const made = new PostFacts(now.toISOString())
    this.posts.set(post.videoId, made)
    return made
  }

  /** Takes over what everyone can read now. */
  hear(seen: Seen): void {
    for (const post of seen.posts) this.#hearPost(post, seen.at)
    const cents = seen.posts
      .filter(({ of }) => of === 'creator')
      .reduce((sum, { earnings }) => sum + earnings, 0)
    this.earned.push({ at: seen.at, cents })
  }

  #hearPost(page: SeenPost, at: Date): void {
    const facts = this.of(page)
    const isEarning = ['approved', 'locked', 'paid'].includes(page.status)
    if (isEarning && !facts.wasApproved) {
      facts.wasApproved = true
      facts.count = Math.max(facts.count, facts.submittedCount)
    }
    const isTracked = page.status === 'approved' || facts.status === 'approved'
    if (page.status === 'locked' && facts.status !== 'locked') facts.lockedAt = at
    facts.status = page.status
    // A key's ends where the post needs a person meanwhile.
    if (page.adminReasons.length > 0 && page.approvalFinalAt === null) facts.approvals.delete('key')
    const [flag] = page.watch.doubts
    if (flag !== undefined) facts.isDoubted = flag.outcome === null || isUndone(flag)
    for (const { id, viewCount, counted, source } of page.snapshots) {
      if (facts.snapshots.has(id)) continue
      facts.snapshots.add(id)
      if (isTracked && source === 'api') {
        facts.platformCount = Math.max(facts.platformCount, viewCount ?? 0)
      }
      if (!isTracked || viewCount === null || !counted) continue
      if (viewCount > facts.count) facts.takenBack = null
      facts.count = Math.max(facts.count, viewCount)
    }
  }
}

/** A reversal ended it: nobody has said anything about it. */
function isUndone({ outcome, closeNote }: SeenPost['watch']['doubts'][number]): boolean {
  return outcome === 'taken-back' && closeNote === null
}

/** What views are worth under the terms of a post. */
function rewardOf(views: number, { terms }: SeenPost): number {
  const cents = Math.floor((Math.max(views, 0) * terms.ratePerKViewsCents) / 1000)
  if (cents < terms.minPayoutCents) return 0
  return terms.maxPayoutCents === 0 ? cents : Math.min(cents, terms.maxPayoutCents)
}

/** What the post is worth to its creator by all that people decided: views, bonus and goodwill. */
export function worthOf(
  page: SeenPost,
  facts: PostFacts,
  /** Leaves out the views that are set aside and that nobody has decided about. */
  { isDecided = false } = {},
): number {
  if (!facts.wasApproved) return facts.goodwillCents
  const { count, voidedViews, undecidedViews } = facts
  const left = isDecided ? Math.max(voidedViews, undecidedViews) : voidedViews
  return rewardOf(count - left, page) + page.terms.flatBonusCents + facts.goodwillCents
}
