import { adminPages } from '@permille/contract/admin-pages'
import type { WebhookId } from '@permille/contract/ids'
import { utcTime } from '@permille/contract/notifications/moments'
import { memberPages } from '@permille/contract/pages'
import { listWebhookFacts, type WebhookFacts } from './webhook-facts-store.ts'
import { factsBy, type NotificationDraft, type Told, type Words, wording } from './wording.ts'

type News = 'webhook.failing' | 'webhook.disabled'
type Row = (Told<'webhook.failing'> | Told<'webhook.disabled'>) & WebhookFacts

export const webhookWording = wording<News, WebhookFacts>({
  facts: factsBy<News, WebhookId, WebhookFacts>(
    // The events of these types are about an endpoint.
    ({ objectId }) => objectId as WebhookId,
    listWebhookFacts,
  ),
  draft: (row) => draftNews(row as Row),
})

function draftNews(row: Row): NotificationDraft[] {
  const { key, at, brandId } = row
  return [
    {
      to: brandId === null ? 'admins' : { brandId },
      key,
      at,
      kind: 'webhook',
      ...wordsOf(row),
      path: brandId === null ? adminPages.settings : memberPages.developers,
    },
  ]
}

function wordsOf(row: Row): Words {
  const { name } = row
  const since = utcTime(new Date(row.since))
  if (row.type === 'webhook.failing') {
    return {
      title: `Nothing arrives at the webhook ${name}`,
      text: `Every delivery since ${since} has failed. After five days without a success it is switched off.`,
    }
  }
  const missed = row.missedCount === 1 ? '1 event' : `${row.missedCount} events`
  const reason = row.isRefused
    ? 'Its receiver answered that it wants no more.'
    : 'Everything failed for five days.'
  return {
    title: `The webhook ${name} is switched off`,
    text: `${reason} It missed ${missed} since ${since}. Switch it on again to send them.`,
  }
}
