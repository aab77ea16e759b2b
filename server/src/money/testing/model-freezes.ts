import { recover, reopen, undoWriteOffs } from './model-debts.ts'
import type { MoneyModel } from './money-model.ts'
import {
  at,
  isOfCampaign,
  type ModelAccrual,
  type ModelDebt,
  type ModelFreeze,
  sum,
} from './money-model-rows.ts'

type Scope = Pick<ModelFreeze, 'post' | 'campaign'>

/** Returns its number. With what is unpaid, or only what is earned from now on. */
export function freeze(model: MoneyModel, of: Scope, withUnpaid: boolean): number {
  const index = open(model, { ...of, withUnpaid })
  if (withUnpaid) freezeUnpaid(model, index, (each) => covers(model, index, each))
  return index
}

/** An admin sets the unpaid money of a post aside. */
export function hold(model: MoneyModel, post: number): number {
  const index = open(model, { post, campaign: null, withUnpaid: true, isHold: true })
  freezeUnpaid(model, index, (each) => covers(model, index, each))
  return index
}

/** What the views of a post earn from now on is set aside. */
export function flag(model: MoneyModel, post: number): number {
  const { views, voided } = at(model.posts, post)
  return open(model, { post, campaign: null, withUnpaid: false, viewsBefore: views - voided })
}

/** A bank takes a payment: of what its campaign's creators earned, the last is frozen, up to what lacks. */
export function freezeLastEarned(model: MoneyModel, campaign: number, lacking: number): number {
  const listed = new Set<ModelAccrual>()
  let covered = 0
  for (const each of model.accruals.toReversed()) {
    if (covered >= lacking) break
    if (!isEarned(model, each, campaign) || isClaimed(model, each)) continue
    covered += each.cents
    listed.add(each)
  }
  const index = open(model, { post: null, campaign, withUnpaid: true, listed })
  freezeUnpaid(model, index, (each) => listed.has(each))
  return index
}

function isEarned(
  { posts }: MoneyModel,
  { post, kind, isCorrected }: ModelAccrual,
  campaign: number,
): boolean {
  if (post === null || isCorrected || !isOfCampaign(kind)) return false
  return at(posts, post).campaign === campaign
}

function isClaimed({ freezes }: MoneyModel, accrual: ModelAccrual): boolean {
  return freezes.some(({ isOpen, listed }) => isOpen && listed?.has(accrual))
}

function open(
  { freezes, accruals }: MoneyModel,
  given: Scope & Pick<ModelFreeze, 'withUnpaid'> & Partial<ModelFreeze>,
): number {
  const usual = { earnedBefore: accruals.length, listed: null, viewsBefore: null }
  return freezes.push({ ...usual, isHold: false, isOpen: true, ...given }) - 1
}

/** Ends one reason: what no other open one covers is free. */
export function release(model: MoneyModel, index: number, now: number): void {
  at(model.freezes, index).isOpen = false
  const held = model.accruals.filter((each) => each.freeze === index)
  thaw(model, held, now)
}

/** Returns how much is free. */
export function thaw(model: MoneyModel, held: readonly ModelAccrual[], now: number): number {
  for (const each of held) {
    each.freeze = covering(model, each)
    if (each.freeze === null) each.place = each.maturesAt > now ? 'pending' : 'available'
  }
  const freed = held.filter((each) => each.freeze === null)
  oweGivenUp(model, freed)
  for (const creator of new Set(freed.map((each) => each.creator))) recover(model, creator)
  return sum(freed)
}

/** What was paid again after a reversal pays that reversal's debt, also if it was given up meanwhile. */
function oweGivenUp(model: MoneyModel, freed: readonly ModelAccrual[]): void {
  const again = freed.filter(({ kind }) => kind === 'again' || kind === 'instead')
  for (const post of new Set(again.map((each) => each.post))) {
    if (post === null || !at(model.posts, post).isApproved) continue
    const cents = sum(again.filter((each) => each.post === post))
    const isMeant = ({ accrual }: ModelDebt) => accrual.post === post
    undoWriteOffs(model, at(model.posts, post).creator, { cents, isMeant })
  }
}

function covering(model: MoneyModel, accrual: ModelAccrual): number | null {
  const index = model.freezes.findIndex((_, each) => covers(model, each, accrual))
  return index === -1 ? null : index
}

/** A reason is about what is listed, or its post or campaign: not about the past unless it took that along. */
export function covers(model: MoneyModel, index: number, accrual: ModelAccrual): boolean {
  const { isOpen, withUnpaid, earnedBefore, listed, viewsBefore } = at(model.freezes, index)
  if (!isOpen) return false
  if (listed !== null) return listed.has(accrual)
  if (viewsBefore !== null && accrual.viewsPaid <= viewsBefore) return false
  const order = model.accruals.indexOf(accrual)
  return isAbout(model, index, accrual) && (withUnpaid || earnedBefore <= order)
}

function isAbout(
  { freezes, posts }: MoneyModel,
  index: number,
  { post, kind }: Pick<ModelAccrual, 'post' | 'kind'>,
): boolean {
  if (post === null) return false
  const of = at(freezes, index)
  if (of.viewsBefore !== null && kind !== 'views') return false
  return of.post === post || of.campaign === at(posts, post).campaign
}

/** What holds money that the post earns now. */
export function freezingOf(
  model: MoneyModel,
  post: number,
  kind: ModelAccrual['kind'],
): ModelAccrual['freeze'] {
  if (model.suspended.has(at(model.posts, post).creator)) return 'suspension'
  return openFreezeOf(model, post, kind)
}

/** The same but for a suspension, which does not hold goodwill. */
export function openFreezeOf(
  model: MoneyModel,
  post: number,
  kind: ModelAccrual['kind'],
): number | null {
  const index = model.freezes.findIndex(
    ({ isOpen, listed }, each) => isOpen && listed === null && isAbout(model, each, { post, kind }),
  )
  return index === -1 ? null : index
}

/** A payout came back: what open reasons cover of it does not become withdrawable. */
export function freezeReturned(model: MoneyModel, creator: number): void {
  model.freezes.forEach(({ withUnpaid }, index) => {
    const isMeant = (each: ModelAccrual) =>
      each.creator === creator && each.place === 'available' && covers(model, index, each)
    if (withUnpaid) freezeUnpaid(model, index, isMeant)
  })
  recover(model, creator)
}

function freezeUnpaid(
  model: MoneyModel,
  index: number,
  isMeant: (each: ModelAccrual) => boolean,
): void {
  const meant = model.accruals.filter(isMeant)
  for (const creator of model.creators) {
    const leaving = meant.filter((each) => each.creator === creator && each.place === 'available')
    reopen(model, creator, sum(leaving))
  }
  for (const each of meant) {
    if (each.place !== 'pending' && each.place !== 'available') continue
    each.place = 'frozen'
    each.freeze = index
  }
}
