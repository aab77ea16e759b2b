import { recover, undoWriteOffs } from './model-debts.ts'
import { freezingOf, openFreezeOf } from './model-freezes.ts'
import { shareOut } from './model-shares.ts'
import { freezeAgain, limitDueSuspended, suspendsAgain } from './model-undecided.ts'
import type { MoneyModel } from './money-model.ts'
import { at, type ModelDebt, type ModelPart, type ModelPost, sum } from './money-model-rows.ts'

export function earn(
  model: MoneyModel,
  { post, views, maturesAt }: { post: number; views: number; maturesAt: number },
): void {
  at(model.posts, post).views = Math.max(at(model.posts, post).views, views)
  settle(model, [post], maturesAt)
}

/** Pays posts of one campaign what is due for their views: less than that is shared, after what was promised. */
export function settle(model: MoneyModel, posts: readonly number[], maturesAt: number): void {
  const ordered = model.byApproval(posts)
  for (const post of posts) limitDueSuspended(model, post)
  const due = ordered.map((post) => model.dueOf(post))
  if (due.every((cents) => cents === 0)) return
  const { campaign: of } = at(model.posts, at(posts, 0))
  const campaign = at(model.campaigns, of)
  const shares = shareOut(due, campaign.budget - model.promisedBy(of))
  // Of one moment, the post that was submitted first earns first.
  for (const post of posts.toSorted((one, other) => one - other)) {
    const { creator, views, voided } = at(model.posts, post)
    const [cents, viewsPaid] = [at(shares, ordered.indexOf(post)), views - voided]
    const held = suspendsAgain(model, post, cents)
      ? ({ freeze: 'suspension', place: 'frozen' } as const)
      : placeOf(model, post, 'views')
    if (cents > 0) model.add({ cents, creator, post, kind: 'views', maturesAt, viewsPaid, ...held })
  }
  campaign.earn(shares.reduce((total, cents) => total + cents, 0))
}

function placeOf(model: MoneyModel, post: number, kind: 'views' | 'bonus') {
  const freeze = freezingOf(model, post, kind)
  return { freeze, place: freeze === null ? 'pending' : 'frozen' } as const
}

/**
 * Money has come to a campaign: what its posts were promised is paid before their views, the post that was approved
 * first before the others. Money is there for a whole bonus, or it waits.
 */
export function payPromised(
  model: MoneyModel,
  campaign: number,
  { only, now, maturesAt }: { only?: number; now: number; maturesAt: number },
): void {
  let left = at(model.campaigns, campaign).budget
  for (const index of model.byApproval([...model.posts.keys()])) {
    const post = at(model.posts, index)
    if (post.campaign !== campaign || !post.isApproved) continue
    const cents = Math.min(left, post.owedAgain)
    const isBonusPaid = post.bonusDue > 0 && post.bonusDue <= left - cents
    left -= cents + (isBonusPaid ? post.bonusDue : 0)
    if (only !== undefined && only !== index) continue
    payAgain(model, index, { parts: takeOwed(post, cents, now), now })
    if (cents > 0) recover(model, post.creator)
    if (isBonusPaid) payBonus(model, index, maturesAt)
  }
}

/**
 * What posts are owed again by a campaign that can get no more money is goodwill, and pays the given-up debts of its
 * post first.
 */
export function payByGoodwill(model: MoneyModel, campaign: number, now: number): void {
  for (const index of model.byApproval([...model.posts.keys()])) {
    const post = at(model.posts, index)
    if (post.campaign !== campaign || !post.isApproved || post.owedAgain === 0) continue
    grantAgain(model, index, { owed: takeOwed(post, post.owedAgain, now), now })
    recover(model, post.creator)
  }
}

/** What its campaign cannot pay again, but not what a suspension had set aside. The caller lets it pay debts then. */
export function grantAgain(
  model: MoneyModel,
  post: number,
  { owed, now }: { owed: readonly ModelPart[]; now: number },
): void {
  const parts = owed.filter(({ wasSuspended }) => wasSuspended !== true)
  undoWriteOffsOf(model, post, parts)
  const open = openFreezeOf(model, post, 'again')
  for (const part of parts.filter(({ cents }) => cents > 0)) {
    const { creator } = at(model.posts, post)
    const { cents, maturesAt } = part
    const freeze = freezeAgain(model, part, open)
    const free = maturesAt > now ? 'pending' : 'available'
    const place = freeze === null ? free : 'frozen'
    model.add({ cents, creator, post, kind: 'instead', maturesAt, freeze, place })
  }
}

function undoWriteOffsOf(model: MoneyModel, post: number, parts: readonly ModelPart[]): void {
  const { creator } = at(model.posts, post)
  const isMeant = ({ accrual }: ModelDebt) => accrual.post === post
  undoWriteOffs(model, creator, { cents: sum(parts), isMeant })
}

/** Of what is owed again, what a suspension had set aside first, then what had been paid out. */
function takeOwed(post: ModelPost, cents: number, now: number): ModelPart[] {
  const { againMaturesAt: maturesAt } = post
  const suspended = Math.min(cents, post.owedAgainSuspended)
  const paid = Math.min(cents - suspended, post.owedAgainPaid)
  post.owedAgain -= cents
  post.owedAgainSuspended -= suspended
  post.owedAgainPaid -= paid
  return [
    { cents: suspended, maturesAt, wasSuspended: true },
    { cents: paid, maturesAt: now, wasPaid: true },
    { cents: cents - suspended - paid, maturesAt },
  ]
}

/** A person approves a post: its bonus is promised, and paid where the campaign has it; then its views are. */
export function approve(model: MoneyModel, index: number, { now, maturesAt }: Approval): void {
  const post = at(model.posts, index)
  const approvals = model.posts.map(({ approvedAs }) => approvedAs ?? -1)
  post.approvedAs ??= Math.max(...approvals) + 1
  post.isApproved = true
  if (!post.isBonusPaid) post.bonusDue = post.bonus
  if (post.bonus > 0) payPromised(model, post.campaign, { only: index, now, maturesAt })
  settle(model, [index], maturesAt)
}

interface Approval {
  readonly now: number
  readonly maturesAt: number
}

function payBonus(model: MoneyModel, index: number, maturesAt: number): void {
  const post = at(model.posts, index)
  const { creator, bonusDue: cents } = post
  const held = placeOf(model, index, 'bonus')
  post.bonusDue = 0
  post.isBonusPaid = true
  model.add({ cents, creator, post: index, kind: 'bonus', maturesAt, ...held })
  at(model.campaigns, post.campaign).earn(cents)
}

/** Pays what a reversal took, each amount with its own date; what was given up of the debt is owed first. */
export function payAgain(
  model: MoneyModel,
  post: number,
  { parts, now }: { parts: readonly ModelPart[]; now: number },
): void {
  const total = sum(parts)
  if (total === 0) return
  const { creator, campaign } = at(model.posts, post)
  undoWriteOffsOf(model, post, parts)
  const open = freezingOf(model, post, 'again')
  for (const part of parts) {
    const { cents, maturesAt: date } = part
    const freeze = freezeAgain(model, part, open)
    const free = date > now ? 'pending' : 'available'
    const place = freeze === null ? free : 'frozen'
    const maturesAt = Math.max(date, now)
    if (cents > 0) model.add({ cents, creator, post, kind: 'again', maturesAt, freeze, place })
  }
  at(model.campaigns, campaign).earn(total)
}

/** A gift, at our expense; it is no longer part of what a reversal took. */
export function goodwill(
  model: MoneyModel,
  { post, cents, maturesAt }: { post: number; cents: number; maturesAt: number },
): void {
  const of = at(model.posts, post)
  of.reversed = splitAt(of.reversed, cents).rest
  model.add({
    cents,
    creator: of.creator,
    post,
    kind: 'goodwill',
    maturesAt,
    freeze: null,
    place: 'pending',
  })
}

/** The first `cents` of these parts, and the rest. */
export function splitAt(
  parts: readonly ModelPart[],
  cents: number,
): { first: ModelPart[]; rest: ModelPart[] } {
  let left = cents
  const [first, rest]: [ModelPart[], ModelPart[]] = [[], []]
  for (const { cents: all, ...of } of parts) {
    const taken = Math.min(left, all)
    left -= taken
    if (taken > 0) first.push({ ...of, cents: taken })
    if (all > taken) rest.push({ ...of, cents: all - taken })
  }
  return { first, rest }
}
