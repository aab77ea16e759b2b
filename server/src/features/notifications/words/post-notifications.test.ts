import type { UserId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { utcTime } from '@permille/contract/notifications/moments'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { markRestored } from '#features/accounts/account-store.ts'
import {
  type DisputedPost,
  type DisputeSetup,
  setUpDisputes,
} from '#features/disputes/testing/dispute-setup.ts'
import { insertPaymentRow, insertRefundRow } from '#features/refunds/testing/refund-row.ts'
import { approveAgain } from '#features/submissions/review/approve-again.ts'
import { reverseApproval } from '#features/submissions/review/reverse-approval.ts'
import { brandDebt, campaignRefunding } from '#money/chart-of-accounts.ts'
import { postEntries } from '#money/ledger.ts'
import { ledgerKey } from '#money/ledger-events.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { suspend } from '#testing/test-users.ts'
import { collectNotifications } from '../collect-notifications.ts'
import { listNotifications } from '../notification-store.ts'

let scene: DisputeSetup
beforeAll(async () => {
  scene = await setUpDisputes()
})
afterEach(() => scene.moveTo(0))
afterAll(() => scene.close())

const act = ({ id: submissionId }: DisputedPost) => ({
  submissionId,
  adminUserId: scene.adminUserId,
  reason: 'Bought views',
  requestId: newId(),
})
const reverse = (post: DisputedPost) =>
  reverseApproval(scene.deps, { ...act(post), code: 'suspected_fraud', evidence: 'Bursts' })

/** What the person is told, newest first. */
async function toldOf(userId: UserId): Promise<string[]> {
  await collectNotifications(scene.deps)
  const filter = { userId, isUnread: false, after: undefined, limit: 100 }
  const told = await listNotifications(scene.deps.database, filter)
  return told.map(({ text }) => text)
}

test('the notification of a reversal states the deadline for a dispute', async () => {
  const post = await scene.earning()
  await reverse(post)
  const { open } = await scene.readOwn(post)

  const [told = ''] = await toldOf(post.creator.userId)

  expect(told).toContain(`You can dispute this until ${utcTime(open?.until ?? new Date(0))}.`)
})

test('a brand reads how much a reversal returned, and how much an earlier refund takes of it', async () => {
  const [post, unpaid, owing] = [
    await scene.earning(),
    await scene.approved(),
    await scene.earning(),
  ]
  await owe(owing, 500)
  for (const each of [post, unpaid, owing]) await reverse(each)

  const told = async ({ campaign }: DisputedPost) => (await toldOf(campaign.brand.userId))[0]

  expect(await told(post)).toMatch(/ \$30\.00 that it had earned went back to the campaign\.$/)
  expect(await told(unpaid)).toMatch(/^The post is by [^.]*\.$/)
  expect(await told(owing)).toMatch(/ \$30\.00 .* came back; \$5\.00 of it made up for an earlier/)
})

/** Its brand owes this for a refund beyond the money of the post's campaign. */
async function owe({ campaign }: DisputedPost, owedCents: number): Promise<void> {
  const { database } = scene.deps
  const fundingId = await insertPaymentRow(database, campaign)
  const refund = await insertRefundRow(database, { campaign, fundingId, status: 'succeeded' })
  const { brandId } = campaign.brand
  const entry = {
    event: 'refund-advanced',
    amountCents: toCents(owedCents),
    debit: brandDebt(brandId),
    credit: campaignRefunding(campaign.id),
    key: ledgerKey('refund-advanced', { refund }),
    at: scene.deps.clock.now(),
  } as const
  await database.transaction((tx) => postEntries(tx, [entry]))
  await run(
    database,
    sql`UPDATE refunds SET owed_cents = ${owedCents} WHERE campaign_id = ${campaign.id}`,
  )
}

test.each([
  ['their creator is suspended', (post: DisputedPost) => suspendCreator(post)],
  ['the post is approved again', (post: DisputedPost) => approveAgain(scene.deps, act(post))],
  ['it is disputed already', (post: DisputedPost) => scene.open(post)],
])('a reversal offers no dispute where %s', async (_, happens) => {
  const post = await scene.earning()
  await reverse(post)
  await happens(post)

  const told = await toldOf(post.creator.userId)

  expect(told.filter((text) => text.includes('An admin reversed'))).toHaveLength(1)
  expect(told.filter((text) => text.includes('You can dispute'))).toEqual([])
})

async function suspendCreator({ creator }: DisputedPost): Promise<void> {
  await suspend(scene.deps.database, creator.userId)
}

test('an approval after all states whether its views continue to earn', async () => {
  const [open, over] = [await scene.earning(), await scene.earning()]
  await reverse(open)
  await reverse(over)
  const { database } = scene.deps
  const early = sql`UPDATE submissions SET approved_at = approved_at - interval '31 days' WHERE id = ${over.id}`
  await database.transaction((tx) => run(tx, early))
  await approveAgain(scene.deps, act(open))
  await approveAgain(scene.deps, act(over))

  const [toldOpen] = await toldOf(open.creator.userId)
  const [toldOver] = await toldOf(over.creator.userId)

  expect(toldOpen).toContain('Its views earn as long as they are tracked.')
  expect(toldOver).toContain('we read its views once more, and that count is final.')
})

// Last, because news of before is not told after it.
test('the deadline moves by the days of the creator’s suspension', async () => {
  const post = await scene.earning()
  await reverse(post)
  const { database } = scene.deps
  await suspend(database, post.creator.userId)
  scene.moveTo(48)
  const restored = { userId: post.creator.userId, at: scene.deps.clock.now() }
  await database.transaction((tx) => markRestored(tx, restored))
  const { open } = await scene.readOwn(post)

  const [told = ''] = await toldOf(post.creator.userId)

  expect(open?.until.getTime()).toBeGreaterThan(Date.now() + 8.9 * 86_400_000)
  expect(told).toContain(`You can dispute this until ${utcTime(open?.until ?? new Date(0))}.`)
})
