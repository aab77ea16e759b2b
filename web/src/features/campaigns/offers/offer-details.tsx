import type { PublicOffer } from '@permille/contract/campaigns/offers'
import { isolate } from '@permille/contract/input/isolate'
import { payoutMinimumCents } from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import { platformFacts } from '@permille/contract/platforms'
import { viewMeanings } from '@permille/contract/tracking/view-meanings'
import type { ReactNode } from 'react'
import { useIsInteractive } from '#features/accounts/use-is-interactive.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { Avatar } from '#ui/values/avatar.tsx'
import { Money } from '#ui/values/money.tsx'
import { formatDay } from '#ui/values/relative-time.ts'
import { BudgetMeter } from '../budget-meter.tsx'
import { BurnLine } from '../burn-line.tsx'
import { categoryNames } from '../campaign-labels.ts'
import { CampaignThumbnail } from '../campaign-thumbnail.tsx'
import { exampleEarningsCents } from '../offer.ts'
import { OfferTerms } from '../offer-terms.tsx'
import { TrustCard } from '../trust/trust-card.tsx'

interface OfferDetailsProps {
  readonly offer: PublicOffer
  readonly actions: ReactNode
  /** A link to the full brief, for those who may submit. */
  readonly brief?: ReactNode
  /** The forecast, for creators. */
  readonly forecast?: ReactNode
  /** The report button, for signed-in users. */
  readonly report?: ReactNode
  /** True for visitors, who may never have heard of us. */
  readonly isForVisitors?: boolean
}

export function OfferDetails(props: OfferDetailsProps) {
  const { offer, actions, brief, forecast, report, isForVisitors = false } = props
  return (
    <article className="grid grid-cols-1 gap-6">
      <title>{`${isolate(offer.name)} · ${isolate(offer.brandName)} · Permille`}</title>
      <OfferHead offer={offer} actions={actions} />
      <Dates offer={offer} />
      <TwoColumns>
        <div className="grid grid-cols-1 gap-6 @max-2xl/page:contents">
          <Card className="overflow-hidden">
            <CampaignThumbnail offer={offer} className="aspect-[5/2] h-auto border-b" />
            <CardHeader title="What to post" action={brief} />
            <CardBody>
              {offer.contentRequirements ? (
                <p className="max-w-prose whitespace-pre-line [overflow-wrap:anywhere]">
                  {offer.contentRequirements}
                </p>
              ) : (
                <p className="text-ink-muted">
                  The brand has not written requirements. Any post on{' '}
                  {either.format(offer.platformsAllowed.map((one) => platformFacts[one].title))}{' '}
                  that fits the campaign counts.
                </p>
              )}
            </CardBody>
          </Card>
          {isForVisitors && <HowItPays />}
          {/* Last, because it loads later and must not move what is being read. */}
          <div className="empty:hidden @max-2xl/page:order-last">{forecast}</div>
        </div>
        <div className="grid grid-cols-1 gap-6 @max-2xl/page:contents">
          <Pay offer={offer} />
          <TrustCard title={`About ${isolate(offer.brandName)}`} trust={offer.trust} />
          {report}
        </div>
      </TwoColumns>
    </article>
  )
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })

function OfferHead({ offer, actions }: Pick<OfferDetailsProps, 'offer' | 'actions'>) {
  return (
    <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
      <div className="grid min-w-0 grow basis-72 grid-cols-1 gap-1.5">
        <h1 className="text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">
          {offer.name}
        </h1>
        <p className="flex items-center gap-2 text-ink-muted">
          <Avatar
            name={offer.brandName}
            imageUrl={offer.brandLogoUrl}
            className="size-6 shrink-0 text-xs"
          />
          <span className="min-w-0 [overflow-wrap:anywhere]">
            <bdi>{offer.brandName}</bdi> · {categoryNames[offer.category]}
          </span>
        </p>
      </div>
      <div className="flex flex-wrap gap-2 @max-sm/page:w-full @max-sm/page:*:grow">{actions}</div>
    </header>
  )
}

function Dates({ offer: { status, startsAt, endsAt } }: { readonly offer: PublicOffer }) {
  const day = useDay()
  if (status === 'draft' && startsAt !== null) {
    return (
      <Notice title={`Starts ${day(startsAt)}`}>
        <p>It accepts posts from then on. Posts published before do not count.</p>
      </Notice>
    )
  }
  if (status === 'paused') {
    return <Notice>This campaign is paused: it accepts no posts right now.</Notice>
  }
  if (status === 'completed') return <Notice>This campaign is over: it accepts no posts.</Notice>
  if (endsAt === null) return null
  return <p className="text-ink-muted">Accepts posts until {day(endsAt)}.</p>
}

/** Returns a formatter of days in the viewer's zone, or in UTC until a server-rendered page is hydrated. */
function useDay(): (at: string) => string {
  const isInteractive = useIsInteractive()
  return (at) => (isInteractive ? formatDay(new Date(at)) : utcDay.format(new Date(at)))
}

const utcDay = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

function Pay({ offer }: { readonly offer: PublicOffer }) {
  const isInteractive = useIsInteractive()
  return (
    <Card className="@max-2xl/page:order-first">
      <CardBody className="grid grid-cols-1 gap-4">
        <h2 className="sr-only">What it pays</h2>
        <p className="flex flex-wrap items-baseline gap-x-2">
          <Money
            cents={offer.rewardRatePerKViewsCents}
            className="text-3xl font-semibold tracking-tight"
          />
          <span className="text-ink-muted">per 1K views</span>
        </p>
        {offer.status !== 'completed' && (
          <p className="flex items-baseline justify-between gap-4 rounded-control bg-surface-sunken px-3 py-2.5">
            10K views would earn
            <Money cents={exampleEarningsCents(offer)} className="text-lg font-semibold" />
          </p>
        )}
        {/* The pace depends on the current time, so the server leaves its line empty. */}
        <BudgetMeter campaign={offer}>
          {isInteractive ? <BurnLine campaign={offer} /> : <span>{'\u00a0'}</span>}
        </BudgetMeter>
        <div className="border-t border-line pt-4">
          <OfferTerms offer={offer} />
        </div>
        <ViewMeanings offer={offer} />
      </CardBody>
    </Card>
  )
}

/** What the rate is paid for differs by platform. */
function ViewMeanings({ offer }: { readonly offer: PublicOffer }) {
  return (
    <ul className="grid grid-cols-1 gap-1 border-t border-line pt-4 text-sm text-ink-muted">
      {offer.platformsAllowed.map((platform) => (
        <li key={platform}>{viewMeanings[platform]}</li>
      ))}
    </ul>
  )
}

function HowItPays() {
  return (
    <Card>
      <CardHeader title="How it works" />
      <CardBody>
        <ol className="grid list-decimal grid-cols-1 gap-2 pl-5 marker:text-ink-muted">
          <li>Publish a post on your own account, then submit its link here.</li>
          <li>The brand reviews it. The platform counts its views.</li>
          <li>
            Every counted view earns at the rate; you withdraw from{' '}
            {formatCents(payoutMinimumCents)}.
          </li>
        </ol>
      </CardBody>
    </Card>
  )
}
