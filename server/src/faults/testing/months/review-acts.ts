import { at } from '#money/testing/money-model-rows.ts'
import type { Month } from './month.ts'
import { showPost } from './month-posts.ts'
import { type Act, pick } from './post-acts.ts'
import { type Expected, isDoneAsExpected } from './refusals.ts'

/** The brand approves, or an admin. */
const approve: Act = async (month, { which, flag: isByBrand }) => {
  const post = pick(month.posts, which, ({ status }) => status === 'pending') ?? which % 4
  return await approvePost(month, post, isByBrand)
}

async function approvePost(month: Month, post: number, isByBrand: boolean): Promise<boolean> {
  const path = `/api/submissions/${at(month.scene.posts, post)}/approve`
  const { brand, admin } = month.scene
  const reply = await month.market.press(path, isByBrand ? brand : admin)
  if (!isDoneAsExpected(reply, reviewRefusal(month, post, isByBrand), 'approval')) return false
  month.approve(post)
  return true
}

/** For a reason that can be corrected, or for one that cannot. */
const reject: Act = async (month, { which, cents, flag: isByBrand }) => {
  const post = pick(month.posts, which, ({ status }) => status === 'pending') ?? which % 4
  return await rejectPost(month, post, { isByBrand, isMendable: cents % 3 !== 0 })
}

async function rejectPost(
  month: Month,
  post: number,
  { isByBrand, isMendable }: { isByBrand: boolean; isMendable: boolean },
): Promise<boolean> {
  const path = `/api/submissions/${at(month.scene.posts, post)}/reject`
  const { brand, admin } = month.scene
  const body = { code: isMendable ? 'off_brief' : 'low_quality' }
  const reply = await month.market.press(path, isByBrand ? brand : admin, body)
  if (!isDoneAsExpected(reply, reviewRefusal(month, post, isByBrand), 'rejection')) return false
  at(month.posts, post).reject(month.hour, isMendable)
  return true
}

/** After the end of a campaign an admin decides what waits. */
export async function decidePending(
  month: Month,
  campaign: number,
  isApproved: boolean,
): Promise<void> {
  for (const [post, { status }] of month.posts.entries()) {
    if (status !== 'pending' || at(month.model.posts, post).campaign !== campaign) continue
    if (isApproved) await approvePost(month, post, false)
    else await rejectPost(month, post, { isByBrand: false, isMendable: false })
  }
}

function reviewRefusal(month: Month, post: number, isByBrand: boolean): string | null {
  if (isByBrand && month.isBrandSuspended) return 'not-signed-in'
  return at(month.posts, post).status === 'pending' ? null : 'already-decided'
}

/** The platform shows other views by then: those count. */
const resubmit: Act = async (month, { which, cents: views }) => {
  const post = pick(month.posts, which, ({ status }) => status === 'rejected') ?? which % 4
  const { creator } = at(month.model.posts, post)
  await showPost(month.market, at(month.scene.shown, post), views)
  const path = `/api/submissions/${at(month.scene.posts, post)}/resubmit`
  const reply = await month.market.press(path, at(month.scene.creators, creator))
  const { status } = at(month.posts, post)
  if (!isDoneAsExpected(reply, resubmissionRefusal(month, post), `${status} post sent again`))
    return false
  at(month.posts, post).submitAgain(views)
  return true
}

function resubmissionRefusal(month: Month, post: number): Expected {
  const { campaign, creator } = at(month.model.posts, post)
  const { status, isMendable, wasApproved, wasSentAgain, dispute } = at(month.posts, post)
  if (month.model.suspended.has(creator)) return 'not-signed-in'
  if (status !== 'rejected') return 'nothing-to-resubmit'
  if (month.ended.has(campaign)) return 'campaign-completed'
  if (!isMendable || wasApproved || wasSentAgain) return 'not-resubmittable'
  if (dispute !== null) return 'dispute-open'
  return month.takesPosts(campaign)
}

export const reviewActs = { approve, reject, resubmit } satisfies Record<string, Act>
