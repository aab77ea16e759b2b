import type { FreezeId } from '@permille/contract/ids'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { campaignBudget } from '#money/chart-of-accounts.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { makeTrueBooks, type TrueBooks } from '../testing/true-books.ts'

let books: TrueBooks
beforeAll(async () => {
  books = await makeTrueBooks()
})
afterAll(() => books.database.close())

async function oneIn(table: Statement<never>): Promise<string> {
  const { id } = await exactlyOne(
    books.database.db,
    sql<{ id: string }>`SELECT accrual_id AS id FROM ${table} ORDER BY accrual_id DESC LIMIT 1`,
  )
  return id
}

const matures = (at: Statement<never>, id: string): Statement<unknown> =>
  sql`UPDATE earning_accruals SET matures_at = ${at} WHERE id = ${id}`

test('I40 finds money in a payout and withdrawable money whose hold is not over', async () => {
  const [paid, withdrawable] = [
    await oneIn(sql`payout_accruals`),
    await oneIn(sql`accrual_withdrawables`),
  ]
  const soon = sql<never>`now() + interval '2 minutes'`

  const inPayout = await books.find(matures(soon, paid))
  const available = await books.find(matures(soon, withdrawable))

  expect(inPayout).toEqual({ I40: [paid] })
  expect(available).toEqual({ I40: [withdrawable] })
})

test('I40 uses a payout’s request time, and allows for clock differences', async () => {
  const paid = await oneIn(sql`payout_accruals`)
  const after = (
    seconds: number,
  ) => sql<never>`(SELECT p.created_at + make_interval(secs => ${seconds})
    FROM payouts p JOIN payout_accruals l ON l.payout_id = p.id WHERE l.accrual_id = ${paid})`

  expect(await books.find(matures(after(59), paid))).toEqual({})
  expect(await books.find(matures(after(61), paid))).toEqual({ I40: [paid] })
})

/** A bonus that was promised to a post, and what its reversal took back and owes again. */
const promise = (cents: number, id: string): Statement<unknown> =>
  sql`UPDATE submission_totals SET bonus_due_cents = ${cents} WHERE submission_id = ${id}`
const again = (cents: number, id: string): Statement<unknown> =>
  sql`UPDATE submission_totals SET owed_again_cents = ${cents} WHERE submission_id = ${id}`
function lastMoved(minutesAgo: number, campaignId: string): Statement<unknown>[] {
  const at = sql<never>`now() - make_interval(mins => ${minutesAgo})`
  return [
    sql`UPDATE ledger_entries SET created_at = ${at} WHERE campaign_id = ${campaignId}`,
    sql`UPDATE campaign_status_changes SET at = ${at} WHERE campaign_id = ${campaignId}`,
  ]
}

test('I41 finds a promise that waited for ten minutes although there was money for it', async () => {
  const { id, campaignId } = books.posts.capped

  const late = await books.find(promise(500, id), ...lastMoved(11, campaignId))
  const justNow = await books.find(promise(500, id), ...lastMoved(9, campaignId))

  expect(late.I41).toEqual([id])
  expect(justNow.I41).toBeUndefined()
})

test('I41 lets a promise wait if its campaign has too little money, or for a proof', async () => {
  const { capped, unproven } = books.posts
  const old = lastMoved(60, capped.campaignId)

  const beyond = await books.find(promise(100_000, capped.id), ...old)
  const unpaid = await books.find(promise(500, unproven.id), ...old)

  expect(beyond.I41).toBeUndefined()
  expect(unpaid.I41).toBeUndefined()
})

test('I41 finds unpaid arrears while money is left, and when none can come', async () => {
  const { capped, taken } = books.posts
  const ended = sql`UPDATE campaigns SET status = 'completed' WHERE id = ${taken.campaignId}`

  const beside = await books.find(again(100_000, capped.id), ...lastMoved(11, capped.campaignId))
  const open = await books.find(again(1, taken.id), ...lastMoved(11, taken.campaignId))
  const over = await books.find(again(1, taken.id), ended, ...lastMoved(11, taken.campaignId))

  expect([beside.I41, open.I41, over.I41]).toEqual([[capped.id], undefined, [taken.id]])
})

test('I42 finds a deleted creator’s earnings, but no money that they gave up', async () => {
  const { creator } = books.posts.capped
  const leftAt = (at: Statement<never>): Statement<unknown> =>
    sql`UPDATE users SET deleted_at = ${at}, suspended_at = ${at} WHERE id = ${creator.userId}`

  const givenUp = await books.find(leftAt(sql`now()`))
  const came = await books.find(leftAt(sql`now() - interval '1 day'`))

  expect(givenUp.I42).toBeUndefined()
  expect(came.I42?.length).toBeGreaterThan(0)
})

test('I42 finds them anywhere: a deleted account is suspended, so they are frozen', async () => {
  const accrualId = await oneIn(sql`accrual_holds`)
  const left = sql`UPDATE users SET deleted_at = now() - interval '10 years', suspended_at = now()
    WHERE id = (SELECT k.user_id FROM earning_accruals a JOIN creators k ON k.id = a.creator_id
      WHERE a.id = ${accrualId})`
  const frozen = sql`WITH held AS (DELETE FROM accrual_holds WHERE accrual_id = ${accrualId} RETURNING *)
    INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause)
    SELECT accrual_id, creator_id, accrued_cents, 'suspended' FROM held`

  const findings = await books.find(left, frozen)

  expect(findings.I42).toContain(accrualId)
})

test('I42 finds money owed to a card without a discrepancy', async () => {
  const findings = await books.find(
    sql`INSERT INTO ledger_accounts (name, balance_cents) VALUES ('stray:pi_lost', 5)`,
  )

  expect(findings.I42).toEqual(['stray:pi_lost'])
})

test('I42 finds an ended campaign’s money that none of its cards can take, after two hours', async () => {
  const { campaignId } = books.posts.taken
  const ended = sql`UPDATE campaigns SET status = 'completed', completed_at = now() WHERE id = ${campaignId}`
  const closed = sql`UPDATE submissions SET status = 'rejected', rejected_at = now() - interval '60 days',
    rejection_code = 'withdrawn' WHERE campaign_id = ${campaignId}`
  const tooMuch = sql`UPDATE ledger_accounts SET balance_cents = balance_cents + 1000000
    WHERE name = ${campaignBudget(campaignId)}`
  const over = [ended, closed, ...lastMoved(121, campaignId)]

  const left = await books.find(...over)
  const beyond = await books.find(...over, tooMuch)
  const justNow = await books.find(...over, tooMuch, ...lastMoved(60, campaignId))
  const earning = await books.find(tooMuch, ...lastMoved(121, campaignId))

  expect([left.I42, justNow.I42, earning.I42]).toEqual([undefined, undefined, undefined])
  expect(beyond.I42).toEqual([campaignId])
})

test('I42 finds a hold on a rejected post, and a claim’s freeze after the bank has decided', async () => {
  const { capped, taken } = books.posts
  const freeze = (cause: string, id: string, at: Statement<never>) =>
    sql`INSERT INTO money_freezes (id, cause, submission_id, campaign_id, with_unpaid, reason, opened_at)
      VALUES (${id}, ${cause}, ${at}, true, 'test', now())`
  const ofPost = sql<never>`${capped.id}::uuid, NULL`
  const ofCampaign = sql<never>`NULL, ${taken.campaignId}::uuid`
  const holds = (id: string): Statement<unknown> =>
    sql`INSERT INTO accrual_freezes (accrual_id, creator_id, accrued_cents, cause, freeze_id)
      SELECT gen_random_uuid(), ${capped.creator.id}, 1, cause, id FROM money_freezes WHERE id = ${id}`
  const chargeback = (status: string): Statement<unknown> =>
    sql`INSERT INTO chargebacks (id, stripe_dispute_id, campaign_id, funding_id, amount_cents, status,
        reason, is_inquiry, opened_at, looked_at)
      VALUES (${newId()}, 'dp_1', ${taken.campaignId}, ${newId()}, 1, ${status}, 'general', false,
        now(), now())`
  const [hold, claim] = [newId<FreezeId>(), newId<FreezeId>()]
  const rejected = sql`UPDATE submissions SET status = 'rejected' WHERE id = ${capped.id}`

  const held = await books.find(freeze('held', hold, ofPost), holds(hold))
  const stuck = await books.find(freeze('held', hold, ofPost), holds(hold), rejected)
  const open = [freeze('chargeback', claim, ofCampaign), holds(claim)]
  const claimed = await books.find(...open, chargeback('under_review'))
  const decided = await books.find(...open, chargeback('won'))

  expect([held.I42, stuck.I42]).toEqual([undefined, [hold]])
  expect([claimed.I42, decided.I42]).toEqual([undefined, [claim]])
})
