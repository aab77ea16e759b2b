import type { Webhook } from '@permille/contract/webhooks/webhooks'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from 'wouter'
import { queryOf } from '#api/query.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { MakeWebhook } from './make-webhook.tsx'
import { formatLabels, typesLabel } from './webhook-labels.ts'
import type { WebhookOwner } from './webhook-owner.ts'
import { WebhookState, WebhookUse } from './webhook-state.tsx'

interface WebhooksCardProps {
  readonly owner: WebhookOwner
  readonly className?: string
}

/** Where events are sent. They change in this card and on their pages alone, which refetch them. */
export function WebhooksCard({ owner, className }: WebhooksCardProps) {
  const webhooks = useQuery(queryOf(owner.list))
  return (
    <Card className={className}>
      <CardHeader
        title="Webhooks"
        action={<MakeWebhook owner={owner} onMade={() => void webhooks.refetch()} />}
      />
      <Loaded
        query={webhooks}
        skeleton={<ListSkeleton lines={1} />}
        failed="The webhooks could not be loaded."
      >
        {(found) =>
          found.length === 0 ? (
            <p className="px-5 py-4 text-ink-muted">
              Get told the moment something happens: an HTTPS address, or a Discord or Slack
              channel.
            </p>
          ) : (
            <ul className="divide-y divide-line">
              {found.map((webhook) => (
                <WebhookLine key={webhook.id} webhook={webhook} />
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}

function WebhookLine({ webhook }: { readonly webhook: Webhook }) {
  const [page] = useLocation()
  const { id, name, url, format, types, createdBy, isMakerGone } = webhook
  return (
    <li className="flex flex-wrap items-start justify-between gap-x-4 gap-y-1 px-5 py-3">
      <div className="min-w-0 flex-1 basis-64 text-sm text-ink-muted">
        <Link
          href={`${page}?webhook=${id}`}
          className="finger block truncate text-base font-medium text-ink hover:underline"
        >
          <bdi>{name}</bdi>
        </Link>
        <p className="font-mono [overflow-wrap:anywhere]">{url}</p>
        <p>{`${formatLabels[format]} · ${typesLabel(types)}`}</p>
        <p>
          <WebhookUse webhook={webhook} />
        </p>
        {isMakerGone && (
          <p>
            Made by <bdi>{createdBy}</bdi>, who has no access any more
          </p>
        )}
      </div>
      <p className="text-sm">
        <WebhookState webhook={webhook} />
      </p>
    </li>
  )
}
