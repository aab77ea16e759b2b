import { at } from '../../../money/testing/money-model-rows.ts'
import { sql } from '../../../platform/database/sql.ts'
import type { Month, PostState } from './month.ts'
import { findId } from './month-scene.ts'

export interface Step {
  /**
   * Picks from what exists, so that the same step may mean something else after a shorter
   * beginning.
   */
  readonly which: number
  readonly cents: number
  readonly flag: boolean
}

/** Plays one act in the product and in the model; false where the product rightly refused. */
export type Act = (month: Month, step: Step) => Promise<boolean>

const reason = 'Looked at it'

async function press(month: Month, post: number, call: { verb: string; body?: object }) {
  const { verb, body = { reason } } = call
  const id = at(month.scene.posts, post)
  return await month.market.press(`/api/admin/submissions/${id}/${verb}`, month.scene.admin, body)
}

function doubtOf(month: Month, post: number): Promise<string> {
  const submissionId = at(month.scene.posts, post)
  const open = sql<{ id: string }>`SELECT id FROM money_freezes
    WHERE submission_id = ${submissionId} AND cause = 'doubted' AND closed_at IS NULL`
  return findId(month.market, open)
}

/** Views without a like are doubted. */
const earn: Act = async (month, { which, cents, flag: isFlat }) => {
  const post = which % month.posts.length
  const [state, { views }] = [at(month.posts, post), at(month.model.posts, post)]
  const viewCount = views + cents * 3
  const body = { viewCount, likeCount: isFlat ? 0 : viewCount, reason }
  const { json } = await press(month, post, { verb: 'readings', body })
  if (json.counted !== (state.status === 'approved')) throw new Error(`counted: ${json.counted}`)
  if (state.status !== 'approved') return false
  const isCleared = state.clearedViews > 0 && viewCount <= state.clearedViews * 2
  if (isFlat && !isCleared) state.doubt ??= month.model.freeze({ post, campaign: null }, false)
  month.model.earn(post, viewCount, month.hour)
  return true
}

const hold: Act = async (month, { which }) => {
  const post = which % month.posts.length
  const { status } = await press(month, post, { verb: 'hold' })
  if (status >= 400) return false
  at(month.posts, post).hold = month.model.freeze({ post, campaign: null }, true)
  return true
}

const release: Act = async (month, { which }) => {
  const post = pick(month.posts, which, (of) => of.hold !== null) ?? which % month.posts.length
  const state = at(month.posts, post)
  const { status } = await press(month, post, { verb: 'release' })
  if (status < 400 !== (state.hold !== null)) throw new Error(`release: ${status}`)
  if (state.hold === null) return false
  month.model.release(state.hold, month.hour)
  state.hold = null
  return true
}

const clearDoubt: Act = async (month, { which }) => {
  const post = pick(month.posts, which, ({ doubt }) => doubt !== null)
  if (post === undefined) return false
  const state = at(month.posts, post)
  const path = `/api/admin/doubts/${await doubtOf(month, post)}/release`
  const { status } = await month.market.press(path, month.scene.admin, { reason })
  if (status !== 200) throw new Error(`${path}: ${status}`)
  closeDoubt(month, post)
  return state.doubt === null
}

function closeDoubt(month: Month, post: number): void {
  const state = at(month.posts, post)
  month.model.release(state.doubt ?? 0, month.hour)
  state.doubt = null
  state.clearedViews = at(month.model.posts, post).views
}

const takeBackDoubt: Act = async (month, { which }) => {
  const post = pick(month.posts, which, ({ doubt }) => doubt !== null)
  if (post === undefined) return false
  const state = at(month.posts, post)
  const path = `/api/admin/doubts/${await doubtOf(month, post)}/take-back`
  const { status } = await month.market.press(path, month.scene.admin, { reason })
  if (status !== 200) throw new Error(`${path}: ${status}`)
  month.model.takeBackFreeze(state.doubt ?? 0, month.hour)
  state.doubt = null
  month.funded(at(month.model.posts, post).campaign)
  return true
}

const reverse: Act = async (month, { which }) => {
  const post = which % month.posts.length
  const state = at(month.posts, post)
  const body = { code: 'suspected_fraud', reason, evidence: 'Seen' }
  const { status, json } = await press(month, post, { verb: 'reverse', body })
  const isAllowed =
    state.status !== 'rejected' && state.dispute === null && !month.model.isOnItsWay(post)
  if (status < 400 !== isAllowed) throw new Error(`reverse: ${status} ${json.code}`)
  if (!isAllowed) return false
  month.model.takeBack(post, month.hour)
  if (json.takenBackCents !== at(month.model.posts, post).reversed) throw new Error('taken back')
  Object.assign(state, { status: 'rejected', hold: null, doubt: null })
  if (json.takenBackCents > 0) month.funded(at(month.model.posts, post).campaign)
  return true
}

const approveAgain: Act = async (month, { which }) => {
  const post =
    pick(month.posts, which, ({ status }) => status !== 'approved') ?? which % month.posts.length
  const { status } = await press(month, post, { verb: 'approve-again' })
  if (status >= 400) return false
  month.approve(post)
  return true
}

const dispute: Act = async (month, { which }) => {
  const isMeant = ({ status, hold: held, doubt }: PostState) =>
    status !== 'approved' || held !== null || doubt !== null
  const post = pick(month.posts, which, isMeant) ?? which % month.posts.length
  const creator = at(month.scene.creators, at(month.model.posts, post).creator)
  const path = `/api/submissions/${at(month.scene.posts, post)}/dispute`
  const { status } = await month.market.press(path, creator, { reason })
  if (status >= 400) return false
  at(month.posts, post).dispute = month.model.freeze({ post, campaign: null }, true)
  return true
}

const decisions = ['approve', 'release', 'goodwill', 'reject'] as const

/** The brand answers, and an admin decides; what does not fit the matter is refused. */
const decide: Act = async (month, { which, cents, flag }) => {
  const post = pick(month.posts, which, ({ dispute: open }) => open !== null)
  if (post === undefined) return false
  const state = at(month.posts, post)
  const path = `/api/submissions/${at(month.scene.posts, post)}/dispute/answer`
  await month.market.press(path, month.scene.brand, { answer: 'No' })
  const decision = decisions[which % decisions.length]
  const goodwillCents = decision === 'goodwill' || flag ? cents : 0
  const body = { decision, goodwillCents, notes: reason }
  const { status } = await press(month, post, { verb: 'dispute/decide', body })
  if (status >= 400) return false
  month.model.release(state.dispute ?? 0, month.hour)
  state.dispute = null
  if (decision === 'approve') month.approve(post)
  if (decision === 'release') releaseBoth(month, post)
  if (goodwillCents > 0) month.model.goodwill(post, goodwillCents, month.hour)
  return true
}

function releaseBoth(month: Month, post: number): void {
  const state = at(month.posts, post)
  const { hold: held } = state
  const isHoldFirst = (held ?? 0) < (state.doubt ?? 0)
  if (held !== null && isHoldFirst) month.model.release(held, month.hour)
  if (state.doubt !== null) closeDoubt(month, post)
  if (held !== null && !isHoldFirst) month.model.release(held, month.hour)
  state.hold = null
}

export const postActs = {
  earn,
  hold,
  release,
  clearDoubt,
  takeBackDoubt,
  reverse,
  approveAgain,
  dispute,
  decide,
} satisfies Record<string, Act>

export function pick<Thing>(
  things: readonly Thing[],
  which: number,
  isMeant: (thing: Thing) => boolean,
): number | undefined {
  const meant = things.flatMap((thing, index) => (isMeant(thing) ? [index] : []))
  return meant[which % meant.length]
}
