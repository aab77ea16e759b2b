import { type Act, isAccountAway, isEvicted, isSuspended, pageOf, reason } from '../act.ts'
import { connect } from '../connect.ts'
import { factsOf } from '../posts.ts'
import type { Scene } from '../scene.ts'
import { voidSince } from './freeze-acts.ts'

export const gone = { 'not-signed-in': isSuspended }

const prove: Act = {
  by: 'creator',
  says: 'proves the account',
  play: async (scene) => {
    if (scene.facts.isProven || scene.facts.isRemoved) return null
    const channel = { platform: 'youtube', username: scene.channel, followers: 100_000 } as const
    await scene.stage.server.sandbox.setAccount({ ...channel, description: scene.ownershipCode })
    return await scene.press(
      'creator',
      `/api/creator/social-accounts/${scene.accountIds.creator}/verify`,
    )
  },
  refusals: {
    ...gone,
    suspended: isSuspended,
    'account-taken': isEvicted,
    'account-not-found': isEvicted,
  },
  done: ({ facts }) => {
    facts.isProven = true
  },
}

const removeAccount: Act = {
  by: 'creator',
  says: 'removes the account',
  play: (scene) => {
    return scene.press('creator', `DELETE /api/creator/social-accounts/${scene.accountIds.creator}`)
  },
  refusals: { ...gone, 'account-not-found': isAccountAway },
  done: ({ facts }) => {
    facts.isRemoved = true
  },
  undo: 'A1.add',
}

/** As it was: whoever had proven it proves it at once, and anyone else has still to do so. */
const addAccount: Act = {
  by: 'creator',
  says: 'connects the account again',
  play: async (scene) => {
    if (!scene.facts.isRemoved) return null
    const { channel: username, facts } = scene
    return await connect(scene, { of: 'creator', username, isProving: facts.isProven })
  },
  refusals: { ...gone, suspended: isSuspended, 'account-taken': isEvicted },
  done: ({ facts }) => {
    facts.isRemoved = false
    facts.isGrantEnded = false
  },
}

/** Whoever proves an account evicts everyone who has only claimed it, or has removed it. */
const takeOver: Act = {
  by: 'rival',
  says: "proves the creator's account as their own",
  play: (scene) => connect(scene, { of: 'rival', username: scene.channel, isProving: true }),
  refusals: {
    'account-taken': ({ facts }) => facts.isProven && !facts.isRemoved,
    'already-connected': isEvicted,
  },
  done: ({ facts }) => {
    facts.isEvicted = true
    facts.isProven = false
  },
}

async function resubmitUntil(scene: Scene): Promise<string | null> {
  return pageOf(scene)?.resubmitUntil ?? null
}

async function disputeUntil(scene: Scene): Promise<string | null> {
  if (scene.submissionIdOrNull === null) return null
  const path = `/api/creator/submissions/${scene.submissionIdOrNull}/dispute`
  return (await scene.read('creator', path))?.open?.until ?? null
}

/** What the creator could still do, to be compared with what they can do once they are back. */
const suspend: Act = {
  by: 'admin',
  says: 'suspends the creator',
  play: async (scene) => {
    const deadlines = {
      at: scene.stage.now(),
      resubmitUntil: await resubmitUntil(scene),
      disputeUntil: await disputeUntil(scene),
    }
    const path = `/api/admin/users/${scene.people.creator.userId}/suspend`
    const reply = await scene.press('admin', path, reason)
    if (reply.status < 400) {
      scene.facts.suspended = deadlines
      if (scene.posts[0]) {
        const facts = factsOf(scene)
        facts.countBeforeSuspension = facts.count - facts.suspendedViews
        facts.countAtRestore = null
      }
    }
    return reply
  },
  refusals: { 'already-suspended': isSuspended },
  undo: 'A4.restore',
}

/**
 * The count that was paid for, at a cent a view: what waits for its campaign's money has earned nothing yet, and is as
 * free after the restoration as if there had been no suspension. What is owed again after a reversal had earned it.
 */
function earnedCount(scene: Scene): number {
  const { count, countBeforeSuspension, wasPaidAgain } = factsOf(scene)
  const waits = wasPaidAgain ? 0 : (pageOf(scene)?.dueCents ?? 0)
  return Math.max(count - waits, countBeforeSuspension ?? 0)
}

const restore: Act = {
  by: 'admin',
  says: 'restores the creator',
  play: async (scene) => {
    const reply = await scene.press(
      'admin',
      `/api/admin/users/${scene.people.creator.userId}/restore`,
    )
    if (reply.status < 400) {
      scene.forgetSessions()
      if (scene.posts[0]) factsOf(scene).countAtRestore = earnedCount(scene)
    }
    await scene.stage.hear()
    return reply
  },
  refusals: {
    'not-suspended': ({ seen }) => !seen.money.isSuspended,
    'account-deleted': ({ seen }) => seen.money.isDeleted,
  },
}

const decideFrozen = (verb: 'release-frozen' | 'take-back-frozen'): Act => ({
  by: 'admin',
  says: verb === 'release-frozen' ? 'releases suspended money' : 'takes suspended money back',
  play: (scene) =>
    scene.press('admin', `/api/admin/users/${scene.people.creator.userId}/${verb}`, reason),
  refusals: {
    'nothing-frozen': ({ seen }) => seen.money.frozenWithAccount === 0,
    'dispute-open': (scene) => pageOf(scene)?.dispute?.status === 'open',
    'creator-not-found': ({ seen }) => seen.money.isDeleted,
  },
  done: (scene, reply) => {
    if (scene.posts[0] === undefined) return
    const facts = factsOf(scene)
    if (verb === 'take-back-frozen') {
      voidSince(scene, facts.countBeforeSuspension, reply?.json.takenBackCents ?? 0)
    }
    facts.countBeforeSuspension = null
  },
})

const leave: Act = {
  by: 'creator',
  says: 'deletes the account, giving up what is left',
  play: async (scene) => {
    const plan = await scene.read('creator', '/api/account/deletion')
    if (plan === null) return null
    const { givesUpCents } = plan
    const reply = await scene.press('creator', '/api/account/deletion', { givesUpCents })
    if (reply.status < 400) scene.facts.givenUpCents = givesUpCents
    return reply
  },
  refusals: { ...gone, 'deletion-blocked': () => true },
  offered: async (scene) => {
    const plan = await scene.read('creator', '/api/account/deletion')
    return plan === null ? null : plan.blockers.length === 0
  },
}

/** Deadlines that passed while the creator was kept out are theirs once they are back. */
export async function missedDeadlines(scene: Scene): Promise<string[]> {
  const { suspended } = scene.facts
  if (suspended === null || scene.seen.money.isSuspended) return []
  scene.facts.suspended = null
  const awayMs = scene.stage.now().getTime() - suspended.at.getTime()
  const isShorter = (was: string | null, is: string | null) =>
    was !== null &&
    new Date(was) > suspended.at &&
    (is === null || new Date(is).getTime() + 60_000 < new Date(was).getTime() + awayMs)
  const isStill = (status: string) => pageOf(scene)?.status === status
  return [
    ...(isStill('rejected') && isShorter(suspended.resubmitUntil, await resubmitUntil(scene))
      ? ['the time to submit again passed while the creator was suspended']
      : []),
    ...(isShorter(suspended.disputeUntil, await disputeUntil(scene)) &&
    pageOf(scene)?.dispute?.status == null &&
    (isStill('rejected') || isStill('locked'))
      ? ['the time to dispute passed while the creator was suspended']
      : []),
  ]
}

/** At Instagram, by the owner of the account. */
const eraseAtPlatform: Act = {
  by: 'creator',
  says: 'has the platform erase the account',
  play: async (scene) => {
    if (scene.platform !== 'instagram' || scene.facts.isRemoved) return null
    await scene.stage.server.sandbox.eraseData({ username: scene.channel })
    scene.facts.isRemoved = true
    await scene.stage.hear()
    return 'happened'
  },
  undo: 'A1.add',
}

const endGrant: Act = {
  by: 'creator',
  says: 'takes the access to the account back at the platform',
  play: async (scene) => {
    if (scene.platform !== 'instagram' || scene.facts.isRemoved) return null
    const { channel: username, platform } = scene
    await scene.stage.server.sandbox.revokeGrant({ platform, username })
    await scene.stage.hear()
    return 'happened'
  },
  undo: 'A3.again',
  done: ({ facts }) => {
    facts.isGrantEnded = true
  },
}

const grantAgain: Act = {
  by: 'creator',
  says: 'gives access to the account again',
  play: async (scene) => {
    if (scene.platform !== 'instagram' || scene.facts.isRemoved) return null
    return await connect(scene, { of: 'creator', username: scene.channel, isProving: true })
  },
  refusals: { ...gone, suspended: isSuspended },
  done: ({ facts }) => {
    facts.isGrantEnded = false
  },
}

const days = (count: number): Act => ({
  by: 'system',
  says: `${count} days pass`,
  play: async (scene) => {
    await scene.turn(count * 24 * 3600)
    await scene.stage.tick()
    return 'happened'
  },
})

export const accountActs = {
  A1: removeAccount,
  'A1.add': addAccount,
  A2: prove,
  'A2.rival': takeOver,
  A3: eraseAtPlatform,
  'A3.ended': endGrant,
  'A3.again': grantAgain,
  A4: suspend,
  'A4.restore': restore,
  A5: decideFrozen('release-frozen'),
  'A5.take': decideFrozen('take-back-frozen'),
  A6: leave,
  'days.8': days(8),
} satisfies Record<string, Act>
