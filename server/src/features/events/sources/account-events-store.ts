import type { Platform, UserRole } from '@permille/contract/enums'
import type { InvitationId, SocialAccountId, UserId } from '@permille/contract/ids'
import { termsVersion } from '@permille/contract/privacy/terms'
import type { AuditId } from '#features/accounts/public.ts'
import type { Database } from '#platform/database/database.ts'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import type { Span } from './event-source.ts'
import { withoutEvent } from './without-event-store.ts'

export interface LostAccount {
  readonly key: string
  readonly at: Date
  readonly accountId: SocialAccountId
  readonly platform: Platform
  readonly userId: UserId
}

export async function listLostAccounts(db: Database, span: Span): Promise<LostAccount[]> {
  const key = sql<never>`'reconnect:' || a.id || ':' || extract(epoch FROM a.needs_reconnect_at)::bigint`
  return await manyRows(
    db,
    sql<LostAccount>`SELECT ${key} AS key, a.needs_reconnect_at AS at, a.id AS account_id,
        a.platform, a.user_id
      FROM social_accounts a
      WHERE ${withoutEvent(span, { at: sql`a.needs_reconnect_at`, key })} AND a.removed_at IS NULL
      ORDER BY a.needs_reconnect_at, a.id LIMIT ${span.rowsMax}`,
  )
}

export interface NewPlace {
  readonly key: string
  readonly at: Date
  readonly auditId: AuditId
  readonly userId: UserId
}

/** A refused guess or the use of a mailed link makes no network known: a stranger may be behind it. */
const startsSession = sql<never>`p.action IN ('user.sign-in', 'user.register', 'user.accept-invitation')`

/** Sign-ins from a network from which nobody had signed in to this account, but for the first. */
export async function listNewPlaces(db: Database, span: Span): Promise<NewPlace[]> {
  const key = sql<never>`'sign-in:' || e.id`
  return await manyRows(
    db,
    sql<NewPlace>`SELECT ${key} AS key, e.at, e.id AS audit_id, u.id AS user_id
      FROM audit_log e JOIN audit_origins o ON o.audit_id = e.id JOIN users u ON u.id = e.object_id
      WHERE e.action = 'user.sign-in' AND ${withoutEvent(span, { at: sql`e.at`, key })}
        AND EXISTS (SELECT FROM audit_log p JOIN audit_origins po ON po.audit_id = p.id
          WHERE p.object_type = e.object_type AND p.object_id = e.object_id AND p.at < e.at
            AND po.network IS NOT NULL)
        AND NOT EXISTS (SELECT FROM audit_log p JOIN audit_origins po ON po.audit_id = p.id
          WHERE p.object_type = e.object_type AND p.object_id = e.object_id AND p.at < e.at
            AND po.network = o.network AND ${startsSession})
      ORDER BY e.at, e.id LIMIT ${span.rowsMax}`,
  )
}

export interface PasswordLinkMade {
  readonly key: string
  readonly at: Date
  readonly userId: UserId
}

/** Links that an admin made, so that nobody can set someone's password in silence. */
export async function listPasswordLinks(db: Database, span: Span): Promise<PasswordLinkMade[]> {
  const key = sql<never>`'password-link:' || e.id`
  return await manyRows(
    db,
    sql<PasswordLinkMade>`SELECT ${key} AS key, e.at, u.id AS user_id
      FROM audit_log e JOIN users u ON u.id = e.object_id
      WHERE e.action = 'user.make-password-link' AND ${withoutEvent(span, { at: sql`e.at`, key })}
      ORDER BY e.at, e.id LIMIT ${span.rowsMax}`,
  )
}

export interface OutdatedTerms {
  readonly key: string
  readonly at: Date
  readonly userId: UserId
}

/** People who signed in and have not accepted the newest terms; each is told once. */
export async function listOutdatedTerms(db: Database, span: Span): Promise<OutdatedTerms[]> {
  const key = sql<never>`'terms:' || ${termsVersion}::text || ':' || u.id`
  return await manyRows(
    db,
    sql<OutdatedTerms>`SELECT ${key} AS key, max(e.at) AS at, u.id AS user_id
      FROM audit_log e JOIN users u ON u.id = e.object_id
      WHERE e.action = 'user.sign-in' AND ${withoutEvent(span, { at: sql`e.at`, key })}
        AND NOT EXISTS (SELECT FROM terms_acceptances t
          WHERE t.user_id = u.id AND t.version >= ${termsVersion})
      GROUP BY u.id ORDER BY max(e.at), u.id LIMIT ${span.rowsMax}`,
  )
}

export interface FactorChange {
  readonly key: string
  readonly at: Date
  readonly auditId: AuditId
  readonly action: string
  /** What a sign-in used up. */
  readonly factor: string | null
  readonly userId: UserId
}

/** Changes to how someone signs in other than the password, and sign-ins that used up a code. */
export async function listFactorChanges(db: Database, span: Span): Promise<FactorChange[]> {
  const key = sql<never>`'factor:' || e.id`
  return await manyRows(
    db,
    sql<FactorChange>`SELECT ${key} AS key, e.at, e.id AS audit_id, e.action,
        e.after->>'factor' AS factor, e.object_id AS user_id
      FROM audit_log e
      WHERE ${withoutEvent(span, { at: sql`e.at`, key })} AND e.object_type = 'user'
        AND (e.action IN ('user.add-app', 'user.remove-app', 'user.add-passkey',
            'user.remove-passkey', 'user.renew-recovery-codes', 'user.issue-help-code')
          OR (e.action = 'user.sign-in' AND e.after->>'factor' IN ('recovery', 'help')))
      ORDER BY e.at, e.id LIMIT ${span.rowsMax}`,
  )
}

export interface AcceptedInvitation {
  readonly key: string
  readonly at: Date
  readonly invitationId: InvitationId
  readonly byUserId: UserId
  readonly role: UserRole
  readonly invitedByUserId: UserId
}

export async function listAcceptedInvitations(
  db: Database,
  span: Span,
): Promise<AcceptedInvitation[]> {
  const key = sql<never>`'invitation:' || i.id`
  return await manyRows(
    db,
    sql<AcceptedInvitation>`SELECT ${key} AS key, i.used_at AS at, i.id AS invitation_id,
        u.id AS by_user_id, i.role, i.invited_by_user_id
      FROM invitations i
      JOIN users u ON lower(u.email) = lower(i.email) AND u.email_released_at IS NULL
      WHERE ${withoutEvent(span, { at: sql`i.used_at`, key })} AND i.invited_by_user_id IS NOT NULL
      ORDER BY i.used_at, i.id LIMIT ${span.rowsMax}`,
  )
}

/** What ended with the first proof of an address. */
export interface FormerDropped {
  readonly key: string
  readonly at: Date
  readonly hadPayoutAccount: boolean
  readonly connectionsCount: number
  readonly factorsCount: number
  readonly hasEndedPassword: boolean
  readonly userId: UserId
}

export async function listFormerDropped(db: Database, span: Span): Promise<FormerDropped[]> {
  const key = sql<never>`'former:' || e.id`
  return await manyRows(
    db,
    sql<FormerDropped>`SELECT ${key} AS key, e.at, e.object_id AS user_id,
        (e.after->>'payoutAccount')::boolean AS had_payout_account,
        (e.after->>'connectionsCount')::int AS connections_count,
        (e.after->>'factorsCount')::int AS factors_count,
        (e.after->>'password')::boolean AS has_ended_password
      FROM audit_log e
      WHERE e.action = 'user.drop-unproven' AND ${withoutEvent(span, { at: sql`e.at`, key })}
      ORDER BY e.at, e.id LIMIT ${span.rowsMax}`,
  )
}
