import type { FreezeId, SubmissionId } from '@permille/contract/ids'
import type { DisputedPost, DisputeSetup } from '#features/disputes/testing/dispute-setup.ts'
import { approveAgain } from '#features/submissions/review/approve-again.ts'
import { correctReading } from '#features/submissions/review/correct-reading.ts'
import { enterReading } from '#features/submissions/review/enter-reading.ts'
import { reverseApproval } from '#features/submissions/review/reverse-approval.ts'
import { withdrawPost } from '#features/submissions/submit/withdraw-post.ts'
import { freezeMoney } from '#money/movements/freeze-money.ts'
import { releaseFreeze } from '#money/movements/release-frozen.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makePendingSubmission } from '#testing/test-marketplace.ts'

/** A day of posts: every decision by everyone who can make it, money set aside, and disputes to their end. */
export function postsOfDay(scene: DisputeSetup): readonly (() => Promise<unknown>)[] {
  const by = { adminUserId: scene.adminUserId, requestId: newId() }
  const reverse = (post: DisputedPost) => {
    const act = { ...by, submissionId: post.id, reason: 'Bought views', evidence: 'Bursts' }
    return reverseApproval(scene.deps, { ...act, code: 'suspected_fraud' })
  }
  return [
    async () => named(scene, await scene.rejected(), 'Hiking “alone”'),
    async () => everyChange(scene, await scene.approved()),
    async () => {
      const post = await scene.earning()
      await reverse(post)
      await approveAgain(scene.deps, { ...by, submissionId: post.id, reason: 'A mistake' })
    },
    async () => reverse(await scene.earning()),
    () => scene.locked('gone'),
    () => scene.locked('window'),
    async () => endFreeze(scene, await scene.held()),
    async () => {
      const post = await scene.held()
      await freezeToo(scene, post)
      await endFreeze(scene, post)
    },
    async () => takeBack(scene, await scene.doubted()),
    () => correct(scene),
    () => leftToAdmins(scene),
    () => withdraw(scene),
    ...disputesOfDay(scene),
  ]
}

function disputesOfDay(scene: DisputeSetup): readonly (() => Promise<unknown>)[] {
  const dispute = async (decision: 'reject' | 'goodwill') => {
    const post = await scene.rejected()
    await scene.open(post)
    await scene.answer(post)
    await scene.decide(post, decision, decision === 'goodwill' ? 500 : 0)
  }
  return [
    () => dispute('reject'),
    () => dispute('goodwill'),
    async () => scene.open(await scene.rejected(), 'Nobody answers this.'),
  ]
}

const change = ({ deps }: DisputeSetup, statement: Statement<unknown>) =>
  deps.database.transaction((tx) => run(tx, statement))

async function named(scene: DisputeSetup, { id }: { id: SubmissionId }, title: string) {
  await change(scene, sql`UPDATE submissions SET title = ${title} WHERE id = ${id}`)
}

/** Steps that this post never took, each as it is written. */
async function everyChange(scene: DisputeSetup, post: DisputedPost): Promise<void> {
  await named(scene, post, 'נוף (2)')
  const steps = [
    ...['admin', 'system', 'creator'].map((who) => ['pending', 'approved', who]),
    ...['admin', 'brand', 'system'].map((who) => ['pending', 'rejected', who]),
    ['rejected', 'pending', 'creator'],
    ['locked', 'paid', 'system'],
    ['paid', 'locked', 'system'],
    ['locked', 'approved', 'admin'],
  ]
  for (const [from, to, who] of steps) {
    await change(
      scene,
      sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind, at)
        VALUES (${post.id}, ${from}, ${to}, ${who}, clock_timestamp())`,
    )
  }
}

async function endFreeze(scene: DisputeSetup, { id: postId }: DisputedPost): Promise<void> {
  await scene.deps.database.transaction(async (tx) => {
    const { id } = await exactlyOne(
      tx,
      sql<{ id: FreezeId }>`UPDATE money_freezes SET close_note = 'Looked at'
        WHERE submission_id = ${postId} AND cause = 'held' RETURNING id`,
    )
    const [closedBy, at] = [scene.adminUserId, scene.deps.clock.now()]
    await releaseFreeze(tx, { freezeId: id, closedBy, at })
  })
}

async function freezeToo(scene: DisputeSetup, { id: submissionId }: DisputedPost): Promise<void> {
  const [id, openedBy, at] = [newId<FreezeId>(), scene.adminUserId, scene.deps.clock.now()]
  const freeze = { id, cause: 'disputed', reason: 'Another reason', facts: {}, openedBy } as const
  await scene.deps.database.transaction((tx) =>
    freezeMoney(tx, { ...freeze, of: { submissionId }, withUnpaid: true, at }),
  )
}

async function takeBack(scene: DisputeSetup, { id }: DisputedPost): Promise<void> {
  await change(
    scene,
    sql`UPDATE money_freezes SET closed_at = clock_timestamp(), outcome = 'taken-back', close_note = 'Bought',
        closed_by = ${scene.adminUserId} WHERE submission_id = ${id}`,
  )
}

async function correct(scene: DisputeSetup): Promise<void> {
  const post = await scene.earning()
  const deps = { ...scene.deps, earningsHoldHours: 0 }
  const act = { submissionId: post.id, adminUserId: scene.adminUserId, reason: 'The wrong line' }
  const counts = { likeCount: null, commentCount: null, shareCount: null, counts: true }
  const enter = { ...act, requestId: newId(), reading: { ...counts, viewCount: 20_000 } }
  await enterReading(deps, enter)
  scene.moveTo(1)
  const fewer = { ...counts, viewCount: 12_000 }
  await correctReading(deps, { ...enter, requestId: newId(), reading: fewer })
  scene.moveTo(0)
}

async function leftToAdmins(scene: DisputeSetup): Promise<void> {
  const { campaign, creator } = await scene.approved()
  const at = new Date()
  const given = { campaignId: campaign.id, creator, at }
  const id = await makePendingSubmission(scene.deps.database, given)
  await change(
    scene,
    sql`INSERT INTO approval_checks (submission_id, next_check_at, reasons, refused_at)
      VALUES (${id}, now(), '{flagged,post-gone,disclosure-gone,author-changed,post-unreadable}', clock_timestamp())`,
  )
}

async function withdraw(scene: DisputeSetup): Promise<void> {
  const { campaign, creator } = await scene.approved()
  const given = { campaignId: campaign.id, creator }
  const submissionId = await makePendingSubmission(scene.deps.database, given)
  const by = { creatorId: creator.id, userId: creator.userId }
  await withdrawPost(scene.deps, { submissionId, ...by })
}
