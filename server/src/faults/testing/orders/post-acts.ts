import { addHours } from '../../../platform/clock.ts'
import { newId } from '../../../platform/ids.ts'
import type { Reply } from '../../../testing/test-client.ts'
import {
  type Act,
  either,
  isCampaign,
  isClaimed,
  isCompleted,
  isDisputed,
  isPaidOrOnItsWay,
  isPost,
  isSuspended,
  not,
  type Outcome,
  pageOf,
  reason,
  wasDisputed,
} from './act.ts'
import { type Post, type Scene, urlOf } from './scene.ts'

/** Minutes are enough for a young post; a quiet one is read once a week. */
const readingsAfterSeconds = [120, 3 * 3600, 24 * 3600, 8 * 24 * 3600]

function onPost(scene: Scene, verb: string, body?: object): Promise<Reply> {
  return scene.press('admin', `/api/admin/submissions/${scene.submissionId}/${verb}`, body)
}

function asBrand(scene: Scene, verb: string, body?: object): Promise<Reply> {
  return scene.press('brand', `/api/submissions/${scene.submissionId}/${verb}`, body)
}

const factsOf = (scene: Scene) => scene.facts.of(scene.post)

export async function submit(scene: Scene, post: Post): Promise<Reply> {
  const body = {
    campaignId: scene.campaignId,
    socialAccountId: scene.accountIds[post.of],
    postUrl: urlOf(post),
  }
  const reply = await scene.press(post.of, '/api/submissions', body)
  if (reply.status >= 400) return reply
  post.submissionIds.push(reply.json.id)
  Object.assign(scene.facts.of(post), { submittedCount: post.views, submittedLikes: post.likes })
  return reply
}

export async function publish(
  scene: Scene,
  given: Omit<Post, 'submissionIds' | 'videoId'>,
): Promise<Post> {
  const post = { ...given, videoId: newId().replaceAll('-', '').slice(-11), submissionIds: [] }
  scene.posts.push(post)
  await scene.setPost(post)
  return post
}

/** The platform shows these numbers, and they are read as soon as the product reads the post. */
export async function readViews(
  scene: Scene,
  post: Post,
  numbers: { views: number; likes: number },
) {
  await scene.setPost(post, numbers)
  const id = post.submissionIds.at(-1)
  const before = scene.seen.posts.find((page) => page.id === id)
  if (before?.status !== 'approved') return await scene.stage.tick()
  for (const seconds of readingsAfterSeconds) {
    await scene.turn(seconds)
    await scene.stage.tick()
    const page = await scene.read('admin', `/api/brand/submissions/${id}`)
    if (page.snapshots.length > before.snapshots.length || page.status !== 'approved') return
  }
}

/** Submits the post, or the same one anew if there was a submission of it. */
const submitted: Act = {
  by: 'creator',
  says: 'submits the post (anew)',
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
    'account-not-found': ({ facts }) => facts.isRemoved,
    'account-connected': ({ facts }) => facts.isRemoved,
    'account-removed': ({ facts }) => facts.isRemoved,
    'post-unique': isTaken,
    'post-reversed': (scene) => factsOfFirst(scene)?.reversed != null,
    'post-disputed': isDisputed,
    'post-decided': wasRejectedForGood,
    'post-public': ({ facts, post }) => facts.of(post).isGone,
  },
  forbidden: {
    'a reversed post is taken': (scene) => factsOfFirst(scene)?.reversed != null,
    'a disputed post is taken': isDisputed,
    'a post that was rejected for good is taken in its campaign': wasRejectedForGood,
  },
}

function factsOfFirst(scene: Scene) {
  return scene.posts[0] && factsOf(scene)
}

const mendable = ['off_brief', 'missing_disclosure', 'not_public']

function wasRejectedForGood(scene: Scene): boolean {
  const page = pageOf(scene)
  if (page?.status !== 'rejected') return false
  return !['withdrawn', ...mendable].includes(page.rejectionCode ?? '')
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
  'account-connected': ({ facts }: Scene) => facts.isRemoved,
  'account-lost': ({ facts }: Scene) => facts.isRemoved,
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

const approve = (by: 'brand' | 'admin'): Act => ({
  by,
  says: 'approves the post; it can be undone for 10 seconds',
  play: (scene) => scene.press(by, `/api/submissions/${scene.submissionId}/approve`),
  refusals: {
    'already-decided': not(isPost('pending')),
    'needs-admin': (scene) => (pageOf(scene)?.adminReasons.length ?? 0) > 0,
  },
  done: (scene) => {
    factsOf(scene).approvals.add(by)
  },
})

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
  factsOf(scene).reversed = { count: factsOf(scene).count, earnings: 0 }
}

function approvedByAdmin(scene: Scene): void {
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

/** Rules §3: while its window lasts and its cap is not reached; a withdrawn post is its creator's. */
const againRules: NonNullable<Act['refusals']> = {
  'not-reopenable': not(isPost('rejected', 'locked')),
  'window-over': (scene) => {
    const until = pageOf(scene)?.tracksUntil
    return isPost('locked')(scene) && until != null && new Date(until) < scene.stage.now()
  },
  'cap-reached': (scene) => isPost('locked')(scene) && isAtCap(scene),
  withdrawn: (scene) => pageOf(scene)?.rejectionCode === 'withdrawn',
  'post-taken': (scene) => scene.post.submissionIds.length > 1,
  'account-lost': ({ facts }) => facts.isRemoved,
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

const hold: Act = {
  by: 'admin',
  says: "holds the post's money",
  play: (scene) => onPost(scene, 'hold', reason),
  refusals: {
    'already-held': (scene) =>
      pageOf(scene)?.holds.some(({ endedAt }) => endedAt === null) === true,
    'nothing-to-hold': either(
      not(isPost('approved', 'locked')),
      (scene) => scene.seen.money.sent > 0,
    ),
  },
  undo: 'P22',
}

const release: Act = {
  by: 'admin',
  says: "releases the post's money",
  play: (scene) => onPost(scene, 'release', reason),
  refusals: {
    'not-held': (scene) => pageOf(scene)?.holds.every(({ endedAt }) => endedAt !== null) === true,
    'dispute-open': isDisputed,
  },
}

const earnMore: Act = {
  by: 'system',
  says: 'reads 600 more views',
  play: async (scene) => {
    if (scene.posts[0] === undefined) return null
    const views = scene.post.views + 600
    await readViews(scene, scene.post, { views, likes: views })
    return 'happened'
  },
}

const earnFewer: Act = {
  by: 'system',
  says: 'reads 100 views where there were more',
  play: async (scene) => {
    if (scene.posts[0] === undefined) return null
    await readViews(scene, scene.post, { views: 100, likes: 10 })
    return 'happened'
  },
}

const enterViews: Act = {
  by: 'admin',
  says: 'enters 4,000 views by hand',
  play: (scene) => onPost(scene, 'readings', { viewCount: 4000, likeCount: 400, ...reason }),
  done: (scene, reply) => {
    const facts = factsOf(scene)
    if (reply?.json.counted === true) facts.count = Math.max(facts.count, 4000)
  },
}

const doubt: Act = {
  by: 'system',
  says: 'reads 5,000 more views without any like',
  play: async (scene) => {
    if (pageOf(scene)?.status !== 'approved') return null
    factsOf(scene).countBeforeDoubt ??= factsOf(scene).count
    await readViews(scene, scene.post, { views: scene.post.views + 5000, likes: 0 })
    return 'happened'
  },
}

function openDoubt(scene: Scene): string | undefined {
  return pageOf(scene)?.watch.doubts.find(({ closedAt }) => closedAt === null)?.id
}

const endDoubt = (verb: 'release' | 'take-back'): Act => ({
  by: 'admin',
  says: verb === 'release' ? 'releases doubted money' : 'takes doubted money back',
  play: async (scene) => {
    const id = openDoubt(scene)
    return id === undefined
      ? null
      : await scene.press('admin', `/api/admin/doubts/${id}/${verb}`, reason)
  },
  refusals: { 'dispute-open': isDisputed },
  ...(verb === 'take-back' && {
    forbidden: { 'a disputed post waits for the decision': isDisputed },
  }),
  done: (scene, reply) => {
    const facts = factsOf(scene)
    if (verb === 'take-back') voidSince(scene, reply?.json.takenBackCents ?? 0)
    facts.countBeforeDoubt = null
  },
})

/** What came since the doubt began was judged. */
export function voidSince(scene: Scene, cents: number): void {
  const facts = factsOf(scene)
  const from = Math.min(facts.countBeforeDoubt ?? facts.count, facts.count)
  facts.voidedViews += facts.count - from
  facts.takenBack = { count: facts.count, earnings: (pageOf(scene)?.earnings ?? 0) - cents }
}

const quietDoubt: Act = {
  by: 'system',
  says: 'five quiet days pass',
  play: async (scene) => {
    for (let day = 0; day < 5; day += 1) {
      await scene.turn(25 * 3600)
      await scene.stage.tick()
    }
    return 'happened'
  },
}

const window: Act = {
  by: 'system',
  says: 'the window of 30 days ends',
  play: async (scene) => {
    if (pageOf(scene)?.status !== 'approved') return null
    await scene.turn(31 * 24 * 3600)
    await scene.stage.tick()
    return 'happened'
  },
}

const cap: Act = {
  by: 'system',
  says: 'the cap is reached',
  play: async (scene) => {
    if (pageOf(scene)?.status !== 'approved' || !scene.terms.hasTerms) return null
    await scene.turn(120)
    await scene.stage.tick()
    return 'happened'
  },
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

const dispute: Act = {
  by: 'creator',
  says: 'disputes the decision',
  play: (scene) => scene.press('creator', `/api/submissions/${scene.submissionId}/dispute`, reason),
  refusals: {
    suspended: isSuspended,
    'already-disputed': wasDisputed,
    'nothing-to-dispute': (scene) => !isDisputable(scene),
    'dispute-too-late': (scene) => isLateToDispute(scene),
  },
  offered: async (scene) => {
    const path = `/api/creator/submissions/${scene.submissionId}/dispute`
    const page = await scene.read('creator', path)
    return page === null ? null : page.open !== null
  },
  done: (scene) => {
    factsOf(scene).disputed = {
      count: factsOf(scene).count,
      earnings: pageOf(scene)?.earnings ?? 0,
    }
  },
}

/** Rules §3: a rejection, a reversal, a lock or a hold. */
function isDisputable(scene: Scene): boolean {
  const page = pageOf(scene)
  if (page === undefined || page.rejectionCode === 'withdrawn') return false
  const isSetAside =
    page.holds.some(({ endedAt }) => endedAt === null) || openDoubt(scene) !== undefined
  return page.status === 'rejected' || page.status === 'locked' || isSetAside
}

function isLateToDispute(scene: Scene): boolean {
  const { rejectedAt } = factsOf(scene)
  return rejectedAt === null || addHours(rejectedAt, 7 * 24) < scene.stage.now()
}

const answer: Act = {
  by: 'brand',
  says: 'answers the dispute',
  play: (scene) => asBrand(scene, 'dispute/answer', { answer: 'No' }),
  refusals: {
    'not-disputed': not(wasDisputed),
    'dispute-decided': not(isDisputed),
    'already-answered': (scene) => pageOf(scene)?.dispute?.turn === 'admin',
    'answer-too-late': (scene) => pageOf(scene)?.dispute?.turn === 'admin',
  },
}

const answerTime: Act = {
  by: 'system',
  says: 'the three days of the brand pass',
  play: async (scene) => {
    await scene.turn(73 * 3600)
    await scene.stage.tick()
    return 'happened'
  },
}

const decide = (decision: 'approve' | 'release' | 'goodwill' | 'reject'): Act => ({
  by: 'admin',
  says: `decides the dispute: ${decision}`,
  play: (scene) => {
    const goodwillCents = decision === 'goodwill' ? 500 : 0
    return onPost(scene, 'dispute/decide', { decision, goodwillCents, notes: 'Looked at it' })
  },
  refusals: {
    'not-disputed': not(wasDisputed),
    'dispute-decided': (scene) => wasDisputed(scene) && !isDisputed(scene),
    'brand-may-answer': (scene) => pageOf(scene)?.dispute?.turn === 'brand',
    'not-rejected': not(isPost('rejected', 'locked')),
    'not-held': (scene) => pageOf(scene)?.dispute?.remedies.includes('release') === false,
    ...againRules,
    'dispute-open': () => false,
    'campaign-completed': isCompleted,
    'funding-disputed': isClaimed,
  },
  offered: async (scene) => {
    if (!isDisputed(scene)) return false
    if (decision === 'reject' || pageOf(scene)?.dispute?.turn === 'brand') return null
    return pageOf(scene)?.dispute?.remedies.includes(decision) ?? null
  },
  done: (scene) => {
    if (decision === 'goodwill') factsOf(scene).goodwillCents += 500
    if (decision === 'approve') approvedByAdmin(scene)
    if (decision === 'release') factsOf(scene).countBeforeDoubt = null
  },
})

export const postActs = {
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
      'approval-final': (scene) =>
        pageOf(scene)?.approvalFinalAt == null || !factsOf(scene).approvals.has('brand'),
    },
    done: (scene) => {
      factsOf(scene).approvals.delete('brand')
    },
  },
  P6: { by: 'system', says: 'the approval becomes final', play: becomeFinal },
  P8: deadline,
  P9: reject('brand', 'off_brief'),
  'P9.low': reject('brand', 'low_quality'),
  'P9.admin': reject('admin', 'missing_disclosure'),
  P10: reverse,
  P11: approveAgain,
  P12: window,
  'P12.cap': cap,
  P14: earnMore,
  P15: earnFewer,
  P16: enterViews,
  P17: doubt,
  P18: endDoubt('release'),
  P19: endDoubt('take-back'),
  P20: quietDoubt,
  P21: hold,
  P22: release,
  P23: dispute,
  P24: answer,
  'P24.time': answerTime,
  'P25.approve': decide('approve'),
  'P25.release': decide('release'),
  'P25.goodwill': decide('goodwill'),
  'P25.reject': decide('reject'),
} satisfies Record<string, Act>
