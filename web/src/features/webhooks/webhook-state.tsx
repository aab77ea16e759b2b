import type { Webhook } from '@permille/contract/webhooks/webhooks'
import { joinClasses } from '#ui/join-classes.ts'
import { Time } from '#ui/values/time.tsx'
import { stateLabels, stateTones } from './webhook-labels.ts'

const dots = {
  positive: 'bg-positive',
  negative: 'bg-negative',
  neutral: 'bg-line-strong',
}

/** A dot, and the same in a word. */
export function WebhookState({ webhook }: { readonly webhook: Webhook }) {
  const { state, failingSince } = webhook
  return (
    <span className="inline-flex items-center gap-2">
      <span
        aria-hidden="true"
        className={joinClasses('size-2 shrink-0 rounded-full', dots[stateTones[state]])}
      />
      <span>
        <span>{stateLabels[state]}</span>
        {state === 'failing' && failingSince !== null && (
          <span>
            <span>{' since '}</span>
            <Time at={failingSince} />
          </span>
        )}
      </span>
    </span>
  )
}

/** When something last arrived, and what failed since yesterday. */
export function WebhookUse({ webhook }: { readonly webhook: Webhook }) {
  const { lastDeliveredAt, failedLastDayCount } = webhook
  return (
    <>
      {lastDeliveredAt === null ? (
        <span>No event has arrived yet</span>
      ) : (
        <span>
          Last arrived <Time at={lastDeliveredAt} />
        </span>
      )}
      {failedLastDayCount > 0 && (
        <span className="text-negative">
          {` · ${failedLastDayCount.toLocaleString('en-US')} failed in 24 hours`}
        </span>
      )}
    </>
  )
}
