import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type {
  BrandId,
  CampaignId,
  ChargebackId,
  CreatorId,
  DiscrepancyId,
  DisputeId,
  FraudWarningId,
  FundingId,
  Id,
  InvitationId,
  KeyId,
  MailId,
  MessageId,
  PayoutId,
  RefundId,
  SocialAccountId,
  SubmissionId,
  UserId,
} from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

export interface AuditActor {
  readonly kind: 'creator' | 'brand' | 'admin' | 'system'
  readonly userId?: UserId
  /** The brand they acted for. */
  readonly brandId?: BrandId | null
  /** The key by which they did it. */
  readonly key?: { readonly id: KeyId } | null
}

export type AuditId = Id<'audit'>

interface AuditedIds {
  readonly user: UserId
  readonly brand: BrandId
  readonly creator: CreatorId
  readonly campaign: CampaignId
  readonly funding: FundingId
  readonly submission: SubmissionId
  readonly dispute: DisputeId
  readonly payout: PayoutId
  readonly refund: RefundId
  readonly book_exception: DiscrepancyId
  readonly chargeback: ChargebackId
  readonly fraud_warning: FraudWarningId
  readonly social_account: SocialAccountId
  readonly invitation: InvitationId
  readonly mail: MailId
  readonly message: MessageId
  readonly api_key: KeyId
}

type AuditedObject = {
  [Type in keyof AuditedIds]: { readonly objectType: Type; readonly objectId: AuditedIds[Type] }
}[keyof AuditedIds]

export type AuditEntry = AuditedObject & {
  readonly actor: AuditActor
  readonly action: AuditAction
  readonly before?: object
  readonly after?: object
  readonly requestId?: string | undefined
}

const auditTimes = new WeakMap<Transaction, Date>()

/** Only for the demo, which replays its past: dates this transaction's audit entries then instead of now. */
export function auditAsOf(tx: Transaction, at: Date): void {
  auditTimes.set(tx, at)
}

/** Records who did what to what, in the same transaction; the database never lets the row change. Returns its id. */
export async function writeAudit(tx: Transaction, entry: AuditEntry): Promise<AuditId> {
  const id = newId<AuditId>()
  const after = sql<never>`${toJson(entry.after)}::jsonb`
  await run(tx, auditInsert(tx, { ...entry, id, after }))
  return id
}

/** Like `audit`, as part of another statement. `after` may be what that statement writes, as `jsonb`. */
export function auditInsert(
  tx: Transaction,
  entry: Omit<AuditEntry, 'after'> & { id: AuditId; after?: Statement<never> },
): Statement<never> {
  return sql`INSERT INTO audit_log
    (id, at, actor_kind, actor_user_id, action, object_type, object_id, before, after, request_id, brand_id, key_id)
    VALUES (${entry.id}::uuid, coalesce(${auditTimes.get(tx) ?? null}::timestamptz, now()),
      ${entry.actor.kind}, ${entry.actor.userId ?? null}::uuid,
      ${entry.action}, ${entry.objectType}, ${entry.objectId}, ${toJson(entry.before)}::jsonb,
      ${entry.after ?? null}, ${entry.requestId ?? null}, ${entry.actor.brandId ?? null}::uuid,
      ${entry.actor.key?.id ?? null}::uuid)`
}

/** Whether the same action was recorded for the same object a short time ago. */
export async function hasRecentAudit(
  tx: Transaction,
  seen: { objectId: AuditedObject['objectId']; action: string; withinSeconds: number },
): Promise<boolean> {
  const row = await firstRow(
    tx,
    sql<{ id: string }>`SELECT id FROM audit_log
      WHERE object_id = ${seen.objectId} AND action = ${seen.action}
        AND at > now() - make_interval(secs => ${seen.withinSeconds}) LIMIT 1`,
  )
  return row !== undefined
}

/** When this person last did it since then; undefined if they did not. */
export async function findOwnAudit(
  tx: Transaction,
  done: { objectId: AuditedObject['objectId']; action: AuditAction; by: UserId; since: Date },
): Promise<Date | undefined> {
  const row = await firstRow(
    tx,
    sql<{ at: Date }>`SELECT at FROM audit_log
      WHERE object_id = ${done.objectId} AND action = ${done.action}
        AND actor_user_id = ${done.by} AND at > ${done.since} ORDER BY at DESC LIMIT 1`,
  )
  return row?.at
}

function toJson(state: object | undefined): string | null {
  return state === undefined ? null : JSON.stringify(state)
}
