import type { PayoutId } from '@permille/contract/ids'
import type {
  ModelAdvance,
  ModelClaim,
  ModelPayment,
} from '../../../money/testing/model-campaign.ts'
import type { MoneyModel } from '../../../money/testing/money-model.ts'
import { at } from '../../../money/testing/money-model-rows.ts'
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
  /** Refunds made at the provider, the oldest first. */
  readonly advances: ModelAdvance[] = []
  readonly ended = new Set<number>()
  /** By the model's number of a payout. */
  readonly payoutIds = new Map<number, PayoutId>()
  isBrandSuspended = false
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
    const held = await this.#findHeld()
    model.payouts.forEach(({ status, creator }, payout) => {
      if (status === 'queued' && !held.has(creator)) model.pay(payout)
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
