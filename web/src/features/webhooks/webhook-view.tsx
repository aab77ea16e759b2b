import type { Webhook } from '@permille/contract/webhooks/webhooks'
import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { queryOf } from '#api/query.ts'
import { BackLink } from '#features/accounts/back-link.tsx'
import { handFocus } from '#ui/controls/focus-place.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Fact, Facts } from '#ui/layout/facts.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Time } from '#ui/values/time.tsx'
import { Deliveries } from './deliveries.tsx'
import { WebhookActions } from './webhook-actions.tsx'
import { formatLabels, typesLabel } from './webhook-labels.ts'
import type { WebhookOwner } from './webhook-owner.ts'
import { WebhookState, WebhookUse } from './webhook-state.tsx'

interface WebhookViewProps {
  readonly owner: WebhookOwner
  /** From the URL. */
  readonly id: string
  readonly className?: string
}

/** One endpoint with its deliveries, in place of the page’s cards. */
export function WebhookView({ owner, id, className }: WebhookViewProps) {
  const webhooks = useQuery(queryOf(owner.list))
  const [page] = useLocation()
  const refetch = () => void webhooks.refetch()
  useFocusOfLine(id)
  return (
    <div className={className}>
      <div className="grid grid-cols-1 gap-6">
        <BackLink href={page} label="Webhooks" />
        <Loaded
          query={webhooks}
          skeleton={
            <Card>
              <ListSkeleton lines={4} />
            </Card>
          }
          failed="The webhook could not be loaded."
        >
          {(found) => {
            const webhook = found.find((each) => each.id === id)
            if (webhook === undefined) return <Notice>This webhook no longer exists.</Notice>
            return (
              <>
                <WebhookCard owner={owner} webhook={webhook} onChanged={refetch} />
                <Deliveries owner={owner} webhook={webhook} onTried={refetch} />
              </>
            )
          }}
        </Loaded>
      </div>
    </div>
  )
}

/** The page stays the same on the way back, so nothing else moves focus to the line that was left. */
function useFocusOfLine(id: string) {
  useEffect(
    () => () => {
      for (const link of document.links) {
        if (link.search === `?webhook=${id}`) handFocus(link)
      }
    },
    [id],
  )
}

interface WebhookCardProps {
  readonly owner: WebhookOwner
  readonly webhook: Webhook
  readonly onChanged: () => void
}

function WebhookCard({ owner, webhook, onChanged }: WebhookCardProps) {
  const {
    name,
    url,
    format,
    types,
    state,
    previousSecretUntil,
    createdAt,
    createdBy,
    isMakerGone,
  } = webhook
  return (
    <Card>
      <CardHeader title={name} note={formatLabels[format]} />
      <CardBody className="grid grid-cols-1 gap-5">
        {state === 'gone' && (
          <Notice tone="negative">
            Nothing more is sent there: the receiver asked for that, or nothing arrived for five
            days. Switch it on once it works again.
          </Notice>
        )}
        <Facts>
          <Fact label="State">
            <WebhookState webhook={webhook} />
          </Fact>
          <Fact label="Address">
            <span className="font-mono">{url}</span>
          </Fact>
          <Fact label="Events">
            {types === null ? typesLabel(null) : types.join(', ') || 'None'}
          </Fact>
          <Fact label="Deliveries">
            <WebhookUse webhook={webhook} />
          </Fact>
          {previousSecretUntil !== null && (
            <Fact label="Previous secret">
              Signs too, ends <Time at={previousSecretUntil} isAhead />
            </Fact>
          )}
          <Fact label="Made">
            <Time at={createdAt} isDay /> by <bdi>{createdBy}</bdi>
            {isMakerGone && <span>, who has no access any more</span>}
          </Fact>
        </Facts>
        <WebhookActions owner={owner} webhook={webhook} onChanged={onChanged} />
      </CardBody>
    </Card>
  )
}
