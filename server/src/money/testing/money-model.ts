import type {
  ModelAccrual,
  ModelCampaign,
  ModelFreeze,
  ModelPayout,
  ModelPost,
} from './money-model-rows.ts'

const centsPerKViews = 300
const payoutMinimum = 1000

/**
 * Where every cent is, computed apart from the database: what the movements must agree with. Times are in
 * hours, people and things are numbers.
 */
export class MoneyModel {
  readonly accruals: ModelAccrual[] = []
  readonly freezes: ModelFreeze[] = []
  readonly payouts: ModelPayout[] = []
  readonly debts: { owed: number; recovered: number; writtenOff: number }[]
  readonly campaigns: readonly ModelCampaign[]
  readonly posts: readonly ModelPost[]

  constructor(given: {
    campaigns: readonly ModelCampaign[]
    posts: readonly ModelPost[]
    creators: number
  }) {
    this.campaigns = given.campaigns.map((campaign) => ({ ...campaign }))
    this.posts = given.posts.map((post) => ({ ...post }))
    this.debts = Array.from({ length: given.creators }, () => ({
      owed: 0,
      recovered: 0,
      writtenOff: 0,
    }))
  }

  earn(post: number, views: number, maturesAt: number): void {
    const { campaign, creator } = at(this.posts, post)
    at(this.posts, post).views = Math.max(at(this.posts, post).views, views)
    const earned = Math.floor((at(this.posts, post).views * centsPerKViews) / 1000)
    const accrued = sum(this.accruals.filter((each) => each.post === post && !each.isGoodwill))
    const dueCents = earned - accrued
    if (dueCents <= 0) return
    const cents = Math.min(dueCents, this.budgetOf(campaign))
    const freeze = this.#covering(post)
    const place = freeze === null ? 'pending' : 'frozen'
    if (cents > 0) this.#add({ cents, creator, post, maturesAt, freeze, place })
    at(this.campaigns, campaign).paidOut += cents
    this.#settleFee(campaign, 1)
  }

  mature(now: number): void {
    for (const each of this.accruals) {
      if (each.place === 'pending' && each.maturesAt <= now) each.place = 'available'
    }
    for (const creator of this.debts.keys()) this.#recover(creator)
  }

  freeze(of: { post: number | null; campaign: number | null }, withUnpaid: boolean): number {
    const freeze = this.freezes.push({ ...of, withUnpaid, isOpen: true }) - 1
    if (withUnpaid) this.#freezeUnpaid(freeze, (each) => this.#covers(freeze, each))
    return freeze
  }

  release(freeze: number, now: number): void {
    at(this.freezes, freeze).isOpen = false
    const held = this.accruals.filter((each) => each.freeze === freeze)
    for (const each of held) {
      each.freeze = each.post === null ? null : this.#covering(each.post)
      if (each.freeze === null) each.place = each.maturesAt > now ? 'pending' : 'available'
    }
    for (const each of held) this.#recover(each.creator)
  }

  isOnItsWay(post: number): boolean {
    return this.accruals.some((each) => each.post === post && each.place === 'inTransit')
  }

  takeBack(post: number, now: number): void {
    const { creator, campaign } = at(this.posts, post)
    const taken = this.accruals.filter(
      (each) => each.post === post && !each.isGoodwill && !each.isCorrected,
    )
    const ofPost = this.accruals.filter((each) => each.post === post && each.place === 'available')
    this.#reopen(creator, sum(ofPost))
    for (const each of taken) {
      each.isCorrected = true
      if (each.place === 'paid') at(this.debts, creator).owed += each.cents
      else each.place = 'corrected'
      each.freeze = null
    }
    at(this.campaigns, campaign).paidOut -= sum(taken)
    if (taken.length > 0) this.#settleFee(campaign, -1)
    this.freezes.forEach((freeze, index) => {
      if (freeze.post === post && freeze.isOpen) this.release(index, now)
    })
    this.#recover(creator)
  }

  goodwill(post: number, cents: number, maturesAt: number): void {
    const { creator } = at(this.posts, post)
    this.#add({ cents, creator, post, isGoodwill: true, maturesAt, place: 'pending' })
  }

  writeOff(creator: number): void {
    const debt = at(this.debts, creator)
    debt.writtenOff = debt.owed - debt.recovered
  }

  canWithdraw(creator: number): boolean {
    const isOpen = this.payouts.some((each) => each.creator === creator && each.status === 'queued')
    return !isOpen && this.heldBy(creator, 'available') >= payoutMinimum
  }

  withdraw(creator: number): number {
    const cents = this.heldBy(creator, 'available')
    const payout = this.payouts.push({ creator, cents, status: 'queued', reversed: 0 }) - 1
    for (const each of this.#of(creator, 'available')) {
      each.place = 'inTransit'
      each.payout = payout
    }
    return payout
  }

  pay(payout: number): void {
    at(this.payouts, payout).status = 'paid'
    for (const each of this.accruals) if (each.payout === payout) each.place = 'paid'
  }

  fail(payout: number): void {
    at(this.payouts, payout).status = 'failed'
    this.#giveBack(payout)
  }

  reverse(payout: number, cents: number): void {
    const of = at(this.payouts, payout)
    of.reversed += cents
    if (cents === of.cents) {
      of.status = 'failed'
      this.#giveBack(payout)
    } else {
      this.#add({ cents, creator: of.creator, post: null, maturesAt: 0, place: 'available' })
      this.#freezeReturned(of.creator)
    }
  }

  requestRefund(campaign: number, amount: number, fee: number): void {
    at(this.campaigns, campaign).refunding += amount + fee
    at(this.campaigns, campaign).refunded += amount
    at(this.campaigns, campaign).feeRefunded += fee
  }

  endRefund(campaign: number, refund: { amount: number; fee: number; isPaid: boolean }): void {
    const of = at(this.campaigns, campaign)
    of.refunding -= refund.amount + refund.fee
    if (refund.isPaid) return
    of.refunded -= refund.amount
    of.feeRefunded -= refund.fee
  }

  budgetOf(campaign: number): number {
    const { funded, paidOut, refunded } = at(this.campaigns, campaign)
    return funded - paidOut - refunded
  }

  feeReserveOf(campaign: number): number {
    const { feeFunded, feeEarned, feeRefunded } = at(this.campaigns, campaign)
    return feeFunded - feeEarned - feeRefunded
  }

  heldBy(creator: number, place: ModelAccrual['place']): number {
    return sum(this.#of(creator, place))
  }

  owedBy(creator: number): number {
    const { owed, recovered, writtenOff } = at(this.debts, creator)
    return owed - recovered - writtenOff
  }

  #of(creator: number, place: ModelAccrual['place']): ModelAccrual[] {
    return this.accruals.filter((each) => each.creator === creator && each.place === place)
  }

  #add(
    given: Pick<ModelAccrual, 'cents' | 'creator' | 'post' | 'maturesAt' | 'place'> &
      Partial<ModelAccrual>,
  ): void {
    const usual = { isGoodwill: false, freeze: null, payout: null, isCorrected: false }
    this.accruals.push({ ...usual, ...given })
  }

  #covers(freeze: number, { post }: Pick<ModelAccrual, 'post'>): boolean {
    if (post === null) return false
    const of = at(this.freezes, freeze)
    return of.isOpen && (of.post === post || of.campaign === at(this.posts, post).campaign)
  }

  #covering(post: number): number | null {
    const index = this.freezes.findIndex((_, freeze) => this.#covers(freeze, { post }))
    return index === -1 ? null : index
  }

  #freezeUnpaid(freeze: number, isMeant: (each: ModelAccrual) => boolean): void {
    const meant = this.accruals.filter(isMeant)
    this.debts.forEach((_, creator) => {
      const leaving = meant.filter((each) => each.creator === creator && each.place === 'available')
      this.#reopen(creator, sum(leaving))
    })
    for (const each of meant) {
      if (each.place !== 'pending' && each.place !== 'available') continue
      each.place = 'frozen'
      each.freeze = freeze
    }
  }

  #giveBack(payout: number): void {
    for (const each of this.accruals) {
      if (each.payout !== payout) continue
      each.place = 'available'
      each.payout = null
    }
    this.#freezeReturned(at(this.payouts, payout).creator)
  }

  #freezeReturned(creator: number): void {
    this.freezes.forEach((freeze, index) => {
      const isMeant = (each: ModelAccrual) =>
        each.creator === creator && each.place === 'available' && this.#covers(index, each)
      if (freeze.withUnpaid) this.#freezeUnpaid(index, isMeant)
    })
    this.#recover(creator)
  }

  #recover(creator: number): void {
    const debt = at(this.debts, creator)
    const cents = Math.min(this.heldBy(creator, 'available'), this.owedBy(creator))
    if (cents <= 0) return
    debt.recovered += cents
    this.#add({ cents: -cents, creator, post: null, maturesAt: 0, place: 'available' })
  }

  #reopen(creator: number, leaving: number): void {
    const debt = at(this.debts, creator)
    const missing = leaving - this.heldBy(creator, 'available')
    const cents = Math.min(missing, debt.recovered)
    if (cents <= 0) return
    debt.recovered -= cents
    this.#add({ cents, creator, post: null, maturesAt: 0, place: 'available' })
  }

  #settleFee(campaign: number, direction: 1 | -1): void {
    const of = at(this.campaigns, campaign)
    const reserved = of.feeEarned + this.feeReserveOf(campaign)
    const kept = of.funded - of.refunded
    if (kept <= 0) return
    const share = Math.floor(((of.feeFunded - of.feeRefunded) * of.paidOut) / kept)
    const earned = Math.min(share, reserved)
    if (Math.sign(earned - of.feeEarned) === direction) of.feeEarned = earned
  }
}

export function at<Thing>(list: readonly Thing[], index: number): Thing {
  const thing = list[index]
  if (thing === undefined) throw new Error(`There is no ${index}.`)
  return thing
}

function sum(accruals: readonly ModelAccrual[]): number {
  return accruals.reduce((total, { cents }) => total + cents, 0)
}
