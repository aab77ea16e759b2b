import type { FreezeId } from '@permille/contract/ids'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { exactlyOne, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import {
  brokenInvariants,
  makeLiveCampaign,
  makePendingSubmission,
  readSubmissionSums,
} from '#testing/test-marketplace.ts'
import { takeBackFlag } from '../flagged-views/decide-flag.ts'
import { freezePostMoney, releasePost } from '../submissions/review/freeze-post-money.ts'
import { reverseApproval } from '../submissions/review/reverse-approval.ts'
import { type DisputedPost, type DisputeSetup, setUpDisputes } from './testing/dispute-setup.ts'

let setup: DisputeSetup
beforeAll(async () => {
  setup = await setUpDisputes()
})
afterEach(() => setup.moveTo(0))
afterAll(() => setup.close())

const adminsTurn = 3 * 24 + 0.01

async function disputed(post: DisputedPost): Promise<DisputedPost> {
  await setup.open(post)
  setup.moveTo(adminsTurn)
  return post
}

test('a rejected post is approved again, and paid', async () => {
  const post = await setup.rejected()
  await run(
    setup.deps.database,
    sql`UPDATE submissions SET flat_bonus_cents = 500 WHERE id = ${post.id}`,
  )
  await disputed(post)

  await setup.decide(post, 'approve')

  expect(await setup.row(post.id)).toMatchObject({ status: 'resolved', postStatus: 'approved' })
  expect(await setup.moneyOf(post)).toEqual({ pending: 500, available: 0, frozen: 0 })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('a locked post continues to earn, and its frozen money is released', async () => {
  const post = await disputed(await setup.locked())

  await setup.decide(post, 'approve')

  expect(await setup.row(post.id)).toMatchObject({ status: 'resolved', postStatus: 'approved' })
  expect(await setup.moneyOf(post)).toEqual({ pending: 0, available: 3000, frozen: 0 })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('we pay goodwill, even for a post that was never approved', async () => {
  const post = await disputed(await setup.rejected())

  await setup.decide(post, 'goodwill', 1234)

  expect(await setup.row(post.id)).toMatchObject({ status: 'resolved', postStatus: 'rejected' })
  expect(await setup.moneyOf(post)).toEqual({ pending: 1234, available: 0, frozen: 0 })
  const { dispute } = await setup.readOwn(post)
  expect(dispute).toMatchObject({
    remedy: 'goodwill',
    goodwillCents: 1234,
    resolutionNotes: 'Both sides were heard.',
    turn: null,
  })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('held money is released explicitly, with goodwill on top', async () => {
  const post = await disputed(await setup.held())

  await setup.decide(post, 'release', 100)

  expect(await setup.moneyOf(post)).toEqual({ pending: 100, available: 3000, frozen: 0 })
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('flagged views are cleared, so that the next reading does not flag them again', async () => {
  const post = await disputed(await setup.doubted())

  await setup.decide(post, 'release')

  expect(await setup.moneyOf(post)).toEqual({ pending: 0, available: 3000, frozen: 0 })
  const audited = await manyRows(
    setup.deps.database,
    sql`SELECT action FROM audit_log WHERE object_id = ${post.id} AND action = 'doubt.release'`,
  )
  expect(audited).toHaveLength(1)
})

test('a rejected dispute releases the money and changes nothing else', async () => {
  const post = await disputed(await setup.locked())

  await setup.decide(post, 'reject')

  expect(await setup.row(post.id)).toMatchObject({ status: 'rejected', postStatus: 'locked' })
  expect(await setup.moneyOf(post)).toEqual({ pending: 0, available: 3000, frozen: 0 })
  expect((await setup.readOwn(post)).frozenCents).toBe(0)
})

test.each([
  ['the brand may still answer', 'rejected', 0, 'reject', 'brand-may-answer'],
  ['a hold is no rejection', 'held', adminsTurn, 'approve', 'not-rejected'],
  ['a rejection holds no money', 'rejected', adminsTurn, 'release', 'not-held'],
] as const)('no decision is made where %s', async (_words, state, hours, decision, code) => {
  const post = await setup[state]()
  await setup.open(post)
  setup.moveTo(hours)

  const deciding = setup.decide(post, decision)

  await expect(deciding).rejects.toMatchObject({ code })
  expect(await setup.row(post.id)).toMatchObject({ status: 'open' })
})

test('a post that would lock again at once is not reopened, and the dispute stays open', async () => {
  const post = await setup.locked('window')
  await run(
    setup.deps.database,
    sql`UPDATE submissions SET tracks_until = now() - interval '40 days',
        approved_at = now() - interval '70 days' WHERE id = ${post.id}`,
  )
  await disputed(post)

  const deciding = setup.decide(post, 'approve')

  await expect(deciding).rejects.toMatchObject({ code: 'window-over' })
  expect(await setup.row(post.id)).toMatchObject({ status: 'open', postStatus: 'locked' })
  expect(await setup.moneyOf(post)).toMatchObject({ frozen: 3000 })
})

test('of two admins one decides, whatever each one chose', async () => {
  for (const other of ['reject', 'goodwill', 'approve'] as const) {
    setup.moveTo(0)
    const post = await disputed(await setup.rejected())

    const outcomes = await Promise.allSettled([
      setup.decide(post, 'approve'),
      setup.decide(post, other, other === 'goodwill' ? 500 : 0),
    ])

    const refused = outcomes.filter(({ status }) => status === 'rejected')
    expect(refused).toMatchObject([{ reason: { code: 'dispute-decided' } }])
  }
  expect(await brokenInvariants(setup.deps.database)).toEqual([])
})

test('a post that another admin approved in the meantime is resolved as approved, and paid once', async () => {
  const post = await disputed(await setup.rejected())
  await setup.decide(post, 'approve')
  await run(
    setup.deps.database,
    sql`UPDATE disputes SET status = 'open', remedy = NULL, decided_by = NULL, decided_at = NULL
      WHERE submission_id = ${post.id}`,
  )

  await setup.decide(post, 'approve')

  expect(await setup.row(post.id)).toMatchObject({ status: 'resolved', postStatus: 'approved' })
  const sums = await readSubmissionSums(setup.deps.database, post.id)
  expect(sums.earnedCents).toBe(0)
})

test('each action is audited, with its message', async () => {
  const post = await setup.rejected()
  await setup.open(post, 'The label is in the first line.')
  await setup.answer(post, 'It came later.')

  await setup.decide(post, 'reject')

  const audited = await manyRows(
    setup.deps.database,
    sql`SELECT action, actor_kind FROM audit_log WHERE object_type = 'dispute'
        AND after->>'submissionId' = ${post.id} ORDER BY at`,
  )
  expect(audited).toEqual([
    { action: 'dispute.open', actorKind: 'creator' },
    { action: 'dispute.answer', actorKind: 'brand' },
    { action: 'dispute.reject', actorKind: 'admin' },
  ])
})

test('a release ends the disputed holds, but not a later one', async () => {
  const { deps, adminUserId } = setup
  const post = await disputed(await setup.doubted())
  const act = { submissionId: post.id, adminUserId, reason: 'Another matter', requestId: newId() }
  await freezePostMoney(deps, act)

  await setup.decide(post, 'release')

  expect(await setup.row(post.id)).toMatchObject({ status: 'resolved' })
  expect(await setup.moneyOf(post)).toEqual({ pending: 0, available: 0, frozen: 3000 })
  await releasePost(deps, act)
  expect(await setup.moneyOf(post)).toEqual({ pending: 0, available: 3000, frozen: 0 })
})

test('a flag is not taken back while its creator disputes it', async () => {
  const { deps, adminUserId } = setup
  const post = await disputed(await setup.doubted())
  const { id: freezeId } = await exactlyOne(
    deps.database,
    sql<{ id: FreezeId }>`SELECT id FROM money_freezes
      WHERE submission_id = ${post.id} AND cause = 'doubted'`,
  )
  const decision = { freezeId, adminUserId, reason: 'Bought', requestId: newId(), at: new Date() }

  const taking = deps.database.transaction((tx) => takeBackFlag(tx, decision))

  await expect(taking).rejects.toMatchObject({ code: 'dispute-open' })
  await setup.decide(post, 'release')
  expect(await setup.moneyOf(post)).toEqual({ pending: 0, available: 3000, frozen: 0 })
})

test('a later decision about the same post can be disputed too', async () => {
  const { deps, adminUserId } = setup
  const post = await disputed(await setup.held())
  await setup.decide(post, 'reject')
  const again = setup.open(post)
  await expect(again).rejects.toMatchObject({ code: 'already-disputed' })
  setup.moveTo(adminsTurn + 1)
  await reverseApproval(deps, {
    submissionId: post.id,
    adminUserId,
    requestId: newId(),
    reason: 'Bought views',
    code: 'suspected_fraud',
    evidence: 'One network',
  })

  const { open } = await setup.readOwn(post)
  await setup.open(post)

  expect(open?.matter).toBe('reversal')
  expect((await setup.readOwn(post)).dispute).toMatchObject({ status: 'open', matter: 'reversal' })
})

test('the reversal of a paid post can be disputed', async () => {
  const { deps, adminUserId } = setup
  const post = await setup.locked()
  const { database } = deps
  await run(
    database,
    sql`INSERT INTO submission_status_changes (submission_id, from_status, to_status, actor_kind, at)
      VALUES (${post.id}, 'locked', 'paid', 'system', now())`,
  )
  await run(
    database,
    sql`UPDATE submissions SET status = 'paid', paid_at = now() WHERE id = ${post.id}`,
  )
  await reverseApproval(deps, {
    submissionId: post.id,
    adminUserId,
    requestId: newId(),
    reason: 'Bought views',
    code: 'suspected_fraud',
    evidence: 'One network',
  })

  const { open } = await setup.readOwn(post)

  expect(open?.matter).toBe('reversal')
  await setup.open(post)
})

test('an upheld dispute ends the newer submission of the post that is in review', async () => {
  const { deps } = setup
  const post = await setup.rejected()
  await setup.open(post)
  const campaign = await makeLiveCampaign(deps.database, { fundedCents: 1000 })
  const given = { campaignId: campaign.id, creator: post.creator }
  const newer = await makePendingSubmission(deps.database, given)
  await run(
    deps.database,
    sql`UPDATE submissions SET external_post_id =
        (SELECT external_post_id FROM submissions WHERE id = ${post.id}) WHERE id = ${newer}`,
  )
  setup.moveTo(adminsTurn)

  const { remedies } = await setup.readCase(post)
  await setup.decide(post, 'approve')

  expect(remedies).toContain('approve')
  expect(await setup.row(post.id)).toMatchObject({ status: 'resolved', postStatus: 'approved' })
  const ended = sql<{ status: string }>`SELECT status FROM submissions WHERE id = ${newer}`
  expect((await exactlyOne(deps.database, ended)).status).toBe('rejected')
})
