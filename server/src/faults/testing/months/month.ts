import type { ModelClaim, ModelPayment } from '../../../money/testing/model-campaign.ts'
import { at, type MoneyModel } from '../../../money/testing/money-model.ts'
import type { FaultyMarket, MarketFault } from './faulty-market.ts'
import type { MonthScene } from './month-scene.ts'

/** What a month knows of a post besides its money. */
export interface PostState {
  status: 'approved' | 'rejected' | 'locked'
  /** Freezes of the model that are open. */
  hold: number | null
  doubt: number | null
  dispute: number | null
  clearedViews: number
}

/** A dispute at the provider; `claim` once the money is gone. */
export interface BankCase {
  readonly id: string
  readonly campaign: number
  readonly payment: ModelPayment
  claim: ModelClaim | null
  freeze: number | null
  isOpen: boolean
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
  readonly ended = new Set<number>()
  /** Payments by a card whose bank decides about a refund later. */
  readonly slowCards = new Map<ModelPayment, 'fails' | 'pays'>()
  /** Nothing has happened since everything arrived. */
  isQuiet = true
  readonly #funded = new Set<number>()
  hour = 0

  constructor(given: { market: FaultyMarket; scene: MonthScene; model: MoneyModel }) {
    this.market = given.market
    this.scene = given.scene
    this.model = given.model
    this.posts = given.model.posts.map(() => ({
      status: 'approved',
      hold: null,
      doubt: null,
      dispute: null,
      clearedViews: 0,
    }))
  }

  /** Money came back to a campaign, or was paid in: what posts are owed is paid when that is heard. */
  funded(campaign: number): void {
    this.#funded.add(campaign)
  }

  /** Everything on its way arrives. */
  async hear(faults: readonly MarketFault[] = []): Promise<void> {
    if (this.isQuiet && faults.length === 0) return
    await this.market.hear(faults)
    const { model } = this
    model.payouts.forEach(({ status }, payout) => {
      if (status === 'queued') model.pay(payout)
    })
    for (const part of this.refunds.splice(0)) {
      at(model.campaigns, part.campaign).endRefund(part, true)
    }
    for (const campaign of this.#funded) this.#settleOwed(campaign)
    this.#funded.clear()
    this.isQuiet = true
  }

  approve(post: number): void {
    const state = at(this.posts, post)
    if (state.status === 'approved') return
    if (state.status === 'rejected') this.model.reinstate(post, this.hour)
    state.status = 'approved'
    this.model.settle([post], this.hour)
  }

  #settleOwed(campaign: number): void {
    const owed = this.posts.flatMap(({ status }, post) => {
      const isMeant = at(this.model.posts, post).campaign === campaign && status !== 'rejected'
      return isMeant && this.model.dueOf(post) > 0 ? [post] : []
    })
    if (owed.length > 0) this.model.settle(owed, this.hour)
  }
}
