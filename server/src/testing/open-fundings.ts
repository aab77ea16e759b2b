import type { CampaignId, FundingId } from '@permille/contract/ids'
import { manyRows, run } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { bodySamples } from './body-samples.ts'
import { intentOf } from './test-sandbox.ts'
import type { TestServer } from './test-server.ts'
import type { Person } from './test-users.ts'

/** A payment started through the API and not confirmed yet. */
export interface OpenFunding {
  readonly fundingId: FundingId
  readonly campaignId: CampaignId
  readonly intentId: string
  readonly clientSecret: string
}

/**
 * `count` fundings of $10.00 each, spread over `campaignCount` drafts of one brand. A campaign can
 * have only one open payment, and a brand can start only a few an hour, so each is marked as
 * processing before the next.
 */
export async function openFundings(
  server: TestServer,
  { brand, count, campaignCount }: { brand: Person; count: number; campaignCount: number },
): Promise<OpenFunding[]> {
  const body = bodySamples.createCampaign
  const drafts = await Promise.all(
    Array.from({ length: campaignCount }, () =>
      server.call('POST', '/api/campaigns', { as: brand, body }),
    ),
  )
  const fundings: OpenFunding[] = []
  for (let index = 0; index < count; index += 1) {
    const campaignId: CampaignId = drafts[index % campaignCount]?.json.id
    const { json } = await server.call('POST', '/api/stripe/create-payment-intent', {
      as: brand,
      body: { amount: 10, campaignId },
    })
    const { fundingId, clientSecret } = json
    fundings.push({ fundingId, campaignId, intentId: intentOf(clientSecret), clientSecret })
    await sendOnItsWay(server, fundingId)
  }
  // Of another day while they are started, because a new brand starts few on one.
  await run(
    server.database.db,
    sql`UPDATE campaign_funding SET created_at = created_at + interval '2 days'
      WHERE id = ANY(${fundings.map(({ fundingId }) => fundingId)}::uuid[])`,
  )
  return fundings
}

async function sendOnItsWay({ database }: TestServer, fundingId: FundingId): Promise<void> {
  await run(
    database.db,
    sql`UPDATE campaign_funding SET is_processing = true, created_at = created_at - interval '2 days'
      WHERE id = ${fundingId}`,
  )
  await run(database.db, sql`DELETE FROM limit_counts WHERE key LIKE 'payments:%'`)
}

/** Pays with a good card. */
export async function pay(
  { sandbox }: TestServer,
  { clientSecret }: Pick<OpenFunding, 'clientSecret'>,
  card?: string,
): Promise<void> {
  const status = await sandbox.confirmPayment(clientSecret, card)
  if (status !== 200) throw new Error(`the payment was refused: ${status}`)
}

/** "<funding> succeeded 1": its status and the number of its ledger entries. */
export async function bookedFundings(server: TestServer): Promise<Map<string, string>> {
  const rows = await manyRows(
    server.database.db,
    sql<{ id: string; booked: string }>`SELECT f.id, concat_ws(' ', f.status, count(l.id),
        coalesce(sum(l.amount_cents), 0)) AS booked
      FROM campaign_funding f
      LEFT JOIN ledger_entries l ON l.idempotency_key LIKE 'fund:' || f.stripe_payment_intent_id || '%'
      GROUP BY f.id`,
  )
  return new Map(rows.map(({ id, booked }) => [id, booked]))
}
