import type { WebhookDelivery, WebhookDeliveryDetail } from '@permille/contract/webhooks/webhooks'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { CopyButton } from '#ui/controls/copy-button.tsx'
import { joinClasses } from '#ui/join-classes.ts'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { Time } from '#ui/values/time.tsx'
import { untilTried } from './next-try.ts'
import { answerLabel, deliveryLabels, deliveryTones } from './webhook-labels.ts'
import type { WebhookOwner } from './webhook-owner.ts'

interface DeliveryLineProps {
  readonly owner: WebhookOwner
  readonly delivery: WebhookDelivery
  readonly onSent: () => void
}

/** One delivery; what was sent and each try are read when it is opened. */
export function DeliveryLine({ owner, delivery, onSent }: DeliveryLineProps) {
  const [isOpen, setOpen] = useState(false)
  const { type, state, at, isReplay } = delivery
  return (
    <div className="px-5">
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
        className="flex w-full cursor-pointer flex-wrap items-center gap-x-3 gap-y-1 py-3 text-left"
      >
        <ChevronDown
          aria-hidden="true"
          className={joinClasses('size-4 shrink-0 text-ink-muted', isOpen && 'rotate-180')}
        />
        <code className="min-w-0 flex-1 basis-40 [overflow-wrap:anywhere]">{type}</code>
        <Badge tone={deliveryTones[state]}>{deliveryLabels[state]}</Badge>
        <span className="basis-full pl-7 text-sm text-ink-muted">
          <Time at={at} />
          {isReplay && <span>{' · sent again'}</span>}
          <Outcome delivery={delivery} />
        </span>
      </button>
      {isOpen && <DeliveryDetail owner={owner} id={delivery.id} onSent={onSent} />}
    </div>
  )
}

function Outcome({ delivery }: { readonly delivery: WebhookDelivery }) {
  const { attempts, lastStatus: status, lastMs: ms, lastError: error, state, dueAt } = delivery
  const answer = answerLabel({ status, ms, error })
  return (
    <>
      {attempts > 1 && <span>{` · ${attempts} tries`}</span>}
      {answer !== null && <span>{` · ${answer}`}</span>}
      {state === 'due' && attempts > 0 && dueAt !== null && (
        <span>
          <span>{' · next try '}</span>
          <Time at={dueAt} isAhead />
        </span>
      )}
    </>
  )
}

interface DeliveryDetailProps {
  readonly owner: WebhookOwner
  readonly id: WebhookDelivery['id']
  readonly onSent: () => void
}

function DeliveryDetail({ owner, id, onSent }: DeliveryDetailProps) {
  const query = useQuery({
    ...queryOf(owner.delivery, { params: { id } }),
    staleTime: 0,
    refetchInterval: ({ state }) => untilTried(state.data === undefined ? [] : [state.data]),
  })
  return (
    <div className="pb-4 pl-7">
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={3} />}
        failed="The delivery could not be loaded."
      >
        {(detail) => <Detail owner={owner} detail={detail} onSent={onSent} />}
      </Loaded>
    </div>
  )
}

interface DetailProps {
  readonly owner: WebhookOwner
  readonly detail: WebhookDeliveryDetail
  readonly onSent: () => void
}

function Detail({ owner, detail, onSent }: DetailProps) {
  const { id, webhookId, eventId, sequence, tries } = detail
  const body = indented(detail.body)
  const sending = useAction({
    call: owner.replay,
    request: () => ({ params: { id: webhookId }, body: { deliveryId: id } }),
    done: 'It will be sent again',
    failed: 'It could not be sent again',
    onDone: onSent,
  })
  return (
    <div className="grid grid-cols-1 gap-3 text-sm">
      <p className="text-ink-muted [overflow-wrap:anywhere]">
        {`Sequence ${sequence} · webhook-id `}
        <code>{eventId}</code>
      </p>
      <div className="relative rounded-md bg-surface-sunken">
        <pre className="px-3 py-2 pr-12 font-mono whitespace-pre-wrap [overflow-wrap:anywhere]">
          {body}
        </pre>
        <div className="absolute top-1 right-1">
          <CopyButton text={detail.body} label="Copy body" />
        </div>
      </div>
      {tries.length > 0 && (
        <ol className="grid grid-cols-1 gap-1 text-ink-muted">
          {tries.map(({ n, at, ...answer }) => (
            <li key={n}>
              {`Try ${n}: ${answerLabel(answer) ?? 'no answer'} · `}
              <Time at={at} />
            </li>
          ))}
        </ol>
      )}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start max-md:h-11"
        isBusy={sending.isPending}
        onClick={() => sending.mutate()}
      >
        {sending.isPending ? 'Sending...' : 'Send again'}
      </Button>
    </div>
  )
}

function indented(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body
  }
}
