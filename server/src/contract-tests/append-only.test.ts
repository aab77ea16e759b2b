import type { CampaignId } from '@permille/contract/ids'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { writeAudit } from '../features/accounts/public.ts'
import { insertReview } from '../features/submissions/submission-store.ts'
import { settleViews } from '../money/movements/settle-views.ts'
import { newId } from '../platform/ids.ts'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import {
  makeApprovedSubmission,
  makeCreator,
  makeLiveCampaign,
  readingOf,
} from '../testing/test-marketplace.ts'

/** Tables that are never changed once written, each with a column that a forger would change. */
const histories = [
  ['ledger_entries', 'amount_cents = 1'],
  ['earning_accruals', 'accrued_cents = 1'],
  ['audit_log', "action = 'nothing'"],
  ['submission_status_changes', 'note = NULL'],
  ['campaign_status_changes', 'note = NULL'],
  ['reviews', 'notes = NULL'],
] as const

/** Raised by our trigger, or by a foreign key, which comes first where a table is referenced. */
const refusal = /append-only|never emptied|referenced in a foreign key/

let database: TestDatabase
let draftId: CampaignId

beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.transaction(async (tx) => {
    const { id: campaignId, brand } = await makeLiveCampaign(tx, { fundedCents: 10_000 })
    const creator = await makeCreator(tx)
    const submissionId = await makeApprovedSubmission(tx, { campaignId, creator })
    const at = new Date()
    await settleViews(tx, { readings: [readingOf(submissionId, 5000)], at, holdHours: 72 })
    const review = { submissionId, reviewerUserId: brand.userId, action: 'approve' } as const
    await insertReview(tx, { ...review, id: newId(), notes: null, at })
    await writeAudit(tx, {
      actor: brand,
      action: 'submission.approve',
      objectType: 'submission',
      objectId: submissionId,
    })
    draftId = newId()
  })
  await database.db.pool.query(
    `INSERT INTO campaigns (id, brand_id, name, category, budget_cents,
       reward_rate_per_k_views_cents, min_payout_cents, max_payout_cents, platforms_allowed)
     SELECT $1, brand_id, 'Draft', category, 1000, 300, 0, 0, platforms_allowed FROM campaigns LIMIT 1`,
    [draftId],
  )
  await database.db.pool.query(
    `INSERT INTO campaign_status_changes (campaign_id, to_status, actor_kind) VALUES ($1, 'draft', 'brand')`,
    [draftId],
  )
})
afterAll(() => database.close())

describe.each(histories)('%s', (table, change) => {
  it('have rows to protect', async () => {
    const { rows } = await database.db.pool.query(`SELECT count(*) AS count FROM ${table}`)

    expect(Number(rows[0].count)).toBeGreaterThan(0)
  })

  it.each([
    `UPDATE ${table} SET ${change}`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table}`,
    `TRUNCATE ${table} CASCADE`,
  ])('refuses %s', async (statement) => {
    await expect(database.db.pool.query(statement)).rejects.toThrow(refusal)
  })
})

describe('the append-only tables', () => {
  it.each(['users', 'creators', 'campaigns', 'submissions', 'settlements', 'payouts', 'brands'])(
    'refuse TRUNCATE %s CASCADE, which would reach them',
    async (table) => {
      await expect(database.db.pool.query(`TRUNCATE ${table} CASCADE`)).rejects.toThrow(refusal)
    },
  )

  it('keep a campaign that was ever funded or live', async () => {
    const remove = database.db.pool.query(`DELETE FROM campaigns WHERE status <> 'draft'`)

    await expect(remove).rejects.toThrow('append-only')
  })

  it('lose a draft’s history with the draft', async () => {
    const { rowCount } = await database.db.pool.query('DELETE FROM campaigns WHERE id = $1', [
      draftId,
    ])

    expect(rowCount).toBe(1)
  })
})

it('keep corrections, even while there are none', async () => {
  const emptying = database.db.pool.query('TRUNCATE accrual_corrections')

  await expect(emptying).rejects.toThrow('never emptied')
})
