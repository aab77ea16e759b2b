import { earn as earnViews } from '#money/testing/model-earning.ts'
import { hold as holdMoney, release as releaseFreeze } from '#money/testing/model-freezes.ts'
import { takeBack, takeBackFlag as takeBackViews } from '#money/testing/model-take-back.ts'
import { at } from '#money/testing/money-model-rows.ts'
import { sql } from '#platform/database/sql.ts'
import type { Month } from './month.ts'
import { findId } from './month-scene.ts'
import type { PostState } from './post-state.ts'
import { isDoneAsExpected } from './refusals.ts'

export interface Step {
  /** Picks from what exists, so that the same step may mean something else after a shorter beginning. */
  readonly which: number
  readonly cents: number
  readonly flag: boolean
}

/** Plays one act in the product and in the model; false where the product refused it as the rules say. */
export type Act = (month: Month, step: Step) => Promise<boolean>

const reason = 'Looked at it'

export async function pressPost(
  month: Month,
  post: number,
  call: { verb: string; body?: object; isOther?: boolean },
) {
  const { verb, body = { reason }, isOther = false } = call
  const id = at(month.scene.posts, post)
  const { admin, otherAdmin } = month.scene
  const by = isOther ? otherAdmin : admin
  return await month.market.press(`/api/admin/submissions/${id}/${verb}`, by, body)
}

function flagOf(month: Month, post: number): Promise<string> {
  const submissionId = at(month.scene.posts, post)
  const open = sql<{ id: string }>`SELECT id FROM money_freezes
    WHERE submission_id = ${submissionId} AND cause = 'doubted' AND closed_at IS NULL`
  return findId(month.market, open)
}

/**
 * Views without a like are flagged, and so are far more than were read. Before the first approval a reading by hand, a lower one too, replaces what was
 * read before.
 */
const earn: Act = async (month, { which, cents, flag: isFlat }) => {
  const post = pickApproved(month, which)
  const [state, { views }] = [at(month.posts, post), at(month.model.posts, post)]
  const viewCount = (state.wasApproved ? views : 0) + cents * 3
  const body = { viewCount, likeCount: isFlat ? 0 : viewCount, reason }
  const { json } = await pressPost(month, post, { verb: 'readings', body })
  const isCounted = state.status === 'approved' || !state.wasApproved
  if (json.counted !== isCounted) throw new Error(`counted of a ${state.status}: ${json.counted}`)
  if (!state.wasApproved) state.enter(viewCount)
  if (state.status !== 'approved') return !state.wasApproved
  const isCleared = state.clearedViews > 0 && viewCount <= state.clearedViews * 2
  const isByHand = state.isFarMore(viewCount)
  if ((isFlat && !isCleared) || isByHand) month.flag(post, { isByHand })
  earnViews(month.model, { post, views: viewCount, maturesAt: month.heldUntil })
  return true
}

const hold: Act = async (month, { which }) => {
  const post = pickApproved(month, which)
  const state = at(month.posts, post)
  const reply = await pressPost(month, post, { verb: 'hold' })
  const isEarning = ['approved', 'locked'].includes(state.status) && !month.isPaid(post)
  const refusal = isEarning ? state.hold && 'already-held' : 'nothing-to-hold'
  if (!isDoneAsExpected(reply, refusal, `hold of a ${state.status} post`)) return false
  state.hold = { freeze: holdMoney(month.model, post), at: month.hour }
  return true
}

const release: Act = async (month, { which }) => {
  const post = pick(month.posts, which, (of) => of.hold !== null) ?? which % month.posts.length
  const { hold: held } = at(month.posts, post)
  const reply = await pressPost(month, post, { verb: 'release' })
  if (!isDoneAsExpected(reply, held === null ? 'not-held' : null, 'release')) return false
  freeHold(month, post)
  return true
}

export function freeHold(month: Month, post: number): void {
  const state = at(month.posts, post)
  if (state.hold !== null) releaseFreeze(month.model, state.hold.freeze, month.hour)
  state.hold = null
}

async function decideFlag(
  month: Month,
  post: number,
  { verb, isOther = false }: { verb: 'release' | 'take-back'; isOther?: boolean },
) {
  const path = `/api/admin/doubts/${await flagOf(month, post)}/${verb}`
  const { admin, otherAdmin } = month.scene
  return await month.market.press(path, isOther ? otherAdmin : admin, { reason })
}

/** Not by the admin who entered far more views by hand, on the same day. */
const clearFlag: Act = async (month, { which, flag: isOther }) => {
  const post = pick(month.posts, which, (of) => of.flag !== null)
  if (post === undefined) return false
  const isOwn = at(month.posts, post).flag?.isByHand === true && !isOther
  const reply = await decideFlag(month, post, { verb: 'release', isOther })
  if (!isDoneAsExpected(reply, isOwn ? 'own-reading' : null, 'release of a doubt')) return false
  freeFlag(month, post)
  return true
}

/** The views count as real from now on. */
export function freeFlag(month: Month, post: number): void {
  const state = at(month.posts, post)
  if (state.flag !== null) releaseFreeze(month.model, state.flag.freeze, month.hour)
  state.flag = null
  state.clearedViews = at(month.model.posts, post).views
}

const takeBackFlag: Act = async (month, { which }) => {
  const post = pick(month.posts, which, (of) => of.flag !== null)
  if (post === undefined) return false
  const state = at(month.posts, post)
  const reply = await decideFlag(month, post, { verb: 'take-back' })
  if (!isDoneAsExpected(reply, state.dispute && 'dispute-open', 'take-back of a doubt'))
    return false
  if (state.flag !== null) takeBackViews(month.model, state.flag.freeze, month.hour)
  state.flag = null
  month.funded(at(month.model.posts, post).campaign)
  return true
}

const reverse: Act = async (month, { which }) => {
  const post = pickApproved(month, which)
  const state = at(month.posts, post)
  const body = { code: 'suspected_fraud', reason, evidence: 'Seen' }
  const reply = await pressPost(month, post, { verb: 'reverse', body })
  if (!isDoneAsExpected(reply, reversalRefusal(month, post), `reversal of a ${state.status} post`))
    return false
  const { campaign } = at(month.model.posts, post)
  const taken = takeBack(month.model, post, month.hour)
  if (reply.json.takenBackCents !== taken) throw new Error(`taken back, and not ${taken}`)
  state.reject(month.hour)
  if (taken > 0) month.funded(campaign)
  return true
}

function reversalRefusal({ posts, model }: Month, post: number): string | null {
  const state = at(posts, post)
  if (state.status === 'rejected' || state.status === 'pending') return 'not-approved'
  if (model.isOnItsWay(post)) return 'payout-on-its-way'
  return state.dispute && 'dispute-open'
}

const approveAgain: Act = async (month, { which }) => {
  const isMeant = ({ status }: PostState) => status === 'rejected' || status === 'locked'
  const post = pick(month.posts, which, isMeant) ?? which % month.posts.length
  const { status } = at(month.posts, post)
  const reply = await pressPost(month, post, { verb: 'approve-again' })
  const isOpen = status === 'approved' || status === 'pending' || month.isPaid(post)
  if (!isDoneAsExpected(reply, isOpen ? 'not-reopenable' : null, `${status} approved again`))
    return false
  month.approve(post)
  return true
}

/** Mostly one that earns, sometimes any. */
function pickApproved({ posts }: Month, which: number): number {
  const approved = pick(posts, which, ({ status }) => status === 'approved')
  return which % 5 === 0 ? which % posts.length : (approved ?? which % posts.length)
}

export const postActs = {
  earn,
  hold,
  release,
  clearFlag,
  takeBackFlag,
  reverse,
  approveAgain,
} satisfies Record<string, Act>

export function pick<Thing>(
  things: readonly Thing[],
  which: number,
  isMeant: (thing: Thing) => boolean,
): number | undefined {
  const meant = things.flatMap((thing, index) => (isMeant(thing) ? [index] : []))
  return meant[which % meant.length]
}
