import { addHours } from '#platform/clock.ts'
import type { Transaction } from '#platform/database/database.ts'
import { recordEvent } from '../events/public.ts'
import { endEndpoint } from './end-endpoint.ts'
import {
  type FailingEndpoint,
  isStillFailing,
  listFailing,
  markWarned,
  skipLeftOver,
} from './judgement-store.ts'
import { failingDaysMax, failuresBeforeOff, warningDays } from './webhook.ts'
import type { WebhookDeps } from './webhook-deps.ts'

/** Tells people of endpoints at which nothing arrives, and after days switches them off. */
export async function judgeEndpoints({
  database,
  clock,
}: Pick<WebhookDeps, 'database' | 'clock'>): Promise<void> {
  const at = clock.now()
  const [firstDays] = warningDays
  await skipLeftOver(database, at)
  for (const endpoint of await listFailing(database, addHours(at, -firstDays * 24)))
    await database.transaction((tx) => judge(tx, endpoint, at))
}

async function judge(tx: Transaction, endpoint: FailingEndpoint, at: Date): Promise<void> {
  const { id, failingSince, failuresInARow, warnedDays } = endpoint
  const hasFailedFor = (days: number) => failingSince <= addHours(at, -days * 24)
  if (hasFailedFor(failingDaysMax) && failuresInARow >= failuresBeforeOff) {
    if (!(await isStillFailing(tx, endpoint))) return
    return await endEndpoint(tx, { id, isRefused: false, at })
  }
  const days = warningDays.findLast(hasFailedFor)
  if (days === undefined || days <= (warnedDays ?? 0)) return
  if (await markWarned(tx, { id, failingSince, days })) await announceFailing(tx, endpoint, at)
}

function announceFailing(
  tx: Transaction,
  { id, brandId, failingSince }: FailingEndpoint,
  at: Date,
): Promise<void> {
  return recordEvent(tx, {
    key: `webhook:${id}:failing:${at.toISOString()}`,
    type: 'webhook.failing',
    at,
    brandId,
    userId: null,
    objectId: id,
    body: { since: failingSince.toISOString() },
  })
}
