import type { DeliveryId, WebhookId } from '@permille/contract/ids'
import { exactlyOne } from '../platform/database/query.ts'
import { sql } from '../platform/database/sql.ts'
import { bodySamples } from './body-samples.ts'
import type { TestServer } from './test-server.ts'
import type { Person, TestBrand } from './test-users.ts'

export interface TestWebhook {
  readonly id: WebhookId
  readonly secret: string
}

type Server = Pick<TestServer, 'call'>

/** An endpoint of this person’s brand, where nobody listens. */
export function makeWebhook(server: Server, as: Person): Promise<TestWebhook> {
  return make(server, '/api/brand/webhooks', as)
}

export function makeInstallationWebhook(server: Server, as: Person): Promise<TestWebhook> {
  return make(server, '/api/admin/webhooks', as)
}

async function make(server: Server, path: string, as: Person): Promise<TestWebhook> {
  const { json } = await server.call('POST', path, { as, body: bodySamples.createWebhook })
  return json
}

/** An endpoint of the brand, and an event that waits to be sent there. */
export async function makeDelivery(
  server: Server & Pick<TestServer, 'database'>,
  brand: Person & TestBrand,
): Promise<{ webhookId: WebhookId; deliveryId: DeliveryId }> {
  const { id: webhookId } = await makeWebhook(server, brand)
  const { id: deliveryId } = await exactlyOne(
    server.database.db,
    sql<{ id: DeliveryId }>`WITH event AS (
        INSERT INTO published_events (id, key, type, brand_id, object_id, data, at, published_at)
        SELECT gen_random_uuid(), gen_random_uuid()::text, 'campaign.edited', ${brand.brandId}, o.id,
          jsonb_build_object('id', o.id, 'url', '/api/campaigns/' || o.id, 'name', 'Sneakers', 'changed', '[]'::jsonb), now(), now()
        FROM (SELECT gen_random_uuid() AS id) o RETURNING *)
      INSERT INTO webhook_deliveries (id, endpoint_id, event_id, object_id, type, seq, state, due_at)
      SELECT gen_random_uuid(), ${webhookId}, id, object_id, type, seq, 'due', at FROM event RETURNING id`,
  )
  return { webhookId, deliveryId }
}
