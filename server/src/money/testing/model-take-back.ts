import { recover, reopen } from './model-debts.ts'
import { grantAgain, payAgain, splitAt } from './model-earning.ts'
import { covers, release } from './model-freezes.ts'
import { limitDueSuspended } from './model-undecided.ts'
import type { MoneyModel } from './money-model.ts'
import { at, isOfCampaign, type ModelAccrual, type ModelPart, sum } from './money-model-rows.ts'

/**
 * A post is reversed: everything that it earned returns to whoever paid it, and what was paid out is a debt. Its flagged views
 * are due again once it earns again. Returns how much was taken.
 */
export function takeBack(model: MoneyModel, post: number, now: number): number {
  const of = at(model.posts, post)
  const taken = model.accruals.filter(
    (each) => each.post === post && isGiven(each) && !each.isCorrected,
  )
  const available = model.accruals.filter(
    (each) => each.post === post && each.place === 'available',
  )
  reopen(model, of.creator, sum(available))
  const flagged = taken.filter((each) => isDoubted(model, each))
  of.dueSuspended += sum(flagged.filter(({ freeze }) => freeze === 'suspension'))
  of.reversed = taken
    .filter((each) => !flagged.includes(each))
    .map(partOf)
    .sort(byTurn)
  for (const accrual of taken) {
    if (accrual.place === 'paid') owe(model, accrual)
    correct(accrual)
  }
  for (const accrual of flagged) accrual.isVoid = true
  const back = taken.filter(({ kind }) => isOfCampaign(kind))
  if (back.length > 0) at(model.campaigns, of.campaign).giveBack(sum(back))
  of.againMaturesAt = Math.max(of.againMaturesAt, ...of.reversed.map((part) => part.maturesAt))
  of.isApproved = false
  model.freezes.forEach((each, index) => {
    if (each.post === post && each.isOpen) release(model, index, now)
  })
  recover(model, of.creator)
  return sum(taken)
}

/** By an approval; a gift is not. */
function isGiven({ kind }: ModelAccrual): boolean {
  return isOfCampaign(kind) || kind === 'instead'
}

function isDoubted(model: MoneyModel, accrual: ModelAccrual): boolean {
  const flag = model.freezes.findIndex(
    ({ isOpen, post, viewsBefore: before }) => isOpen && before !== null && post === accrual.post,
  )
  return flag !== -1 && accrual.place === 'frozen' && covers(model, flag, accrual)
}

function partOf({ cents, maturesAt, place, freeze }: ModelAccrual): ModelPart {
  return { cents, maturesAt, wasPaid: place === 'paid', wasSuspended: freeze === 'suspension' }
}

/** By their dates; of one date, what was paid out first, and what a suspension set aside last. */
function byTurn(one: ModelPart, other: ModelPart): number {
  const byDate = one.maturesAt - other.maturesAt
  const byPayout = Number(other.wasPaid) - Number(one.wasPaid)
  return byDate || byPayout || Number(one.wasSuspended) - Number(other.wasSuspended)
}

function owe({ debts }: MoneyModel, accrual: ModelAccrual): void {
  const { creator, cents: owed } = accrual
  debts.push({ creator, accrual, owed, recovered: 0, writtenOff: 0 })
}

function correct(accrual: ModelAccrual): void {
  accrual.isCorrected = true
  accrual.freeze = null
  if (accrual.place !== 'paid') accrual.place = 'corrected'
}

/**
 * A flag was right: what was earned for the flagged views is the campaign's again, whichever reason else holds it, and
 * they are never paid. Those that stood before it stand.
 */
export function takeBackFlag(model: MoneyModel, flag: number, now: number): void {
  const { post, viewsBefore } = at(model.freezes, flag)
  if (post === null || viewsBefore === null) throw new Error(`${flag} is no doubt.`)
  const taken = model.accruals.filter(
    (each) => each.place === 'frozen' && covers(model, flag, each),
  )
  voidMoney(model, taken)
  voidViews(model, post, viewsBefore)
  release(model, flag, now)
}

/** What was earned during a suspension is the campaigns' again, but goodwill; returns how much. */
export function takeBackSuspended(model: MoneyModel, creator: number): number {
  const taken = model.accruals.filter(
    (each) => each.creator === creator && each.freeze === 'suspension' && isOfCampaign(each.kind),
  )
  const judged = model.posts.flatMap((_, post) => {
    const first = taken.find((each) => each.post === post && each.kind === 'views')
    return first === undefined ? [] : [{ post, viewsLeft: viewsBefore(model, first) }]
  })
  voidMoney(model, taken)
  for (const { post, viewsLeft } of judged) voidViews(model, post, viewsLeft)
  const again = new Set(taken.map((each) => each.post ?? 0))
  for (const { post } of judged) again.delete(post)
  for (const post of again) voidUnpaid(model, post)
  return sum(taken)
}

/** Of a post whose money was paid again after a reversal: the views that it paid for stay so, and no others are. */
function voidUnpaid(model: MoneyModel, post: number): void {
  if (model.dueOf(post) > 0) voidViews(model, post, model.viewsPaidBy(post))
}

/** The count that an earlier payment for this post's views stands for. */
function viewsBefore({ accruals }: MoneyModel, first: ModelAccrual): number {
  const earlier = accruals.slice(0, accruals.indexOf(first))
  const standing = earlier.filter(
    ({ post, kind, isVoid }) => post === first.post && kind === 'views' && !isVoid,
  )
  return standing.at(-1)?.viewsPaid ?? 0
}

function voidMoney(model: MoneyModel, taken: readonly ModelAccrual[]): void {
  for (const accrual of taken) {
    correct(accrual)
    accrual.isVoid = true
  }
  model.campaigns.forEach((campaign, index) => {
    const ofCampaign = taken.filter(({ post }) => at(model.posts, post ?? 0).campaign === index)
    if (ofCampaign.length > 0) campaign.giveBack(sum(ofCampaign))
  })
}

function voidViews(model: MoneyModel, post: number, viewsLeft: number): void {
  const of = at(model.posts, post)
  of.voided = Math.max(of.voided, of.views - Math.min(of.views, viewsLeft))
  limitDueSuspended(model, post)
}

/**
 * A reversal is undone: what it took is paid again. What its campaign lacks waits for money; where none can come
 * any more, it is goodwill.
 */
export function reinstate(
  model: MoneyModel,
  post: number,
  { now, canGetMoney }: { now: number; canGetMoney: boolean },
): void {
  const of = at(model.posts, post)
  const spendable = at(model.campaigns, of.campaign).budget - model.promisedBy(of.campaign)
  const { first, rest } = splitAt(of.reversed, spendable)
  of.reversed = []
  of.isApproved = true
  payAgain(model, post, { parts: first, now })
  if (canGetMoney) {
    of.owedAgain += sum(rest)
    of.owedAgainSuspended += sum(rest.filter(({ wasSuspended }) => wasSuspended))
    of.owedAgainPaid += sum(rest.filter(({ wasPaid }) => wasPaid))
  } else {
    grantAgain(model, post, { owed: rest, now })
  }
  recover(model, of.creator)
}
