import type { Campaign } from '@permille/contract/campaigns/campaigns'
import {
  listSocialAccountsCall,
  type SocialAccount,
} from '@permille/contract/connections/connections'
import { platformFacts } from '@permille/contract/platforms'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { EmptyState } from '#ui/layout/empty-state.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { SubmitForm } from './submit-form.tsx'

interface SubmissionDetailsProps {
  readonly campaign: Campaign
  /** False until it is known whether the campaign takes posts from this creator. */
  readonly isReady: boolean
}

/** The form, with the creator's accounts that the campaign allows. */
export function SubmissionDetails({ campaign, isReady }: SubmissionDetailsProps) {
  const query = useQuery(queryOf(listSocialAccountsCall))

  return (
    <Card>
      <CardHeader title="Submission Details" />
      <Loaded
        query={isReady ? query : { ...query, data: undefined }}
        skeleton={<Skeleton className="m-5 h-[13.125rem] @max-2xl/page:h-[15.625rem]" />}
        failed="Your connected accounts could not be loaded."
      >
        {(accounts) => <DetailsFor campaign={campaign} accounts={accounts} />}
      </Loaded>
    </Card>
  )
}

const either = new Intl.ListFormat('en', { type: 'disjunction' })

function platformsInLabels({ platformsAllowed }: Campaign): string {
  return either.format(platformsAllowed.map((platform) => platformFacts[platform].title))
}

interface DetailsForProps {
  readonly campaign: Campaign
  readonly accounts: readonly SocialAccount[]
}

function DetailsFor({ campaign, accounts }: DetailsForProps) {
  const allowed = accounts.filter(({ platform }) => campaign.platformsAllowed.includes(platform))
  if (allowed.length === 0) {
    return (
      <EmptyState
        title="No connected accounts for this campaign's platforms"
        note={`It accepts posts on ${platformsInLabels(campaign)}. Connect your account there, then come back.`}
        action={
          <Link
            href={paths.connectFor(campaign.platformsAllowed[0] ?? 'tiktok', campaign.id)}
            className={buttonClasses()}
          >
            Connect Account
          </Link>
        }
      />
    )
  }
  return (
    <CardBody>
      <SubmitForm campaign={campaign} accounts={allowed} />
    </CardBody>
  )
}
