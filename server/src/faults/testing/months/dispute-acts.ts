import { goodwill } from '#money/testing/model-earning.ts'
import { freeze, release } from '#money/testing/model-freezes.ts'
import { at } from '#money/testing/money-model-rows.ts'
import type { Month } from './month.ts'
import { type Act, freeFlag, freeHold, pick, pressPost } from './post-acts.ts'
import type { PostState } from './post-state.ts'
import { isDoneAsExpected } from './refusals.ts'

const reason = 'Looked at it'

const dispute: Act = async (month, { which }) => {
  const isMeant = ({ status, hold, flag }: PostState) =>
    status === 'rejected' || status === 'locked' || hold !== null || flag !== null
  const post = pick(month.posts, which, isMeant) ?? which % month.posts.length
  const state = at(month.posts, post)
  const { creator: of } = at(month.model.posts, post)
  const path = `/api/submissions/${at(month.scene.posts, post)}/dispute`
  const reply = await month.market.press(path, at(month.scene.creators, of), { reason })
  const isOut = month.model.suspended.has(of)
  const refusal = isOut ? 'not-signed-in' : state.objectionRefusal
  if (!isDoneAsExpected(reply, refusal, `dispute about a ${state.status} post`)) return false
  state.object(freeze(month.model, { post, campaign: null }, true), month.hour)
  return true
}

const decisions = ['approve', 'release', 'goodwill', 'reject'] as const

/** The brand answers, and an admin decides. */
const decide: Act = async (month, { which, cents, flag }) => {
  const post = pick(month.posts, which, (of) => of.dispute !== null)
  if (post === undefined) return false
  await answer(month, post)
  const decision = decisions[which % decisions.length] ?? 'reject'
  const isPaidMore = decision === 'goodwill' || (flag && decision !== 'reject')
  const goodwillCents = isPaidMore ? cents : 0
  const body = { decision, goodwillCents, notes: reason }
  const isOther = cents % 2 === 0
  const reply = await pressPost(month, post, { verb: 'dispute/decide', body, isOther })
  const refusal =
    decisionRefusal(month, post, decision) ?? ownReadingRefusal(month, post, { decision, isOther })
  if (!isDoneAsExpected(reply, refusal, `${decision} of a ${at(month.posts, post).status} post`))
    return false
  apply(month, post, { decision, goodwillCents })
  return true
}

/** Whoever is suspended cannot, and the admin has to wait. */
async function answer(month: Month, post: number): Promise<void> {
  const { dispute: open } = at(month.posts, post)
  if (open === null) return
  const path = `/api/submissions/${at(month.scene.posts, post)}/dispute/answer`
  const reply = await month.market.press(path, month.scene.brand, { answer: 'No' })
  const refusal = open.isAnswered ? 'already-answered' : null
  const isDone = isDoneAsExpected(
    reply,
    month.isBrandSuspended ? 'not-signed-in' : refusal,
    'answer',
  )
  open.isAnswered ||= isDone
}

function decisionRefusal(
  month: Month,
  post: number,
  decision: (typeof decisions)[number],
): string | null {
  const { dispute: open, status } = at(month.posts, post)
  if (open?.isAnswered === false) return 'brand-may-answer'
  if (decision === 'release') return open?.isAboutHold === true ? null : 'not-held'
  if (decision !== 'approve') return null
  if (open?.isAboutHold === true) return 'not-rejected'
  return status !== 'approved' && month.isPaid(post) ? 'not-reopenable' : null
}

/** What an admin has entered they do not pay on the same day either by deciding a dispute. */
function ownReadingRefusal(
  month: Month,
  post: number,
  { decision, isOther }: { decision: (typeof decisions)[number]; isOther: boolean },
): string | null {
  const { flag, disputedHolds } = at(month.posts, post)
  const isReleased = decision === 'release' && disputedHolds.includes('flag')
  return !isOther && isReleased && flag?.isByHand === true ? 'own-reading' : null
}

function apply(
  month: Month,
  post: number,
  of: { decision: (typeof decisions)[number]; goodwillCents: number },
): void {
  const { dispute: open, disputedHolds } = at(month.posts, post)
  if (open === null) return
  release(month.model, open.freeze, month.hour)
  open.decidedAt = month.hour
  if (of.decision === 'approve') month.approve(post)
  if (of.decision === 'release') {
    for (const held of disputedHolds) (held === 'hold' ? freeHold : freeFlag)(month, post)
  }
  const cents = of.goodwillCents
  if (cents > 0) goodwill(month.model, { post, cents, maturesAt: month.heldUntil })
}

export const disputeActs = { dispute, decide } satisfies Record<string, Act>
