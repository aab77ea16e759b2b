import type { Id, NotificationId, UserId } from '@permille/contract/ids'
import type { NotificationKind } from '@permille/contract/notifications/notifications'
import type { PushAddress } from '#integrations/push/push-sender.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'

interface StoredKeys {
  readonly publicKey: string
  readonly sealedPrivateKey: string
}

export async function findPushKeys(db: Database): Promise<StoredKeys | undefined> {
  return await firstRow(db, sql<StoredKeys>`SELECT public_key, sealed_private_key FROM push_keys`)
}

/** First write wins: browsers have subscribed with that pair. */
export async function insertPushKeys(tx: Transaction, keys: StoredKeys): Promise<void> {
  await run(
    tx,
    sql`INSERT INTO push_keys (public_key, sealed_private_key)
      VALUES (${keys.publicKey}, ${keys.sealedPrivateKey}) ON CONFLICT DO NOTHING`,
  )
}

export async function resealPushKeys(tx: Transaction, sealedPrivateKey: string): Promise<void> {
  await run(tx, sql`UPDATE push_keys SET sealed_private_key = ${sealedPrivateKey}`)
}

export type PushSubscriptionId = Id<'push-subscription'>

export interface Subscriber extends PushAddress {
  readonly userId: UserId
  readonly sessionTokenHash: Buffer
  readonly at: Date
}

/** Returns false once the session in which they asked for it has ended. */
export async function hasSubscription(
  tx: Transaction,
  { userId, endpoint }: { userId: UserId; endpoint: string },
): Promise<boolean> {
  const found = await firstRow(
    tx,
    sql<object>`SELECT FROM push_subscriptions WHERE user_id = ${userId} AND endpoint = ${endpoint}`,
  )
  return found !== undefined
}

/** A browser belongs to the user who signed in on it last. */
export async function upsertSubscription(tx: Transaction, subscriber: Subscriber): Promise<void> {
  const { userId, sessionTokenHash, endpoint, p256dh, auth, at } = subscriber
  await run(
    tx,
    sql`INSERT INTO push_subscriptions
        (id, user_id, session_token_hash, endpoint, p256dh, auth, created_at)
      VALUES (${newId<PushSubscriptionId>()}, ${userId}, ${sessionTokenHash}, ${endpoint},
        ${p256dh}, ${auth}, ${at})
      ON CONFLICT (endpoint) DO UPDATE SET user_id = EXCLUDED.user_id,
        session_token_hash = EXCLUDED.session_token_hash, p256dh = EXCLUDED.p256dh,
        auth = EXCLUDED.auth, created_at = EXCLUDED.created_at`,
  )
}

/** Keeps the newest ones. */
export async function cutSubscriptions(
  tx: Transaction,
  { userId, max }: { userId: UserId; max: number },
): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM push_subscriptions WHERE id IN (SELECT id FROM push_subscriptions
      WHERE user_id = ${userId} ORDER BY created_at DESC, id DESC OFFSET ${max})`,
  )
}

export async function deleteSubscription(
  tx: Transaction,
  { userId, endpoint }: { userId: UserId; endpoint: string },
): Promise<void> {
  await run(
    tx,
    sql`DELETE FROM push_subscriptions WHERE user_id = ${userId} AND endpoint = ${endpoint}`,
  )
}

export interface DuePush {
  readonly id: NotificationId
  readonly userId: UserId
  readonly kind: NotificationKind
  readonly path: string
}

/** For one process at a time: what it does not finish is due again a minute later. */
export async function claimPushes(
  tx: Transaction,
  { at, max }: { at: Date; max: number },
): Promise<DuePush[]> {
  return await manyRows(
    tx,
    sql<DuePush>`UPDATE notifications n SET push_due_at = ${at}::timestamptz + interval '1 minute'
      FROM (SELECT id FROM notifications WHERE push_due_at <= ${at}
        ORDER BY push_due_at LIMIT ${max} FOR UPDATE SKIP LOCKED) due
      WHERE n.id = due.id RETURNING n.id, n.user_id, n.kind, n.path`,
  )
}

export interface Waiting {
  readonly ids: readonly NotificationId[]
  readonly until: Date
}

export async function delayPushes(tx: Transaction, { ids, until }: Waiting): Promise<void> {
  await run(
    tx,
    sql`UPDATE notifications SET push_due_at = ${until}
      WHERE push_due_at IS NOT NULL AND id = ANY(${ids}::uuid[])`,
  )
}

/** Pushed, or no longer worth it. */
export async function endPushes(
  tx: Transaction,
  { ids, before }: { ids: readonly NotificationId[]; before: Date },
): Promise<void> {
  await run(
    tx,
    sql`UPDATE notifications SET push_due_at = NULL
      WHERE push_due_at IS NOT NULL AND (id = ANY(${ids}::uuid[]) OR at < ${before}
        OR read_at IS NOT NULL)`,
  )
}

export async function listAddresses(
  db: Database,
  { userIds, at }: { userIds: readonly UserId[]; at: Date },
): Promise<(PushAddress & { readonly userId: UserId })[]> {
  return await manyRows(
    db,
    sql<PushAddress & { userId: UserId }>`SELECT p.user_id, p.endpoint, p.p256dh, p.auth
      FROM push_subscriptions p JOIN sessions s ON s.token_hash = p.session_token_hash
      WHERE p.user_id = ANY(${userIds}::uuid[]) AND s.expires_at > ${at}`,
  )
}
