import type { CampaignId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Transaction } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { lockRows } from '../locks.ts'
import { type Freeze, freezeUnpaid } from './freeze-money.ts'

/** Locks a campaign and all who have posts in it. */
export async function lockEarners(tx: Transaction, campaignId: CampaignId): Promise<void> {
  await lockRows(tx, 'campaign', [campaignId])
  await lockRows(
    tx,
    'creator',
    sql`SELECT creator_id FROM submissions WHERE campaign_id = ${campaignId}`,
  )
}

/**
 * Freezes what a disputed payment paid for: of what the campaign's creators have earned, the last earned first, until
 * `lackingCents` are covered (of one moment, by the post that was submitted last); what is in no payout of it. What
 * another claim covers is not covered twice. Returns what was moved. Call it under `lockEarners`.
 */
export async function freezeLastEarned(
  tx: Transaction,
  freeze: Omit<Freeze, 'of' | 'cause' | 'withUnpaid'> & {
    campaignId: CampaignId
    lackingCents: Cents
  },
): Promise<Cents> {
  const { campaignId, lackingCents, ...claim } = freeze
  const inScope = sql<never>`s.campaign_id = ${campaignId}`
  await run(
    tx,
    sql`WITH claim AS (
        INSERT INTO money_freezes (id, cause, campaign_id, with_unpaid, is_listed, reason, facts,
          opened_by, opened_at)
        VALUES (${claim.id}, 'chargeback', ${campaignId}, true, true, ${claim.reason},
          ${JSON.stringify(claim.facts)}::jsonb, ${claim.openedBy}, ${claim.at})
      ), earned AS (
        SELECT a.id, sum(a.accrued_cents) OVER (ORDER BY a.created_at DESC, s.id DESC, a.id DESC)
          - a.accrued_cents AS later_cents
        FROM submissions s JOIN earning_accruals a ON a.submission_id = s.id
        WHERE ${inScope} AND a.kind IN ('views', 'bonus', 'reinstated')
          AND NOT EXISTS (SELECT FROM accrual_corrections k WHERE k.accrual_id = a.id)
          AND NOT EXISTS (SELECT FROM freeze_accruals l JOIN money_freezes z ON z.id = l.freeze_id
            WHERE l.accrual_id = a.id AND z.closed_at IS NULL)
      )
      INSERT INTO freeze_accruals (freeze_id, accrual_id)
      SELECT ${claim.id}::uuid, id FROM earned WHERE later_cents < ${lackingCents}`,
  )
  const listed = sql<never>`a.id IN (SELECT accrual_id FROM freeze_accruals WHERE freeze_id = ${claim.id})`
  const of = { campaignId }
  const scope = { which: sql<never>`${inScope} AND ${listed}`, part: '' }
  return await freezeUnpaid(tx, { ...claim, cause: 'chargeback', of }, scope)
}
