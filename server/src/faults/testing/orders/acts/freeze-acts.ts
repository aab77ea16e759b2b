import { addHours } from '#platform/clock.ts'
import {
  type Act,
  either,
  isClaimed,
  isCompleted,
  isDisputed,
  isPost,
  isSuspended,
  not,
  pageOf,
  reason,
  type When,
  wasDisputed,
} from '../act.ts'
import { asBrand, factsOf, onPost } from '../posts.ts'
import type { Scene } from '../scene.ts'
import { againRules, approvedByAdmin } from './review-acts.ts'

export const isHeld: When = (scene) =>
  pageOf(scene)?.holds.some(({ endedAt }) => endedAt === null) === true

export const hasOpenFlag: When = (scene) => openFlag(scene) !== undefined

const hold: Act = {
  by: 'admin',
  says: "holds the post's money",
  play: (scene) => onPost(scene, 'hold', reason),
  refusals: {
    'already-held': isHeld,
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

function openFlag(scene: Scene): string | undefined {
  return pageOf(scene)?.watch.doubts.find(({ closedAt }) => closedAt === null)?.id
}

const endFlag = (verb: 'release' | 'take-back'): Act => ({
  by: 'admin',
  says: verb === 'release' ? 'releases doubted money' : 'takes doubted money back',
  play: async (scene) => {
    const id = openFlag(scene)
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
    if (verb === 'take-back') {
      voidSince(scene, facts.countBeforeFlag, reply?.json.takenBackCents ?? 0)
    }
    facts.countBeforeFlag = null
  },
})

/** What came since was judged. */
export function voidSince(scene: Scene, since: number | null, cents: number): void {
  const facts = factsOf(scene)
  const { count, platformCount, goodwillCents } = facts
  facts.voided.push({ from: Math.min(since ?? count, count), to: count, platformCount })
  facts.takenBack = { count, earnings: (pageOf(scene)?.earnings ?? 0) - goodwillCents - cents }
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

/** By rules §3: a rejection, a reversal, a lock or a hold. */
function isDisputable(scene: Scene): boolean {
  const page = pageOf(scene)
  if (page === undefined || page.rejectionCode === 'withdrawn') return false
  const isSetAside = isHeld(scene) || hasOpenFlag(scene)
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
    'not-rejected': (scene) => pageOf(scene)?.dispute?.remedies.includes('approve') === false,
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
    if (decision === 'release') factsOf(scene).countBeforeFlag = null
  },
})

export const freezeActs = {
  P18: endFlag('release'),
  P19: endFlag('take-back'),
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
