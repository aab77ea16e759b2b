/** What a creator disputes: a decision about the post, or that its money is held. */
interface Objection {
  readonly isAboutHold: boolean
  readonly openedAt: number
  /** The freeze of the model. */
  readonly freeze: number
  isAnswered: boolean
  decidedAt: number | null
}

/** A reason that sets money of the post aside. */
interface SetAside {
  readonly freeze: number
  readonly at: number
}

/** About views; `isByHand` once an admin has entered far more than were read. */
interface Flag extends SetAside {
  isByHand: boolean
}

/** A reading by hand waits from this count on, if it is more than twice what there was. */
const farMoreFrom = 10_000

/** A lock is dated after everything that happens in a month: the clock is turned forward for it. */
const afterAll = 1_000_000

/** What a month knows of a post besides its money. */
export class PostState {
  status: 'pending' | 'approved' | 'rejected' | 'locked' = 'pending'
  wasApproved = false
  /** What its approval would count, of its latest try. */
  shownViews: number
  /** An admin entered them. */
  isShownByHand = false
  /** The most that its platform has counted. */
  #platformViews: number
  /** Its brand's reason can be corrected, once. */
  isMendable = false
  wasSentAgain = false
  hold: SetAside | null = null
  flag: Flag | null = null
  clearedViews = 0
  /** What its last reversal ended, and nobody decided. */
  #undecided: { hold: SetAside | null; flag: Flag | null } = { hold: null, flag: null }
  /** When it was refused or locked last. */
  #decidedAt = 0
  #objection: Objection | null = null

  constructor(shownViews: number) {
    this.shownViews = shownViews
    this.#platformViews = shownViews
  }

  /**
   * More than twice what the platform counted, or an admin released. A month is played within a day, so that no other
   * reading by hand is a day old.
   */
  isFarMore(views: number): boolean {
    const before = Math.max(this.#platformViews, this.clearedViews)
    return views >= farMoreFrom && views > before * 2
  }

  /** Before its first approval, in place of what was read before. */
  enter(views: number): void {
    this.shownViews = views
    this.isShownByHand = true
  }

  reject(now: number, isMendable = false): void {
    this.status = 'rejected'
    this.isMendable = isMendable
    this.#decidedAt = now
    this.#undecided = { hold: this.hold, flag: this.flag }
    this.hold = null
    this.flag = null
  }

  approve(): void {
    this.status = 'approved'
    this.wasApproved = true
  }

  /** What its reversal ended undecided is there again; `again` returns its new number in the model. */
  reopen(again: (freeze: number) => number, now: number): void {
    const { hold, flag } = this.#undecided
    const isHoldFirst = (hold?.freeze ?? 0) < (flag?.freeze ?? 0)
    const openHold = () => {
      if (hold !== null) this.hold = { freeze: again(hold.freeze), at: now }
    }
    if (isHoldFirst) openHold()
    if (flag !== null) this.flag = { ...flag, freeze: again(flag.freeze), at: now }
    if (!isHoldFirst) openHold()
    this.#undecided = { hold: null, flag: null }
  }

  submitAgain(views: number): void {
    this.status = 'pending'
    this.shownViews = views
    this.isShownByHand = false
    this.#platformViews = Math.max(this.#platformViews, views)
    this.wasSentAgain = true
  }

  lock(): void {
    this.status = 'locked'
    this.#decidedAt = afterAll
  }

  /** The dispute that nobody has decided. */
  get dispute(): Objection | null {
    const open = this.#objection
    return open?.decidedAt === null ? open : null
  }

  /** Until its last day, or until the decision. */
  get canObject(): boolean {
    if (this.status !== 'rejected' && this.status !== 'locked') return false
    const objection = this.#objection
    const isNew = objection === null || objection.openedAt < this.#decidedAt
    return isNew || objection.decidedAt === null
  }

  /** The latest decision that can be disputed; null if there is none. */
  get #disputable(): { at: number; isAboutHold: boolean } | null {
    const holds = [this.hold, this.flag].flatMap((each) => (each === null ? [] : [each.at]))
    const isDecided = this.status === 'rejected' || this.status === 'locked'
    const decided = isDecided ? [{ at: this.#decidedAt, isAboutHold: false }] : []
    const all = [...decided, ...holds.map((each) => ({ at: each, isAboutHold: true }))]
    return all.sort((one, other) => other.at - one.at)[0] ?? null
  }

  /** Why nothing can be disputed now. */
  get objectionRefusal(): string | null {
    const [last, disputable] = [this.#objection, this.#disputable]
    if (last !== null) {
      const isAfter = last.decidedAt !== null && disputable !== null
      if (!(isAfter && disputable.at > (last.decidedAt ?? 0))) return 'already-disputed'
    }
    return disputable === null ? 'nothing-to-dispute' : null
  }

  object(freeze: number, now: number): void {
    const isAboutHold = this.#disputable?.isAboutHold ?? false
    this.#objection = { isAboutHold, openedAt: now, freeze, isAnswered: false, decidedAt: null }
  }

  /** What sets money aside since before the dispute, the oldest first. */
  get disputedHolds(): ('hold' | 'flag')[] {
    const since = this.#objection?.openedAt ?? 0
    const open = (['hold', 'flag'] as const).flatMap((name) => {
      const held = this[name]
      return held !== null && held.at <= since ? [{ name, freeze: held.freeze }] : []
    })
    return open.sort((one, other) => one.freeze - other.freeze).map(({ name }) => name)
  }
}
