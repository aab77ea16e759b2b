import type { AuditAction } from '@permille/contract/administration/audit-actions'
import type { UserRole } from '@permille/contract/enums'
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
  ReportLinkId,
  SocialAccountId,
  SubmissionId,
  UserId,
  WebhookId,
} from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { firstRow, run } from '#platform/database/query.ts'
import { type Statement, sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

/** Whoever acts with a brand's account says for which brand; null for what concerns their account alone. */
export type AuditActor =
  | {
      readonly kind: 'brand'
      readonly userId: UserId
      readonly brandId: BrandId | null
      readonly key?: ActingKey
    }
  | {
      readonly kind: 'creator' | 'admin' | 'system'
      readonly userId?: UserId
      readonly key?: ActingKey
    }

/** The key by which they did it. */
type ActingKey = { readonly id: KeyId } | null

/** Someone whose act concerns their account alone, whatever they act for. */
export interface Themselves {
  readonly kind: UserRole
  readonly userId: UserId
}

export function actorForThemselves({ kind, userId }: Themselves): AuditActor {
  return kind === 'brand' ? { kind, userId, brandId: null } : { kind, userId }
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
  readonly webhook: WebhookId
  readonly report_link: ReportLinkId
}

/** The brand whose object it is; null for what is no brand's. A person's act is their brand's, whatever it is about. */
const brandOf: Readonly<
  Record<keyof AuditedIds, ((id: Statement<never>) => Statement<never>) | null>
> = {
  brand: (id) => id,
  campaign: (id) => sql`(SELECT brand_id FROM campaigns WHERE id = ${id})`,
  funding: through(sql`campaign_funding`),
  submission: through(sql`submissions`),
  refund: through(sql`refunds`),
  chargeback: through(sql`chargebacks`),
  dispute: (
    id,
  ) => sql`(SELECT c.brand_id FROM disputes d JOIN submissions s ON s.id = d.submission_id
    JOIN campaigns c ON c.id = s.campaign_id WHERE d.id = ${id})`,
  fraud_warning: (
    id,
  ) => sql`(SELECT c.brand_id FROM fraud_warnings w JOIN campaign_funding f ON f.id = w.funding_id
    JOIN campaigns c ON c.id = f.campaign_id WHERE w.id = ${id})`,
  user: null,
  creator: null,
  payout: null,
  book_exception: null,
  social_account: null,
  invitation: null,
  mail: null,
  message: null,
  api_key: (id) => sql`(SELECT brand_id FROM api_keys WHERE id = ${id})`,
  webhook: (id) => sql`(SELECT brand_id FROM webhook_endpoints WHERE id = ${id})`,
  report_link: (id) => sql`(SELECT brand_id FROM report_links WHERE id = ${id})`,
}

function through(table: Statement<never>): (id: Statement<never>) => Statement<never> {
  return (id) =>
    sql`(SELECT c.brand_id FROM ${table} o JOIN campaigns c ON c.id = o.campaign_id WHERE o.id = ${id})`
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
      ${entry.after ?? null}, ${entry.requestId ?? null}, ${brandConcerned(entry, entry.actor)},
      ${entry.actor.key?.id ?? null}::uuid)`
}

function brandConcerned(
  { objectType, objectId }: Pick<AuditedObject, 'objectType' | 'objectId'>,
  actor: AuditActor,
): Statement<never> | null {
  if (actor.kind === 'brand') return sql`${actor.brandId}::uuid`
  return brandOf[objectType]?.(sql`${objectId}::uuid`) ?? null
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
