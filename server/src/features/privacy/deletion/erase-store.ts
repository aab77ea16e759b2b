import type { BrandId, CreatorId, SocialAccountId, UserId } from '@permille/contract/ids'
import type { Transaction } from '#platform/database/database.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import type { Leaver } from './deletion-plan-store.ts'

/** Whatever lets someone act as this person, and what only they read. Push goes with the sessions. */
const ownTables = [
  sql<never>`sessions`,
  sql<never>`pending_sign_ins`,
  sql<never>`passkeys`,
  sql<never>`passkey_challenges`,
  sql<never>`authenticator_apps`,
  sql<never>`recovery_codes`,
  sql<never>`password_resets`,
  sql<never>`oauth_states`,
  sql<never>`notifications`,
  sql<never>`notification_preferences`,
  sql<never>`idempotency_keys`,
  sql<never>`mails`,
  sql<never>`messages`,
  sql<never>`saved_views`,
  sql<never>`brand_members`,
]

/**
 * Erases what names a person and nobody else needs; `provenEmail` is null if they never proved it. Ids, money and the addresses of posts stay, because
 * the books of others rest on them.
 */
export async function erasePerson(
  tx: Transaction,
  { leaver, provenEmail, at }: { leaver: Leaver; provenEmail: string | null; at: Date },
): Promise<SocialAccountId[]> {
  const { userId, creatorId, brandIds } = leaver
  for (const table of ownTables) await run(tx, sql`DELETE FROM ${table} WHERE user_id = ${userId}`)
  await eraseAcceptedInvitation(tx, userId)
  if (provenEmail !== null) await eraseByAddress(tx, provenEmail)
  await run(tx, sql`DELETE FROM review_notes WHERE author_user_id = ${userId}`)
  await run(
    tx,
    sql`UPDATE invitations SET revoked_at = ${at}
      WHERE invited_by_user_id = ${userId} AND used_at IS NULL AND revoked_at IS NULL`,
  )
  await run(tx, sql`DELETE FROM brand_invitations WHERE invited_by = ${userId}`)
  if (creatorId !== null) await eraseCreator(tx, creatorId)
  if (brandIds.length > 0) await eraseBrands(tx, { brandIds, at })
  await eraseUser(tx, { userId, at })
  await run(tx, sql`UPDATE uploads SET removed_at = ${at} WHERE user_id = ${userId}`)
  const accountIds = await eraseAccounts(tx, { userId, at })
  await forgetInAudit(tx, userId)
  return accountIds
}

async function eraseAcceptedInvitation(tx: Transaction, userId: UserId): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM invitations WHERE id = ANY(ARRAY(SELECT (after ->> 'invitationId')::uuid
      FROM audit_log WHERE object_id = ${userId} AND action = 'user.accept-invitation'))`,
  )
}

/**
 * What only the address ties to them, and what they wrote before they had an account. An address that they
 * never proved may be another's: whatever of it is not filed under their account is kept for its usual time, and so are the
 * links that were mailed to it for a day.
 */
async function eraseByAddress(tx: Transaction, provenEmail: string): Promise<void> {
  const email = sql<never>`lower(${provenEmail}::text)`
  await run(
    tx,
    sql`DELETE FROM mails WHERE ' ' || lower(to_address) = ' ' || ${email} AND user_id IS NULL`,
  )
  await run(tx, sql`DELETE FROM mails WHERE reply_to = ${email} AND user_id IS NULL`)
  await run(tx, sql`DELETE FROM messages WHERE email = ${email}`)
  await run(tx, sql`DELETE FROM invitations WHERE lower(email) = ${email}`)
  await run(tx, sql`DELETE FROM brand_invitations WHERE lower(email) = ${email}`)
  await run(tx, sql`DELETE FROM email_proofs WHERE lower(email) = ${email}`)
  await run(tx, sql`DELETE FROM sign_in_failures WHERE account_key = ${email}`)
}

/** The address is free again; no password matches what stands in place of the hash. */
async function eraseUser(
  tx: Transaction,
  { userId, at }: { userId: UserId; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE users SET email = ${`deleted-${newId()}@deleted.invalid`},
        password = '$argon2id$deleted', display_name = 'Deleted user', avatar_url = NULL,
        email_proven_at = NULL, email_released_at = NULL, deleted_at = ${at},
        suspended_at = coalesce(suspended_at, ${at}), suspended_reason = 'The account was deleted.'
      WHERE id = ${userId}`,
  )
}

/** The payout account stays: a transfer that comes back is found by it. */
async function eraseCreator(tx: Transaction, creatorId: CreatorId): Promise<void> {
  const handle = `deleted_${newId().replaceAll('-', '').slice(-20)}`
  await run(
    tx,
    sql`UPDATE creators SET handle = ${handle}, bio = NULL, country = NULL, city = NULL,
        timezone = NULL, languages = '{}', content_categories = '{}', featured_submission_ids = '{}'
      WHERE id = ${creatorId}`,
  )
  // A reason may name them.
  await run(tx, sql`DELETE FROM creator_blocks WHERE creator_id = ${creatorId}`)
  await run(
    tx,
    sql`UPDATE submissions SET resubmit_changes = NULL
      WHERE creator_id = ${creatorId} AND resubmit_changes IS NOT NULL`,
  )
}

/** Billing details stay, as on every receipt that was given. */
async function eraseBrands(
  tx: Transaction,
  { brandIds, at }: { brandIds: readonly BrandId[]; at: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE brands SET name = 'Deleted brand', logo_url = NULL, website = NULL,
        suspended_at = coalesce(suspended_at, ${at})
      WHERE id = ANY(${brandIds}::uuid[])`,
  )
  await run(
    tx,
    sql`UPDATE campaigns SET thumbnail_url = NULL
      WHERE brand_id = ANY(${brandIds}::uuid[]) AND thumbnail_url IS NOT NULL`,
  )
  await run(tx, sql`DELETE FROM creator_blocks WHERE brand_id = ANY(${brandIds}::uuid[])`)
}

/** Tokens stay sealed until they are revoked at the platform, a few minutes later. */
async function eraseAccounts(
  tx: Transaction,
  { userId, at }: { userId: UserId; at: Date },
): Promise<SocialAccountId[]> {
  const rows = await manyRows(
    tx,
    sql<{ id: SocialAccountId }>`UPDATE social_accounts SET username = 'deleted',
        follower_count = 0, ownership_code = NULL, removed_at = coalesce(removed_at, ${at})
      WHERE user_id = ${userId} RETURNING id`,
  )
  return rows.map(({ id }) => id)
}

async function forgetInAudit(tx: Transaction, userId: UserId): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM audit_origins o USING audit_log l
      WHERE o.audit_id = l.id AND (l.actor_user_id = ${userId} OR l.object_id = ${userId})`,
  )
  await run(tx, sql`SELECT forget_in_audit(${userId})`)
}
