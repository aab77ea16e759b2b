import type { KycStatus } from '@permille/contract/enums'
import type { CreatorId, UserId } from '@permille/contract/ids'
import type { ReturnedByBank } from '#integrations/stripe/payment-provider.ts'
import type { Database, Transaction } from '#platform/database/database.ts'
import { firstRow, manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { unfinishedAccount } from '../earnings/public.ts'
import type { PayoutAccountStatus } from './payout-account.ts'

export interface AccountHolder {
  readonly creatorId: CreatorId
  readonly userId: UserId
  readonly email: string
  readonly isEmailProven: boolean
  readonly kycStatus: KycStatus
  readonly payoutAccountStatus: PayoutAccountStatus
  readonly payoutProblem: string | null
  /** Its bank returned money, and it has no other bank account since. */
  readonly isPayoutReturned: boolean
  readonly payoutCountry: string | null
  readonly stripeConnectAccountId: string | null
  /** The last one, even if it is no longer connected. */
  readonly lastStripeAccount: string | null
  /** When the provider last refused to open one; null once it could be opened. */
  readonly linkRefusedAt: Date | null
}

const holderQuery = sql<never>`
  SELECT c.id AS creator_id, c.user_id, u.email, u.email_proven_at IS NOT NULL AS is_email_proven, u.kyc_status, c.payout_account_status,
    c.payout_problem, (c.is_payout_returned OR c.payout_returned_cents IS NOT NULL) AS is_payout_returned, c.payout_country, c.stripe_connect_account_id,
    u.stripe_account_id AS last_stripe_account, c.payout_link_refused_at AS link_refused_at
  FROM creators c JOIN users u ON u.id = c.user_id`

export async function findAccountHolder(
  db: Database,
  creatorId: CreatorId,
): Promise<AccountHolder | undefined> {
  return await firstRow(db, sql<AccountHolder>`${holderQuery} WHERE c.id = ${creatorId}`)
}

export async function findHolderOfAccount(
  db: Database,
  stripeAccountId: string,
): Promise<AccountHolder | undefined> {
  return await firstRow(
    db,
    sql<AccountHolder>`${holderQuery} WHERE c.stripe_connect_account_id = ${stripeAccountId}`,
  )
}

/** Stores the country before the provider is called; false if another one was chosen before. */
export async function pinCountry(
  tx: Transaction,
  choice: { creatorId: CreatorId; country: string },
): Promise<boolean> {
  const pinned = await run(
    tx,
    sql`UPDATE creators SET payout_country = ${choice.country} WHERE id = ${choice.creatorId}
      AND (payout_country = ${choice.country} OR stripe_connect_account_id IS NULL)`,
  )
  return pinned > 0
}

/** Every unlinked account, by its former owner, from the audit log. */
const unlinked = sql<never>`FROM audit_log WHERE action = 'payout_account.disconnected'`

/**
 * First write wins: false for a later account, for one created for a country that has changed since, and for one that was
 * the creator's before and was unlinked. What was wrong with an earlier account says nothing about this one.
 */
export async function saveAccountId(
  tx: Transaction,
  account: { creatorId: CreatorId; stripeAccountId: string; country: string },
): Promise<boolean> {
  const saved = await run(
    tx,
    sql`UPDATE creators SET stripe_connect_account_id = ${account.stripeAccountId},
        payout_account_status = 'pending', payout_problem = ${unfinishedAccount}
      WHERE id = ${account.creatorId} AND stripe_connect_account_id IS NULL
        AND payout_country = ${account.country}
        AND NOT EXISTS (SELECT ${unlinked} AND object_id = ${account.creatorId}
          AND before->>'accountId' = ${account.stripeAccountId})`,
  )
  return saved === 1
}

/**
 * The provider's own words, for admins; null once the account could be opened. Each refusal is timestamped; the
 * next attempt derives its idempotency key from it.
 */
export async function noteLinkRefusal(
  db: Database,
  refusal: { creatorId: CreatorId; words: string | null; at: Date },
): Promise<void> {
  const { creatorId, words, at } = refusal
  await run(
    db,
    sql`UPDATE creators SET payout_link_refusal = ${words},
        payout_link_refused_at = CASE WHEN ${words}::text IS NOT NULL
          THEN greatest(${at}, payout_link_refused_at + interval '1 millisecond') END
      WHERE id = ${creatorId} AND (${words}::text IS NOT NULL OR payout_link_refusal IS NOT NULL)`,
  )
}

/** Its owner can connect another one, in any country. False if it is no longer the creator's. */
export async function disconnectAccount(
  tx: Transaction,
  account: { creatorId: CreatorId; stripeAccountId: string; problem: string | null },
): Promise<boolean> {
  const { creatorId, stripeAccountId, problem } = account
  const disconnected = await run(
    tx,
    sql`WITH creator AS (
        UPDATE creators SET stripe_connect_account_id = NULL, payout_country = NULL,
          payout_account_status = 'not_connected', payout_problem = ${problem},
          is_payout_returned = false, payout_returned_cents = NULL
        WHERE id = ${creatorId} AND stripe_connect_account_id = ${stripeAccountId}
        RETURNING id, user_id
      ), destinations AS (
        DELETE FROM payout_destinations d USING creator WHERE d.creator_id = creator.id
      )
      UPDATE users SET kyc_status = 'pending', stripe_account_id = ${stripeAccountId} FROM creator
      WHERE users.id = creator.user_id`,
  )
  return disconnected === 1
}

/** Whether it was someone's account before it was unlinked here. */
export async function wasUnlinked(db: Database, stripeAccountId: string): Promise<boolean> {
  const once = sql<object>`SELECT ${unlinked} AND before->>'accountId' = ${stripeAccountId} LIMIT 1`
  return (await firstRow(db, once)) !== undefined
}

/** The provider's ids of the accounts that were the creator's. */
export async function listUnlinked(db: Database, creatorId: CreatorId): Promise<string[]> {
  const rows = await manyRows(
    db,
    sql<{ id: string }>`SELECT before->>'accountId' AS id ${unlinked} AND object_id = ${creatorId}`,
  )
  return rows.map(({ id }) => id)
}

/** The creator of a user, with their payout account. */
export async function findHolderOfUser(
  db: Database,
  userId: UserId,
): Promise<AccountHolder | undefined> {
  return await firstRow(db, sql<AccountHolder>`${holderQuery} WHERE c.user_id = ${userId}`)
}

/** A country chosen for an account that is not known yet: the opening call finds another choice. */
export async function unpinCountry(tx: Transaction, creatorId: CreatorId): Promise<void> {
  await run(tx, sql`UPDATE creators SET payout_country = NULL WHERE id = ${creatorId}`)
}

/** For a sum in another currency than ours, only that it was returned is stored. */
export async function saveAccountStatus(
  tx: Transaction,
  account: {
    stripeAccountId: string
    status: PayoutAccountStatus
    problem: string | null
    returned: ReturnedByBank | null
    kycStatus: KycStatus
  },
): Promise<void> {
  await run(
    tx,
    sql`WITH creator AS (
        UPDATE creators SET payout_account_status = ${account.status}, payout_problem = ${account.problem},
          is_payout_returned = ${account.returned !== null},
          payout_returned_cents = ${account.returned?.cents ?? null}
        WHERE stripe_connect_account_id = ${account.stripeAccountId} RETURNING user_id
      )
      UPDATE users SET kyc_status = ${account.kycStatus}, stripe_account_id = ${account.stripeAccountId}
      FROM creator WHERE users.id = creator.user_id`,
  )
}

/** The provider's current list replaces the stored one (rules §3: shared bank accounts). */
export async function saveDestinations(
  tx: Transaction,
  account: { stripeAccountId: string; fingerprints: readonly string[] },
): Promise<void> {
  const { stripeAccountId, fingerprints } = account
  const creator = sql<never>`SELECT id FROM creators
    WHERE stripe_connect_account_id = ${stripeAccountId}`
  await run(
    tx,
    sql`DELETE FROM payout_destinations WHERE creator_id IN (${creator})
      AND fingerprint <> ALL(${fingerprints}::text[])`,
  )
  await run(
    tx,
    sql`INSERT INTO payout_destinations (creator_id, fingerprint)
      SELECT c.id, f FROM (${creator}) c, unnest(${fingerprints}::text[]) f ORDER BY 1, 2
      ON CONFLICT DO NOTHING`,
  )
}
