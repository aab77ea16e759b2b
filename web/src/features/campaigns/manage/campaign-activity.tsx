import type {
  CampaignActivity as Activity,
  ActivityKind,
  Insight,
} from '@permille/contract/campaigns/campaign-insight'
import { formatCents } from '@permille/contract/money'
import type { ReactNode } from 'react'
import { actorName } from '#features/accounts/actor-name.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded, type QueryState } from '#ui/layout/loaded.tsx'
import { Time } from '#ui/values/time.tsx'

const words: Record<ActivityKind, string> = {
  created: 'Created',
  funded: 'Funded',
  live: 'Went live',
  paused: 'Paused',
  resumed: 'Resumed',
  lifted: 'Pause lifted',
  completed: 'Completed',
  edited: 'Edited',
}

const termNames: Readonly<Record<string, string>> = {
  availableContentUrl: 'brief link',
  autoApproveAfterHours: 'auto-approval',
  approvedPostsMax: 'approved posts per creator',
  budgetCents: 'budget',
  contentRequirements: 'requirements',
  creatorsMax: 'number of creators',
  endsAt: 'end',
  flatBonusCents: 'bonus',
  isInviteOnly: 'who may take part',
  maxPayoutCents: 'maximum per post',
  minPayoutCents: 'minimum per post',
  needsDisclosure: 'disclosure',
  pendingPostsMax: 'posts in review per creator',
  platformsAllowed: 'platforms',
  rewardRatePerKViewsCents: 'reward rate',
  startsAt: 'start',
  thumbnailUrl: 'thumbnail',
}

const actors: Readonly<Record<string, string>> = {
  admin: 'by an admin',
  system: 'automatically',
}

interface CampaignActivityProps {
  readonly insight: QueryState<Insight>
  /** How actions of the campaign's brand are labelled. */
  readonly byBrand: string
  /** A link to the whole history. */
  readonly more?: ReactNode
}

/** Lists the campaign's events, newest first. */
export function CampaignActivity({ insight: query, byBrand, more }: CampaignActivityProps) {
  return (
    <Card>
      <CardHeader title="Activity" action={more} />
      <Loaded query={query} skeleton={<ListSkeleton />} failed="The activity could not be loaded.">
        {({ activity }) => (
          <ol className="px-5 py-4">
            {activity.map((step) => (
              <Step key={step.id} step={step} byBrand={byBrand} />
            ))}
          </ol>
        )}
      </Loaded>
    </Card>
  )
}

function Step({ step, byBrand }: { readonly step: Activity; readonly byBrand: string }) {
  const { at, kind, amountCents, changed } = step
  return (
    <li className="group relative flex items-baseline justify-between gap-4 pb-4 pl-5 last:pb-0">
      <span
        aria-hidden="true"
        className="absolute top-2.5 bottom-0 left-[3px] w-px translate-y-1.5 bg-line group-last:hidden"
      />
      <span
        aria-hidden="true"
        className="absolute top-1.5 left-0 size-[7px] rounded-full bg-line-strong group-first:bg-accent"
      />
      <p className="min-w-0">
        {words[kind]}
        {changed.length > 0 && (
          <span>{` ${changed.map((term) => termNames[term] ?? term).join(', ')}`}</span>
        )}
        {amountCents !== null && <span>{` with ${formatCents(amountCents)}`}</span>}
        <span className="text-ink-muted"> {causeOf(step) ?? byBrand}</span>
      </p>
      <span className="shrink-0 text-sm text-ink-muted">
        <Time at={at} />
      </span>
    </li>
  )
}

/** Returns who or what caused an event; undefined for the campaign's brand, of which others than the reader are named. */
function causeOf({ actor, reason, ...step }: Activity): string | undefined {
  const name = actorName(step)
  if (name !== undefined) return `by ${name}`
  return reason === 'budget_exhausted' ? 'because the budget was spent' : actors[actor]
}
