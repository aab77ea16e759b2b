import { randomBytes } from 'node:crypto'
import type { PublicEventType } from '@permille/contract/events/event-types'
import type { PublishedEventId } from '@permille/contract/events/published-event'
import type { BrandId, WebhookId } from '@permille/contract/ids'
import type { WebhookFormat } from '@permille/contract/webhooks/webhooks'
import { addSeconds } from '#platform/clock.ts'
import { manyRows, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { createEncryption } from '#platform/encryption.ts'
import { newId } from '#platform/ids.ts'
import { openTestDatabase } from '#testing/test-database.ts'
import type { TestBrand } from '#testing/test-users.ts'
import { newSecret, secretContext, urlContext } from '../endpoint-secrets.ts'
import { insertEndpoint } from '../endpoint-store.ts'
import type { WebhookDeps } from '../webhook-deps.ts'
import { startReceiver, type TestReceiver } from './test-receiver.ts'

export interface MadeEndpoint {
  readonly id: WebhookId
  readonly secret: string
  readonly path: string
}

export interface DeliveryState {
  readonly state: string
  readonly attempts: number
  readonly lastStatus: number | null
  readonly lastError: string | null
  /** How long from now until it is tried again. */
  readonly dueInSeconds: number | null
}

export interface TestWebhooks {
  readonly deps: WebhookDeps & { readonly timeoutMs: number }
  readonly receiver: TestReceiver
  pass(seconds: number): void
  makeEndpoint(
    owner: TestBrand,
    of?: {
      format?: WebhookFormat
      types?: readonly PublicEventType[]
      isOfInstallation?: boolean
    },
  ): Promise<MadeEndpoint>
  /** As the events of one object, in this order. */
  publish(
    brandId: BrandId | null,
    count?: number,
    of?: { objectId?: string; type?: PublicEventType },
  ): Promise<PublishedEventId[]>
  deliveries(id: WebhookId): Promise<DeliveryState[]>
  close(): Promise<void>
}

/** Webhooks over a database and a clock of their own, and a receiver. */
export async function openTestWebhooks(): Promise<TestWebhooks> {
  const { db: database, log, close } = await openTestDatabase()
  const receiver = await startReceiver()
  let now = new Date()
  const encryption = createEncryption({ key: randomBytes(32) })
  const deps = {
    database,
    log,
    encryption,
    clock: { now: () => now },
    appUrl: 'https://permille.test',
    privateHosts: { text: null, names: [], networks: [], own: [], sandboxInbox: receiver.url('/') },
    timeoutMs: 500,
  }
  return {
    deps,
    receiver,
    pass: (seconds) => {
      now = addSeconds(now, seconds)
    },
    makeEndpoint: makeEndpoints(deps, receiver),
    publish: publishTo(deps),
    deliveries: (id) =>
      manyRows(
        database,
        sql<DeliveryState>`SELECT state, attempts, last_status, last_error,
            round(extract(epoch FROM due_at - ${now}::timestamptz))::integer AS due_in_seconds
          FROM webhook_deliveries WHERE endpoint_id = ${id} ORDER BY seq, replay_of NULLS FIRST`,
      ),
    close: async () => {
      await receiver.close()
      await close()
    },
  }
}

function makeEndpoints(
  { database, encryption, clock }: WebhookDeps,
  receiver: TestReceiver,
): TestWebhooks['makeEndpoint'] {
  return async (owner, { format = 'standard', types, isOfInstallation = false } = {}) => {
    const [id, secret] = [newId<WebhookId>(), newSecret()]
    const path = `/${id}`
    await database.transaction((tx) =>
      insertEndpoint(tx, {
        id,
        brandId: isOfInstallation ? null : owner.brandId,
        name: 'Our CRM',
        format,
        sealedUrl: encryption.seal(receiver.url(path), urlContext(id)),
        shownUrl: receiver.url(path),
        types: types ?? null,
        sealedSecret: encryption.seal(secret, secretContext(id)),
        by: owner.userId,
        at: clock.now(),
      }),
    )
    return { id, secret, path }
  }
}

function publishTo({ database, clock }: WebhookDeps): TestWebhooks['publish'] {
  return async (brandId, count = 1, of = {}) => {
    const { objectId, type = 'campaign.edited' } = of
    const rows = await manyRows(
      database,
      sql<{ id: PublishedEventId }>`INSERT INTO published_events
            (id, key, type, brand_id, object_id, data, at, published_at)
          SELECT gen_random_uuid(), gen_random_uuid()::text, ${type}, ${brandId}::uuid, made.id,
            jsonb_build_object('id', made.id, 'url', '/api/campaigns/' || made.id, 'name', 'Zoë', 'changed', '[]'::jsonb),
            ${clock.now()}::timestamptz, ${clock.now()}::timestamptz
          FROM (SELECT coalesce(${objectId ?? null}::uuid, gen_random_uuid()) AS id
            FROM generate_series(1, ${count}::integer)) made
          RETURNING id`,
    )
    return rows.map(({ id }) => id)
  }
}

export async function setSuspended(
  { database }: Pick<WebhookDeps, 'database'>,
  brandId: BrandId,
  at: Date | null,
): Promise<void> {
  await run(database, sql`UPDATE brands SET suspended_at = ${at} WHERE id = ${brandId}`)
}

type Told = Pick<WebhookDeps, 'database'>

/** The events about an endpoint, in their order. */
export function happened({ database }: Told, id: WebhookId) {
  return manyRows(
    database,
    sql<{
      type: string
      body: object
    }>`SELECT type, body FROM events WHERE object_id = ${id} ORDER BY seq`,
  )
}

/** What the people of a brand were told of its endpoints. */
export function toldOf({ database }: Told, brandId: BrandId) {
  return manyRows(
    database,
    sql<{ userId: string; title: string; text: string }>`SELECT user_id, title, text
      FROM notifications JOIN brand_people USING (user_id)
      WHERE brand_id = ${brandId} AND kind = 'webhook' ORDER BY at, user_id`,
  )
}
