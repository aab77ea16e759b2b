import { ModelCampaign } from './model-campaign.ts'
import {
  at,
  type GivenPost,
  type ModelAccrual,
  type ModelDebt,
  type ModelFreeze,
  type ModelPayout,
  type ModelPost,
  sum,
} from './money-model-rows.ts'

const centsPerKViews = 300
const payoutMinimum = 1000

/**
 * Where every cent is, computed apart from the database by the rules that people are told: what the movements
 * must agree with. Times are in hours, people and things are numbers. What happens is in the modules beside it.
 */
export class MoneyModel {
  readonly accruals: ModelAccrual[] = []
  readonly freezes: ModelFreeze[] = []
  readonly payouts: ModelPayout[] = []
  /** The oldest first. */
  readonly debts: ModelDebt[] = []
  readonly suspended = new Set<number>()
  readonly creators: readonly number[]
  readonly campaigns: readonly ModelCampaign[]
  readonly posts: readonly ModelPost[]

  constructor(given: {
    campaigns: readonly { funded: number; feeFunded: number }[]
    posts: readonly GivenPost[]
    creators: number
  }) {
    this.campaigns = given.campaigns.map((paid) => new ModelCampaign(paid))
    this.posts = given.posts.map(postOf)
    this.creators = Array.from({ length: given.creators }, (_, creator) => creator)
  }

  /** What its views earned and the campaign has not paid; nothing for those that were judged. */
  dueOf(post: number): number {
    const { views, voided } = at(this.posts, post)
    return Math.max(this.worthOf(views - voided) - this.#eligibilityOf(post), 0)
  }

  /** How many views the money that stands for them pays for. */
  viewsPaidBy(post: number): number {
    return Math.floor((this.#eligibilityOf(post) * 1000) / centsPerKViews)
  }

  #eligibilityOf(post: number): number {
    return sum(
      this.accruals.filter((each) => each.post === post && each.kind === 'views' && !each.isVoid),
    )
  }

  worthOf(views: number): number {
    return Math.floor((views * centsPerKViews) / 1000)
  }

  /** What the campaign owes its posts before it pays any views. */
  promisedBy(campaign: number): number {
    const { budget } = at(this.campaigns, campaign)
    const meant = this.posts.filter((post) => post.campaign === campaign && post.isApproved)
    const again = Math.min(
      budget,
      meant.reduce((total, { owedAgain }) => total + owedAgain, 0),
    )
    let promised = again
    for (const { bonusDue } of meant) if (promised + bonusDue <= budget) promised += bonusDue
    return promised
  }

  /** The post that was approved first comes first. */
  byApproval(posts: readonly number[]): number[] {
    const orderOf = (post: number) => at(this.posts, post).approvedAs ?? Infinity
    return posts.toSorted((one, other) => orderOf(one) - orderOf(other))
  }

  isOnItsWay(post: number): boolean {
    return this.accruals.some((each) => each.post === post && each.place === 'inTransit')
  }

  canWithdraw(creator: number): boolean {
    const isOpen = this.payouts.some((each) => each.creator === creator && each.status === 'queued')
    return !isOpen && this.heldBy(creator, 'available') >= payoutMinimum
  }

  heldBy(creator: number, place: ModelAccrual['place']): number {
    return sum(this.of(creator, place))
  }

  owedBy(creator: number): number {
    const debts = this.debts.filter((each) => each.creator === creator)
    return debts.reduce((total, debt) => total + openOf(debt), 0)
  }

  of(creator: number, place: ModelAccrual['place']): ModelAccrual[] {
    return this.accruals.filter((each) => each.creator === creator && each.place === place)
  }

  add(
    given: Pick<ModelAccrual, 'cents' | 'creator' | 'post' | 'maturesAt' | 'place'> &
      Partial<ModelAccrual>,
  ): ModelAccrual {
    const usual = { kind: 'other', freeze: null, payout: null, viewsPaid: 0 } as const
    const accrual = { ...usual, isCorrected: false, isVoid: false, ...given }
    this.accruals.push(accrual)
    return accrual
  }
}

function postOf(given: GivenPost, order: number): ModelPost {
  const nothing = { views: 0, voided: 0, bonusDue: 0, owedAgain: 0, againMaturesAt: 0 }
  const suspended = { owedAgainSuspended: 0, owedAgainPaid: 0, dueSuspended: 0 }
  const bonus = { bonus: 0, isBonusPaid: false }
  return {
    ...nothing,
    ...suspended,
    ...bonus,
    reversed: [],
    isApproved: true,
    approvedAs: order,
    ...given,
  }
}

export function openOf({ owed, recovered, writtenOff }: ModelDebt): number {
  return owed - recovered - writtenOff
}
