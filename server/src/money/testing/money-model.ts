import { ModelCampaign } from './model-campaign.ts'
import { shareOut } from './model-shares.ts'
import {
  at,
  type ModelAccrual,
  type ModelFreeze,
  type ModelPayout,
  type ModelPost,
  sum,
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
  readonly suspended = new Set<number>()
  readonly debts: { owed: number; recovered: number; writtenOff: number }[]
  readonly campaigns: readonly ModelCampaign[]
  readonly posts: readonly ModelPost[]

  constructor(given: {
    campaigns: readonly { funded: number; feeFunded: number }[]
    posts: readonly ModelPost[]
    creators: number
  }) {
    this.campaigns = given.campaigns.map((paid) => new ModelCampaign(paid))
    this.posts = given.posts.map((post) => ({ ...post }))
    this.debts = Array.from({ length: given.creators }, () => ({
      owed: 0,
      recovered: 0,
      writtenOff: 0,
    }))
  }

  earn(post: number, views: number, maturesAt: number): void {
    at(this.posts, post).views = Math.max(at(this.posts, post).views, views)
    this.settle([post], maturesAt)
  }

  /** Pays posts of one campaign what is due, and shares what is left where that is less. */
  settle(posts: readonly number[], maturesAt: number): void {
    const due = posts.map((post) => Math.max(this.dueOf(post), 0))
    if (due.every((cents) => cents === 0)) return
    const campaign = at(this.campaigns, at(this.posts, at(posts, 0)).campaign)
    const shares = shareOut(due, campaign.budget)
    posts.forEach((post, index) => {
      const { creator } = at(this.posts, post)
      const freeze = this.#freezing(post)
      const place = freeze === null ? 'pending' : 'frozen'
      const cents = at(shares, index)
      if (cents > 0) this.add({ cents, creator, post, kind: 'views', maturesAt, freeze, place })
    })
    campaign.earn(shares.reduce((total, cents) => total + cents, 0))
  }

  /** What its views earned and the campaign has not paid. */
  dueOf(post: number): number {
    const earned = Math.floor((at(this.posts, post).views * centsPerKViews) / 1000)
    return earned - sum(this.accruals.filter((each) => each.post === post && each.kind === 'views'))
  }

  mature(now: number): void {
    for (const each of this.accruals) {
      const isDue = each.maturesAt <= now && !this.suspended.has(each.creator)
      if (each.place === 'pending' && isDue) each.place = 'available'
    }
    for (const creator of this.debts.keys()) this.recover(creator)
  }

  freeze(of: { post: number | null; campaign: number | null }, withUnpaid: boolean): number {
    const earnedBefore = this.accruals.length
    const freeze = this.freezes.push({ ...of, withUnpaid, earnedBefore, isOpen: true }) - 1
    if (withUnpaid) this.#freezeUnpaid(freeze, (each) => this.#covers(freeze, each))
    return freeze
  }

  release(freeze: number, now: number): void {
    at(this.freezes, freeze).isOpen = false
    this.thaw(
      this.accruals.filter((each) => each.freeze === freeze),
      now,
    )
  }

  thaw(held: readonly ModelAccrual[], now: number): void {
    for (const each of held) {
      each.freeze = this.covering(each)
      if (each.freeze === null) each.place = each.maturesAt > now ? 'pending' : 'available'
    }
    for (const each of held) this.recover(each.creator)
  }

  isOnItsWay(post: number): boolean {
    return this.accruals.some((each) => each.post === post && each.place === 'inTransit')
  }

  takeBack(post: number, now: number): void {
    const { creator, campaign } = at(this.posts, post)
    const taken = this.accruals.filter(
      (each) => each.post === post && each.kind !== 'goodwill' && !each.isCorrected,
    )
    const ofPost = this.accruals.filter((each) => each.post === post && each.place === 'available')
    this.#reopen(creator, sum(ofPost))
    for (const each of taken) {
      each.isCorrected = true
      if (each.place === 'paid') at(this.debts, creator).owed += each.cents
      else each.place = 'corrected'
      each.freeze = null
    }
    if (taken.length > 0) at(this.campaigns, campaign).giveBack(sum(taken))
    at(this.posts, post).reversed = sum(taken)
    this.freezes.forEach((freeze, index) => {
      if (freeze.post === post && freeze.isOpen) this.release(index, now)
    })
    this.recover(creator)
  }

  /** Ends the freeze of a post; what it earned under it is the campaign's again. */
  takeBackFreeze(freeze: number, now: number): void {
    const taken = this.accruals.filter(
      (each) => each.freeze === freeze && (each.kind === 'views' || each.kind === 'again'),
    )
    for (const each of taken) {
      each.isCorrected = true
      each.place = 'corrected'
      each.freeze = null
    }
    const { post } = at(this.freezes, freeze)
    const campaign = at(this.campaigns, at(this.posts, post ?? 0).campaign)
    if (taken.length > 0) campaign.giveBack(sum(taken))
    this.release(freeze, now)
  }

  /** Pays again what the reversal of a post took: out of its campaign, the rest as goodwill. */
  reinstate(post: number, now: number): void {
    const { creator, campaign: of, reversed = 0 } = at(this.posts, post)
    const campaign = at(this.campaigns, of)
    const cents = Math.min(reversed, campaign.budget)
    const freeze = this.#freezing(post)
    const place = freeze === null ? 'available' : 'frozen'
    if (cents > 0) this.add({ cents, creator, post, kind: 'again', maturesAt: now, freeze, place })
    if (cents > 0) campaign.earn(cents)
    if (reversed > cents) this.goodwill(post, reversed - cents, now)
    at(this.posts, post).reversed = 0
    this.recover(creator)
  }

  goodwill(post: number, cents: number, maturesAt: number): void {
    const of = at(this.posts, post)
    of.reversed = Math.max(0, (of.reversed ?? 0) - cents)
    const { creator } = of
    this.add({ cents, creator, post, kind: 'goodwill', maturesAt, place: 'pending' })
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
      this.add({ cents, creator: of.creator, post: null, maturesAt: 0, place: 'available' })
      this.#freezeReturned(of.creator)
    }
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

  add(
    given: Pick<ModelAccrual, 'cents' | 'creator' | 'post' | 'maturesAt' | 'place'> &
      Partial<ModelAccrual>,
  ): void {
    const usual = { kind: 'other', freeze: null, payout: null, isCorrected: false } as const
    this.accruals.push({ ...usual, ...given })
  }

  #covers(freeze: number, { post }: Pick<ModelAccrual, 'post'>): boolean {
    if (post === null) return false
    const of = at(this.freezes, freeze)
    return of.isOpen && (of.post === post || of.campaign === at(this.posts, post).campaign)
  }

  /** What holds an accrual once its own freeze ended: not what came later and leaves the past alone. */
  covering(accrual: ModelAccrual): number | null {
    const order = this.accruals.indexOf(accrual)
    const index = this.freezes.findIndex(
      ({ withUnpaid, earnedBefore }, freeze) =>
        this.#covers(freeze, accrual) && (withUnpaid || earnedBefore <= order),
    )
    return index === -1 ? null : index
  }

  /** What holds money that the post earns now. */
  #freezing(post: number): ModelAccrual['freeze'] {
    const { creator } = at(this.posts, post)
    if (this.suspended.has(creator)) return 'suspension'
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
    this.recover(creator)
  }

  recover(creator: number): void {
    const debt = at(this.debts, creator)
    const cents = Math.min(this.heldBy(creator, 'available'), this.owedBy(creator))
    if (cents <= 0) return
    debt.recovered += cents
    this.add({ cents: -cents, creator, post: null, maturesAt: 0, place: 'available' })
  }

  #reopen(creator: number, leaving: number): void {
    const debt = at(this.debts, creator)
    const missing = leaving - this.heldBy(creator, 'available')
    const cents = Math.min(missing, debt.recovered)
    if (cents <= 0) return
    debt.recovered -= cents
    this.add({ cents, creator, post: null, maturesAt: 0, place: 'available' })
  }
}
