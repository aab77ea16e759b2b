import { type Act, isDisputed, isPaidOrOnItsWay, pageOf, reason, type When } from '../act.ts'
import { factsOf, onPost, readViews } from '../posts.ts'
import type { Scene } from '../scene.ts'

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

/** Far more than was read: what they earn waits for another admin. */
const enterFar: Act = {
  by: 'other admin',
  says: 'enters 20,000 views by hand',
  play: async (scene) => {
    if (pageOf(scene)?.status !== 'approved') return null
    const facts = factsOf(scene)
    facts.isFlaggedByHand ||= facts.countBeforeFlag === null
    facts.countBeforeFlag ??= facts.count
    const path = `/api/admin/submissions/${scene.submissionId}/readings`
    return await scene.press('other admin', path, { viewCount: 20_000, ...reason })
  },
  done: (scene, reply) => {
    const facts = factsOf(scene)
    if (reply?.json.counted === true) facts.count = Math.max(facts.count, 20_000)
  },
}

const rightCount = 2000

/**
 * By rules §3 a count is lowered that an admin entered and that counted: not below what the platform counted, nor what was
 * withdrawn.
 */
const correct: Act = {
  by: 'admin',
  says: 'corrects the reading by hand to 2,000 views',
  play: (scene) => onPost(scene, 'readings', { viewCount: rightCount, corrects: true, ...reason }),
  refusals: {
    'nothing-to-correct': (scene) => !isCorrectable(scene) || wasWithdrawn(scene),
    'payout-on-its-way': isPaidOrOnItsWay,
    'dispute-open': isDisputed,
  },
  forbidden: { 'no reading by hand is above the right count': (scene) => !isCorrectable(scene) },
  done: (scene, reply) => {
    const facts = factsOf(scene)
    const { platformCount } = facts
    const right = Math.max(rightCount, platformCount)
    // The right count is not far more than what was read.
    if (facts.isFlaggedByHand) facts.countBeforeFlag = null
    if (reply?.json.counted === true || !wasWithdrawn(scene)) facts.lower(right)
    else facts.lower(Math.max(right, ...countedOn(scene).filter((count) => count < facts.count)))
  },
}

const isCorrectable: When = (scene) => {
  const { count, wasApproved, platformCount } = factsOf(scene)
  const isByHand = countedOn(scene).includes(count)
  return wasApproved && isByHand && count > Math.max(rightCount, platformCount)
}

function countedOn(scene: Scene): number[] {
  const counted = pageOf(scene)?.snapshots.filter(({ counted: counts }) => counts) ?? []
  return counted.map(({ viewCount }) => viewCount ?? 0)
}

/** Whatever was withdrawn stays, and so does what was paid again after a reversal. */
const wasWithdrawn: When = ({ seen, post, facts }) => {
  const { sent, owed } = seen.money
  return sent > 0 || owed > 0 || facts.of(post).wasPaidAgain
}

const flag: Act = {
  by: 'system',
  says: 'reads 5,000 more views without any like',
  play: async (scene) => {
    if (pageOf(scene)?.status !== 'approved') return null
    factsOf(scene).isFlaggedByHand = false
    factsOf(scene).countBeforeFlag ??= factsOf(scene).count
    await readViews(scene, scene.post, { views: scene.post.views + 5000, likes: 0 })
    return 'happened'
  },
}

const quietFlag: Act = {
  by: 'system',
  says: 'five quiet days pass',
  play: async (scene) => {
    for (let day = 0; day < 5; day += 1) {
      await scene.turn(25 * 3600)
      await scene.stage.tick()
      // A deadline may pass meanwhile, and the hold after it.
      await scene.observe()
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

const halfDaysMax = 30

/** A post is gone after eight absences, while others are seen. */
const vanish: Act = {
  by: 'creator',
  says: 'deletes the post at the platform',
  play: async (scene) => {
    if (scene.posts[0] === undefined || factsOf(scene).isGone) return null
    factsOf(scene).isGone = true
    await scene.setPost(scene.post)
    for (let at = 0; at < halfDaysMax; at += 1) {
      await scene.turn(12 * 3600)
      await scene.stage.tick()
      const page = await scene.read('admin', `/api/brand/submissions/${scene.submissionId}`)
      if (page.status !== 'approved') break
    }
    return 'happened'
  },
}

const reappear: Act = {
  by: 'creator',
  says: 'shows the post at the platform again',
  play: async (scene) => {
    if (scene.posts[0] === undefined || !factsOf(scene).isGone) return null
    factsOf(scene).isGone = false
    await scene.setPost(scene.post)
    await scene.stage.tick()
    return 'happened'
  },
}

export const readingActs = {
  P12: window,
  'P12.cap': cap,
  P13: vanish,
  'P13.back': reappear,
  P14: earnMore,
  P15: earnFewer,
  P16: enterViews,
  'P16.far': enterFar,
  'P16.corrects': correct,
  P17: flag,
  P20: quietFlag,
} satisfies Record<string, Act>
