import { type PublicOffer, readOfferCall } from '@permille/contract/campaigns/offers'
import type { CampaignId } from '@permille/contract/ids'
import { readEligibilityCall } from '@permille/contract/submissions/eligibility'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Link, useLocation, useParams, useSearch, useSearchParams } from 'wouter'
import { statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { BackLink } from '#features/accounts/back-link.tsx'
import { paths, thenTo } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Wordmark } from '#ui/layout/permille-mark.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { TwoColumns } from '#ui/layout/two-columns.tsx'
import { ForecastCard } from '../forecast/forecast-card.tsx'
import { BriefLink } from './brief-link.tsx'
import { JoinButton } from './join-button.tsx'
import { OfferDetails } from './offer-details.tsx'
import { ReportButton } from './report-button.tsx'
import { ShareButton } from './share-button.tsx'

/** A campaign inside the shell: creators can submit to it, everyone can share it. */
export function OfferPage() {
  const { role, brandName } = useCurrentUser()
  const invite = useInvite()
  const isCreator = role === 'creator'
  return (
    <div className="grid grid-cols-1 gap-4">
      {isCreator && <BackLink href={paths.explore} label="All campaigns" />}
      <Offer
        hasForecast={isCreator}
        // Admins need no report: they investigate it directly.
        mayReport={(offer) => role !== 'admin' && offer.brandName !== brandName}
        actions={(offer) => (
          <>
            {!offer.isInviteOnly && isOpen(offer) && <ShareButton offer={offer} />}
            {isCreator && <GoOn offer={offer} invite={invite} />}
          </>
        )}
        brief={(offer) => isCreator && <Brief offer={offer} invite={invite} />}
      />
    </div>
  )
}

interface GoOnProps {
  readonly offer: PublicOffer
  readonly invite: string | undefined
}

/** Returns whether posts can be submitted, or what is missing first; undefined while loading. */
function useStep({ offer, invite }: GoOnProps) {
  const asked = invite === undefined ? {} : { invite }
  const eligibility = useQuery(
    queryOf(readEligibilityCall, { params: { id: offer.id }, query: asked }),
  )
  if (eligibility.isPending) return undefined
  const refusal = eligibility.data?.refusal
  // Creators can join before the start.
  if (refusal && (offer.status === 'live' || refusal.code !== 'campaign-live')) return refusal
  if (offer.isInviteOnly && invite !== undefined) return { code: 'join', invite } as const
  return { code: offer.status === 'live' ? 'submit' : 'wait' } as const
}

/**
 * Shows the next step. An invitation is accepted before the brief and the first post; those who
 * have joined just submit.
 */
function GoOn(props: GoOnProps) {
  const step = useStep(props)
  const { offer } = props
  if (step === undefined) return <Skeleton className="thumb-act h-9 w-36 max-md:h-11" />
  if ('message' in step) {
    return <p className="max-w-sm self-center text-ink-muted">{step.message}</p>
  }
  if (step.code === 'join') return <JoinButton offer={offer} invite={step.invite} />
  if (step.code === 'wait') return null
  return (
    <Link href={paths.submit(offer.id)} className={`${buttonClasses()} thumb-act`}>
      Submit Content
    </Link>
  )
}

function Brief(props: GoOnProps) {
  return useStep(props)?.code === 'submit' && <BriefLink offer={props.offer} />
}

/** Returns the invitation token in the URL. */
function useInvite(): string | undefined {
  return useSearchParams()[0].get('invite') ?? undefined
}

/** Like `OfferPage`, for a visitor; the server renders it on request. */
export function VisitorOfferPage() {
  const [path] = useLocation()
  const search = useSearch()
  const address = search === '' ? path : `${path}?${search}`
  return (
    <>
      <header className="mx-auto flex h-16 max-w-6xl items-center justify-between px-4 md:px-8">
        <Link href={paths.landing} className="rounded-sm">
          <Wordmark />
        </Link>
        <Link href={thenTo(paths.login, address)} className={buttonClasses({ variant: 'quiet' })}>
          Sign in
        </Link>
      </header>
      <main className="@container/page mx-auto max-w-6xl px-4 py-6 pb-16 md:px-8">
        <Offer
          isForVisitors
          actions={(offer) => (
            <>
              {offer.placesLeft === 0 && (
                <p className="self-center text-ink-muted">All places are taken right now.</p>
              )}
              {!offer.isInviteOnly && <ShareButton offer={offer} />}
              <Link
                href={thenTo(paths.register, address)}
                className={`${buttonClasses()} thumb-act`}
              >
                {offer.placesLeft === 0 ? 'Sign up' : 'Sign up to submit'}
              </Link>
            </>
          )}
        />
      </main>
    </>
  )
}

interface OfferProps {
  readonly isForVisitors?: boolean
  readonly actions: (offer: PublicOffer) => ReactNode
  readonly brief?: (offer: PublicOffer) => ReactNode
  readonly hasForecast?: boolean
  readonly mayReport?: (offer: PublicOffer) => boolean
}

function Offer(props: OfferProps) {
  const { actions, brief, hasForecast = false, mayReport, isForVisitors = false } = props
  const { id } = useParams<{ id: CampaignId }>()
  const invite = useInvite()
  const asked = invite === undefined ? {} : { invite }
  const query = useQuery(queryOf(readOfferCall, { params: { id }, query: asked }))
  if (statusOf(query.error) === 404) return <CampaignNotFound isInvited={invite !== undefined} />
  return (
    <>
      {query.data === undefined && <h1 className="sr-only">Campaign</h1>}
      <Loaded query={query} skeleton={<OfferSkeleton />} failed="The campaign could not be loaded.">
        {(offer) => (
          <OfferDetails
            offer={offer}
            actions={actions(offer)}
            brief={brief?.(offer)}
            isForVisitors={isForVisitors}
            forecast={
              hasForecast && isOpen(offer) && <ForecastCard campaignId={offer.id} query={asked} />
            }
            report={mayReport?.(offer) && <ReportButton campaign={offer} invite={invite} />}
          />
        )}
      </Loaded>
    </>
  )
}

/** Not once it is paused or over, when only those who posted to it can read it. */
function isOpen({ status }: PublicOffer): boolean {
  return status === 'live' || status === 'draft'
}

function CampaignNotFound({ isInvited }: { readonly isInvited: boolean }) {
  return (
    <>
      <title>Campaign not found · Permille</title>
      <h1 className="sr-only">Campaign not found</h1>
      <EmptyState
        title="Campaign not found"
        note={
          isInvited
            ? 'It may not have started, be paused or over, or its link may have been turned off. Ask the person who sent it to you.'
            : 'It may be paused or over, or the link may be wrong.'
        }
        action={
          <Link href={paths.explore} className={buttonClasses({ variant: 'secondary' })}>
            Explore Campaigns
          </Link>
        }
      />
    </>
  )
}

function OfferSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-6">
      <Skeleton className="h-12 w-2/3" />
      <TwoColumns>
        <Skeleton className="h-80" />
        <Skeleton className="h-96" />
      </TwoColumns>
    </div>
  )
}
