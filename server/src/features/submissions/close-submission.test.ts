import { setTimeout as sleep } from 'node:timers/promises'
import type { CreatorId, PayoutId, SubmissionId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { lockPayout } from '#money/movements/book-transfer.ts'
import { settleViews } from '#money/movements/settle-views.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { isLocked } from '#testing/row-locks.ts'
import { readingOf } from '#testing/test-marketplace.ts'
import { closeSubmission, markSubmissionsPaid } from './close-submission.ts'
import { endCampaign } from './end-campaign.ts'
import { approveSubmission } from './review/approve-submission.ts'
import { type SubmissionSetup, setUpSubmissions } from './testing/submission-setup.ts'

let setup: SubmissionSetup
beforeAll(async () => {
  setup = await setUpSubmissions()
})
afterAll(() => setup.close())

async function givenApproved(flatBonusCents = 1500) {
  const campaign = await setup.campaign({ flatBonusCents })
  const submitted = await setup.submit({ campaign })
  await approveSubmission(setup.deps, { submissionId: submitted.id, reviewer: submitted.brand })
  return submitted
}

function lock(submissionId: SubmissionId): Promise<void> {
  return setup.deps.database.transaction((tx) =>
    closeSubmission(tx, { submissionId, reason: 'window', at: setup.deps.clock.now() }),
  )
}

/** A payout with every accrual of the submission. */
async function addPayout(
  submissionId: SubmissionId,
  creatorId: CreatorId,
  status: 'paid' | 'queued',
) {
  const payoutId = newId<PayoutId>()
  const isPaid = status === 'paid'
  await setup.change(
    sql`INSERT INTO payouts (id, creator_id, total_cents, status, destination, stripe_transfer_id,
        settled_at)
      VALUES (${payoutId}, ${creatorId}, 1500, ${status}, 'acct_test',
        ${isPaid ? `tr_${payoutId}` : null}, ${isPaid ? new Date() : null})`,
  )
  await setup.change(
    sql`INSERT INTO payout_accruals (accrual_id, payout_id, accrued_cents)
      SELECT id, ${payoutId}, accrued_cents FROM earning_accruals
      WHERE submission_id = ${submissionId}`,
  )
  return payoutId
}

function markPaid(payoutId: PayoutId): Promise<void> {
  return setup.deps.database.transaction((tx) =>
    markSubmissionsPaid(tx, { payoutId, at: setup.deps.clock.now() }),
  )
}

test('closing locks an approved submission, once', async () => {
  const { id } = await givenApproved()

  await Promise.all([lock(id), lock(id), lock(id)])

  expect(await setup.row(id)).toMatchObject({ status: 'locked', lockReason: 'window' })
  expect((await setup.history(id)).slice(2)).toEqual(['system approved locked'])
})

test('an unapproved submission stays unchanged', async () => {
  const { id } = await setup.submit()

  await lock(id)

  expect(await setup.row(id)).toMatchObject({ status: 'pending', lockReason: null })
})

test('a locked submission is paid once every cent is in a paid payout', async () => {
  const { id, creator } = await givenApproved()
  await lock(id)

  const payoutId = await addPayout(id, creator.creatorId, 'paid')
  await markPaid(payoutId)
  await markPaid(payoutId)

  expect(await setup.row(id)).toMatchObject({ status: 'paid' })
  expect((await setup.history(id)).at(-1)).toBe('system locked paid')
  expect(await setup.history(id)).toHaveLength(4)
})

test('money in transit keeps it locked', async () => {
  const { id, creator } = await givenApproved()
  await lock(id)

  await markPaid(await addPayout(id, creator.creatorId, 'queued'))

  expect(await setup.row(id)).toMatchObject({ status: 'locked' })
})

test('an approved submission keeps earning after a payout and is paid when it locks', async () => {
  const { id, creator } = await givenApproved()
  await markPaid(await addPayout(id, creator.creatorId, 'paid'))
  expect(await setup.row(id)).toMatchObject({ status: 'approved' })

  await lock(id)

  expect(await setup.row(id)).toMatchObject({ status: 'paid' })
})

test('a locked post that earned nothing stays locked', async () => {
  const { id } = await givenApproved(0)

  await lock(id)

  expect(await setup.row(id)).toMatchObject({ status: 'locked' })
})

/** Long enough to take a free lock. */
const aMomentMs = 300

test('a payout that settles while its post locks leaves it paid', async () => {
  const { id, creator } = await givenApproved()
  const payoutId = await addPayout(id, creator.creatorId, 'queued')

  const locking = await setup.deps.database.transaction(async (tx) => {
    await lockPayout(tx, payoutId)
    await run(
      tx,
      sql`UPDATE payouts SET status = 'paid', stripe_transfer_id = ${`tr_${payoutId}`},
        settled_at = now() WHERE id = ${payoutId}`,
    )
    await markSubmissionsPaid(tx, { payoutId, at: setup.deps.clock.now() })
    const started = lock(id)
    await sleep(aMomentMs)
    return { started }
  })
  await locking.started

  expect(await setup.row(id)).toMatchObject({ status: 'paid' })
})

test('a post is not locked in the middle of a settlement', async () => {
  const { id } = await givenApproved()
  const order: string[] = []

  const locking = await setup.deps.database.transaction(async (tx) => {
    const at = setup.deps.clock.now()
    await settleViews(tx, { readings: [readingOf(id, 5000, at)], at, holdHours: 72 })
    const started = lock(id).then(() => order.push('locked'))
    await sleep(aMomentMs)
    order.push('settled')
    return { started }
  })
  await locking.started

  expect(order).toEqual(['settled', 'locked'])
})

test('a post with outstanding earnings waits for a top-up, until its campaign has ended', async () => {
  const { id, creator, campaign } = await givenApproved()
  const at = setup.deps.clock.now()
  const readings = [readingOf(id, 100_000, at)]
  await setup.deps.database.transaction((tx) => settleViews(tx, { readings, at, holdHours: 72 }))
  await addPayout(id, creator.creatorId, 'paid')

  await lock(id)
  const before = await setup.row(id)
  await setup.change(
    sql`UPDATE campaigns SET status = 'completed', pause_reasons = '{}', completed_at = now()
      WHERE id = ${campaign.id}`,
  )
  await setup.deps.database.transaction((tx) => endCampaign(tx, { campaignId: campaign.id, at }))

  expect([before.status, (await setup.row(id)).status]).toEqual(['locked', 'paid'])
})

test('no money moves while a post is closed or its campaign ended', async () => {
  const { id, campaign, creator } = await givenApproved()
  const { database, clock } = setup.deps
  const at = clock.now()

  await database.transaction(async (tx) => {
    await closeSubmission(tx, { submissionId: id, reason: 'window', at })
    expect(await isLocked(database, 'campaign', campaign.id)).toBe(true)
    expect(await isLocked(database, 'creator', creator.creatorId)).toBe(true)
  })
  await database.transaction(async (tx) => {
    await endCampaign(tx, { campaignId: campaign.id, at })
    expect(await isLocked(database, 'campaign', campaign.id)).toBe(true)
  })
})

test('an unknown submission cannot be closed', async () => {
  await expect(lock(newId<SubmissionId>())).rejects.toMatchObject({ code: 'submission-not-found' })
})
