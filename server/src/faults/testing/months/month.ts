import type { PayoutId } from '@permille/contract/ids'
import type { ModelAdvance } from '#money/testing/model-campaign.ts'
import { approve, payByGoodwill, payPromised, settle } from '#money/testing/model-earning.ts'
import { flag } from '#money/testing/model-freezes.ts'
import type { ModelClaim, ModelPayment } from '#money/testing/model-payments.ts'
import { pay } from '#money/testing/model-payouts.ts'
import { reinstate } from '#money/testing/model-take-back.ts'
import { reopen } from '#money/testing/model-undecided.ts'
import type { MoneyModel } from '#money/testing/money-model.ts'
import { at, sum } from '#money/testing/money-model-rows.ts'
import { type FaultyMarket, holdHours, type MarketFault } from './faulty-market.ts'
import type { MonthScene } from './month-scene.ts'
import { PostState } from './post-state.ts'
import type { Expected } from './refusals.ts'

/** A dispute at the provider; `claim` once the money is gone. */
export interface BankCase {
  readonly id: string
  readonly campaign: number
  readonly payment: ModelPayment
  claim: ModelClaim | null
  freeze: number | null
  isOpen: boolean
  /** The question and the claim are answered once each. */
  isAnswered: boolean
}

interface RefundPart {
  readonly campaign: number
  readonly payment: ModelPayment
  readonly amount: number
  readonly fee: number
}

/** One month: the model and the product side by side, and what the product has not heard yet. */
export class Month {
  readonly market: FaultyMarket
  readonly scene: MonthScene
  readonly model: MoneyModel
  readonly posts: PostState[]
  readonly cases: BankCase[] = []
  readonly refunds: RefundPart[] = []
  /** Refunds made at the provider, the oldest first. */
  readonly advances: ModelAdvance[] = []
  readonly ended = new Set<number>()
  /** Whose bank kept a payment: the campaign takes no money then. */
  readonly lost = new Set<number>()
  /** By the model's number of a payout. */
  readonly payoutIds = new Map<number, PayoutId>()
  isBrandSuspended = false
  /** Payments by a card whose bank decides about a refund later. */
  readonly slowCards = new Map<ModelPayment, 'fails' | 'pays'>()
  /** Nothing has happened since everything arrived. */
  isQuiet = true
  readonly #funded = new Set<number>()
  readonly #spent = new Set<number>()
  hour = 0

  constructor(given: { market: FaultyMarket; scene: MonthScene; model: MoneyModel }) {
    this.market = given.market
    this.scene = given.scene
    this.model = given.model
    this.posts = given.scene.shownViews.map((views) => new PostState(views))
  }

  /** When money that is earned now is withdrawable: in no month unless the clock is turned for it. */
  get heldUntil(): number {
    return this.hour + holdHours
  }

  /** Money came to a campaign, or can no more: what posts are owed is paid when that is heard. */
  funded(campaign: number): void {
    this.#funded.add(campaign)
  }

  /** Everything on its way arrives. */
  async hear(faults: readonly MarketFault[] = []): Promise<void> {
    if (this.isQuiet && faults.length === 0) return
    await this.market.hear(faults)
    const { model } = this
    const held = await this.#findHeld()
    model.payouts.forEach(({ status, creator }, payout) => {
      if (status === 'queued' && !held.has(creator)) pay(model, payout)
    })
    for (const part of this.refunds.splice(0)) {
      at(model.campaigns, part.campaign).endRefund(part, true)
    }
    for (const campaign of this.#funded) this.#settleOwed(campaign)
    this.#funded.clear()
    this.isQuiet = true
  }

  /** Whose queued payout waits: they are suspended, and the provider had not made it before. */
  async #findHeld(): Promise<Set<number>> {
    const { suspended, payouts } = this.model
    if (suspended.size === 0) return suspended
    const made = await this.market.server.sandbox.provider.listEveryTransfer(null)
    const isHeld = (creator: number) => {
      const { destination } = at(this.scene.creators, creator)
      const known = payouts.filter(
        (of) => of.creator === creator && (of.status === 'paid' || of.reversed > 0),
      )
      return made.filter((each) => each.destination === destination).length === known.length
    }
    return new Set([...suspended].filter(isHeld))
  }

  /** A bank has asked about a payment of the campaign, or claims it. */
  isQuestioned(campaign: number): boolean {
    return this.cases.some((each) => each.campaign === campaign && each.isOpen)
  }

  /**
   * Why a campaign takes no posts; null if it does. After its money was spent, or a payment was claimed, it
   * may wait for a person.
   */
  takesPosts(campaign: number): Expected {
    if (this.isBrandSuspended || this.isClaimed(campaign)) return 'campaign-live'
    if (this.lost.has(campaign)) return 'campaign-live'
    const wasShort = this.#spent.has(campaign)
    return wasShort ? [null, 'campaign-live'] : null
  }

  /** Notes whose money is spent. */
  noteSpent(): void {
    this.model.campaigns.forEach(({ budget }, campaign) => {
      if (budget === 0) this.#spent.add(campaign)
    })
  }

  isClaimed(campaign: number): boolean {
    return this.cases.some(
      (each) => each.campaign === campaign && each.isOpen && each.claim !== null,
    )
  }

  /** Every cent that a locked post earned is in a paid payout. */
  isPaid(post: number): boolean {
    const earned = this.model.accruals.filter((each) => each.post === post && !each.isCorrected)
    const isAll = earned.length > 0 && earned.every(({ place }) => place === 'paid')
    return at(this.posts, post).status === 'locked' && isAll
  }

  /** What creators of a campaign can still get by an objection, which stays in it. */
  winnableOf(campaign: number): number {
    return this.posts.reduce((total, state, post) => {
      const { campaign: of, reversed, bonus, bonusDue, owedAgain } = at(this.model.posts, post)
      if (of !== campaign || !state.canObject || this.isPaid(post)) return total
      if (!state.wasApproved) return total + bonus + this.model.worthOf(state.shownViews)
      return total + sum(reversed) + bonusDue + owedAgain + this.model.dueOf(post)
    }, 0)
  }

  approve(post: number): void {
    const state = at(this.posts, post)
    if (state.status === 'approved') return
    const of = at(this.model.posts, post)
    if (state.status === 'rejected') {
      state.reopen((freeze) => reopen(this.model, freeze), this.hour)
      reinstate(this.model, post, {
        now: this.hour,
        canGetMoney: this.#canGetMoney(of.campaign),
      })
    }
    if (!state.wasApproved) {
      const isByHand = state.isShownByHand && state.isFarMore(state.shownViews)
      if (isByHand) this.flag(post, { isByHand })
      of.views = state.shownViews
    }
    state.approve()
    approve(this.model, post, { now: this.hour, maturesAt: this.heldUntil })
  }

  /** Sets aside what the views of a post earn from now on, whatever else is said of it later. */
  flag(post: number, { isByHand }: { isByHand: boolean }): void {
    const state = at(this.posts, post)
    state.flag ??= { freeze: flag(this.model, post), at: this.hour, isByHand }
    state.flag.isByHand ||= isByHand
  }

  /** One that has ended, or whose payment a bank kept, gets none but from a bank that has still to decide. */
  #canGetMoney(campaign: number): boolean {
    const isOver = this.ended.has(campaign) || this.lost.has(campaign)
    return !isOver || this.isClaimed(campaign)
  }

  #settleOwed(campaign: number): void {
    payPromised(this.model, campaign, { now: this.hour, maturesAt: this.heldUntil })
    const owed = this.model.posts.flatMap(({ campaign: of, isApproved }, post) =>
      of === campaign && isApproved && this.model.dueOf(post) > 0 ? [post] : [],
    )
    if (owed.length > 0) settle(this.model, owed, this.heldUntil)
    if (!this.#canGetMoney(campaign)) payByGoodwill(this.model, campaign, this.hour)
  }
}
