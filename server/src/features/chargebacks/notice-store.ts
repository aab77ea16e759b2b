import type { ChargebackId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { Database } from '../../platform/database/database.ts'
import { exactlyOne, manyRows } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'

interface Recipient {
  readonly email: string
  readonly displayName: string
}

/** What those concerned are told, and who they are. */
export interface NoticeFacts {
  readonly campaignName: string
  readonly amountCents: Cents
  readonly owedCents: Cents
  readonly writtenOffCents: Cents
  readonly dueAt: Date | null
  readonly brand: Recipient
  /** With a post whose money is not all paid. */
  readonly creators: readonly Recipient[]
  readonly admins: readonly Recipient[]
}

type CaseRow = Omit<NoticeFacts, 'brand' | 'creators' | 'admins'> & Recipient

export async function readNoticeFacts(db: Database, id: ChargebackId): Promise<NoticeFacts> {
  const { email, displayName, ...facts } = await exactlyOne(
    db,
    sql<CaseRow>`SELECT c.name AS campaign_name, b.amount_cents, b.owed_cents, b.written_off_cents,
        b.due_at, u.email, u.display_name
      FROM chargebacks b JOIN campaigns c ON c.id = b.campaign_id
        JOIN brands r ON r.id = c.brand_id JOIN users u ON u.id = r.owner_user_id
      WHERE b.id = ${id}`,
  )
  const creators = await manyRows(
    db,
    sql<Recipient>`SELECT u.email, u.display_name FROM users u JOIN creators k ON k.user_id = u.id
      WHERE u.suspended_at IS NULL AND k.id IN (
        SELECT s.creator_id FROM submissions s JOIN chargebacks b ON b.campaign_id = s.campaign_id
        WHERE b.id = ${id} AND s.status IN ('pending', 'approved', 'locked'))
      ORDER BY u.email`,
  )
  const admins = await manyRows(
    db,
    sql<Recipient>`SELECT email, display_name FROM users
      WHERE role = 'admin' AND suspended_at IS NULL ORDER BY email`,
  )
  return { ...facts, brand: { email, displayName }, creators, admins }
}
