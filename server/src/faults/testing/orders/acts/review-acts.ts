import { addHours } from '#platform/clock.ts'
import {
  type Act,
  isAccountAway,
  isCampaign,
  isCompleted,
  isDisputed,
  isEvicted,
  isPaidOrOnItsWay,
  isPost,
  isSuspended,
  isUnreadable,
  not,
  type Outcome,
  pageOf,
  reason,
} from '../act.ts'
import { asBrand, factsOf, onPost, publish, submit } from '../posts.ts'
import type { Scene } from '../scene.ts'
import type { Post } from '../shown.ts'

/** Submits the post, or the same one again if there was a submission of it. */
const submitted: Act = {
  by: 'creator',
  says: 'submits the post (again)',
  play: async (scene) => {
    const post =
      scene.posts[0] ?? (await publish(scene, { of: 'creator', views: 1500, likes: 150 }))
    return await submit(scene, post)
  },
  refusals: {
    'campaign-live': not(isCampaign('live')),
    'campaign-not-found': isCampaign('draft', 'completed'),
    suspended: isSuspended,
    'creator-blocked': ({ facts }) => facts.isBlocked,
    'account-not-found': isAccountAway,
    'account-connected': isUnreadable,
    'account-removed': ({ facts }) => facts.isRemoved,
    'account-lost': isEvicted,
    'post-unique': isTaken,
    'post-reversed': (scene) => factsOfFirst(scene)?.reversed != null,
    'post-disputed': isDisputed,
    'post-decided': wasRejectedHere,
    'post-public': ({ facts, post }) => facts.of(post).isGone,
  },
  forbidden: {
    'a reversed post is taken': (scene) => factsOfFirst(scene)?.reversed != null,
    'a disputed post is taken': isDisputed,
    'a post that its campaign rejected is taken there': wasRejectedHere,
  },
}

function factsOfFirst(scene: Scene) {
  return scene.posts[0] && factsOf(scene)
}

/** By the creator, and by the system when an account was erased or proven by another creator. */
const byNobody = ['withdrawn', 'other', 'wrong_account']
const mendable = ['off_brief', 'missing_disclosure', 'not_public']

/** By its brand or an admin: one that can still be corrected is made again from its own page alone (rules §3). */
function wasRejectedHere(scene: Scene): boolean {
  const page = pageOf(scene)
  return page?.status === 'rejected' && !byNobody.includes(page.rejectionCode ?? '')
}

/** Rejected posts are free in general; those that were rejected here are not, a withdrawn one is. */
function isTaken(scene: Scene): boolean {
  const page = pageOf(scene)
  return page !== undefined && page.rejectionCode !== 'withdrawn'
}

const resubmitRules = {
  suspended: isSuspended,
  'campaign-completed': isCompleted,
  'campaign-live': not(isCampaign('live')),
  'dispute-open': isDisputed,
  'nothing-to-resubmit': not(isPost('rejected')),
  'not-resubmittable': (scene: Scene) => {
    const page = pageOf(scene)
    return (
      !mendable.includes(page?.rejectionCode ?? '') ||
      factsOf(scene).tries > 1 ||
      page?.approvedAt !== null
    )
  },
  'resubmit-too-late': isLateToResubmit,
  'creator-blocked': ({ facts }: Scene) => facts.isBlocked,
  'account-connected': isUnreadable,
  'account-lost': isAccountAway,
  'account-removed': ({ facts }: Scene) => facts.isRemoved,
  'post-public': (scene: Scene) => factsOf(scene).isGone,
}

function isLateToResubmit(scene: Scene): boolean {
  const { rejectedAt } = factsOf(scene)
  return rejectedAt !== null && addHours(rejectedAt, 72) < scene.stage.now()
}

/** `change` is what the platform shows by then. */
function resubmit(says: string, change: (post: Post) => Partial<Post>): Act {
  return {
    by: 'creator',
    says,
    play: async (scene) => {
      const { post } = scene
      await scene.setPost(post, change(post))
      return await scene.press('creator', `/api/submissions/${scene.submissionId}/resubmit`)
    },
    refusals: resubmitRules,
    forbidden: { 'while paused, nobody can submit': isCampaign('paused') },
    done: (scene) => {
      const { views, likes } = scene.post
      const tries = factsOf(scene).tries + 1
      Object.assign(factsOf(scene), { submittedCount: views, submittedLikes: likes, tries })
    },
  }
}

const reject = (by: 'brand' | 'admin', code: string): Act => ({
  by,
  says: `rejects the post: ${code}`,
  play: (scene) =>
    scene.press(by, `/api/submissions/${scene.submissionId}/reject`, { code, note: 'No' }),
  refusals: { 'already-decided': not(isPost('pending')) },
  done: (scene) => {
    factsOf(scene).rejectedAt = scene.stage.now()
    factsOf(scene).approvals.clear()
  },
})

export const approveRules: NonNullable<Act['refusals']> = {
  'already-decided': not(isPost('pending')),
  'needs-admin': (scene) => (pageOf(scene)?.adminReasons.length ?? 0) > 0,
}

const approve = (by: 'brand' | 'admin'): Act => ({
  by,
  says: 'approves the post; it can be undone for 10 seconds',
  play: (scene) => scene.press(by, `/api/submissions/${scene.submissionId}/approve`),
  refusals: approveRules,
  done: (scene) => {
    factsOf(scene).approvals.add(by)
  },
})

/** A key's approval is that of the person who stands behind it. */
function isOfBrand(scene: Scene): boolean {
  const { approvals } = factsOf(scene)
  return approvals.has('brand') || approvals.has('key')
}

async function becomeFinal(scene: Scene): Promise<Outcome> {
  const page = pageOf(scene)
  if (page?.status !== 'pending') return null
  if (page.approvalFinalAt === null) {
    const reply = await scene.press('admin', `/api/submissions/${scene.submissionId}/approve`)
    if (reply.status >= 400) return reply
  }
  await scene.turn(12)
  await scene.stage.tick()
  return 'happened'
}

/** What it earned returns to its campaign, so its post is worth what it had been worth at most. */
function reversed(scene: Scene): void {
  factsOf(scene).rejectedAt = scene.stage.now()
  factsOf(scene).reversed = { count: factsOf(scene).count, earnings: 0 }
}

export function approvedByAdmin(scene: Scene): void {
  if (factsOf(scene).reversed !== null) factsOf(scene).wasPaidAgain = true
  factsOf(scene).reversed = null
}

const reverse: Act = {
  by: 'admin',
  says: 'reverses the approval',
  play: (scene) =>
    onPost(scene, 'reverse', { code: 'suspected_fraud', ...reason, evidence: 'Seen' }),
  refusals: {
    'not-approved': not(isPost('approved', 'locked', 'paid')),
    'dispute-open': isDisputed,
    'payout-on-its-way': isPaidOrOnItsWay,
  },
  done: reversed,
  undo: 'P11',
}

/** By rules §3: while its window lasts and its cap is not reached, and nobody has left; a withdrawn post is its creator's. */
export const againRules: NonNullable<Act['refusals']> = {
  'not-reopenable': not(isPost('rejected', 'locked')),
  'creator-gone': ({ seen }) => seen.money.isDeleted,
  'window-over': (scene) => {
    const until = pageOf(scene)?.tracksUntil
    return isPost('locked')(scene) && until != null && new Date(until) < scene.stage.now()
  },
  'cap-reached': (scene) => isPost('locked')(scene) && isAtCap(scene),
  withdrawn: (scene) => pageOf(scene)?.rejectionCode === 'withdrawn',
  'post-taken': (scene) => scene.post.submissionIds.length > 1,
  'account-lost': isAccountAway,
  'dispute-open': isDisputed,
}

function isAtCap(scene: Scene): boolean {
  const page = pageOf(scene)
  const cap = page?.terms.maxPayoutCents ?? 0
  const facts = factsOf(scene)
  return cap > 0 && facts.count - facts.voidedViews >= cap
}

const approveAgain: Act = {
  by: 'admin',
  says: 'approves the post again',
  play: (scene) => onPost(scene, 'approve-again', reason),
  refusals: againRules,
  done: approvedByAdmin,
}

const deadline: Act = {
  by: 'system',
  says: "the deadline of the brand's decision passes",
  play: async (scene) => {
    if (pageOf(scene)?.status !== 'pending') return null
    await scene.turn(49 * 3600)
    await scene.stage.tick()
    return 'happened'
  },
}

export const reviewActs = {
  P1: submitted,
  P2: {
    by: 'creator',
    says: 'withdraws the post',
    play: (scene) => scene.press('creator', `/api/submissions/${scene.submissionId}/withdraw`),
    refusals: { 'already-decided': not(isPost('pending')) },
  },
  P3: resubmit('submits the post again', () => ({})),
  'P3.bought': resubmit('submits the post again with bought views', () => ({
    views: 25_000,
    likes: 0,
  })),
  'P3.fewer': resubmit('submits the post again after the platform took views back', () => ({
    views: 600,
  })),
  P4: approve('brand'),
  'P4.admin': approve('admin'),
  P5: {
    by: 'brand',
    says: 'undoes the approval',
    play: (scene) => asBrand(scene, 'undo-approval'),
    refusals: {
      'approval-final': (scene) => pageOf(scene)?.approvalFinalAt == null || !isOfBrand(scene),
    },
    done: (scene) => {
      factsOf(scene).approvals.delete('brand')
      factsOf(scene).approvals.delete('key')
    },
  },
  P6: { by: 'system', says: 'the approval becomes final', play: becomeFinal },
  P8: deadline,
  P9: reject('brand', 'off_brief'),
  'P9.low': reject('brand', 'low_quality'),
  'P9.admin': reject('admin', 'missing_disclosure'),
  P10: reverse,
  P11: approveAgain,
} satisfies Record<string, Act>
