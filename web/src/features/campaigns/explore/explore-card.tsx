import type { Campaign } from '@permille/contract/campaigns/campaigns'
import { isolate } from '@permille/contract/input/isolate'
import { Link } from 'wouter'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { CampaignCard } from '../campaign-card.tsx'
import { describeReviews } from '../trust/trust-labels.ts'
import { useClosed } from '../use-closed.ts'

/** A campaign card with its submit button, or a note if it accepts no posts. */
export function ExploreCard({ campaign }: { readonly campaign: Campaign }) {
  const closed = useClosed(campaign)
  const action =
    closed === null ? (
      <Link
        href={paths.submit(campaign.id)}
        aria-label={`Submit Content to ${isolate(campaign.name)}`}
        className={buttonClasses({ variant: 'secondary' })}
      >
        Submit Content
      </Link>
    ) : (
      <span className="text-sm text-ink-muted">{closed}</span>
    )
  const href = campaign.status === 'live' ? paths.offer(campaign.id) : undefined
  return (
    <CampaignCard
      offer={campaign}
      action={action}
      href={href}
      trust={describeReviews(campaign.brandReviews)}
    />
  )
}
