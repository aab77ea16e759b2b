import type { BrandId, CampaignId, ChargebackId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '#platform/database/database.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'

/** What those concerned are told, and who they are. */
export interface NoticeFacts {
  readonly campaignId: CampaignId
  readonly campaignName: string
  readonly brandId: BrandId
  readonly amountCents: Cents
  readonly owedCents: Cents
  readonly writtenOffCents: Cents
  readonly dueAt: Date | null
  /** A bank has kept another payment of the campaign. */
  readonly isAnotherLost: boolean
  /** Creators with a post whose money is not all paid. */
  readonly creatorUserIds: readonly UserId[]
}

export async function readNoticeFacts(db: Database, id: ChargebackId): Promise<NoticeFacts> {
  return await exactlyOne(
    db,
    sql<NoticeFacts>`SELECT c.id AS campaign_id, c.name AS campaign_name, c.brand_id, b.amount_cents,
        b.owed_cents, b.written_off_cents, b.due_at,
        EXISTS (SELECT FROM chargebacks o WHERE o.campaign_id = c.id AND o.id <> b.id
          AND o.status = 'lost') AS is_another_lost,
        ARRAY(SELECT DISTINCT k.user_id FROM submissions s JOIN creators k ON k.id = s.creator_id
          WHERE s.campaign_id = c.id AND s.status IN ('pending', 'approved', 'locked')
          ORDER BY k.user_id) AS creator_user_ids
      FROM chargebacks b JOIN campaigns c ON c.id = b.campaign_id
      WHERE b.id = ${id}`,
  )
}
