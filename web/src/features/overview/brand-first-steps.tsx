import { listOwnCampaignsCall, type OwnCampaign } from '@permille/contract/campaigns/campaigns'
import { dashboardListLength } from '@permille/contract/limits'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { type Step, StepList } from '#ui/layout/step-list.tsx'
import { StepLink } from './step-link.tsx'

/** Shows a brand without submissions its first steps, instead of empty charts. */
export function BrandFirstSteps() {
  const query = useQuery(queryOf(listOwnCampaignsCall, { query: { limit: dashboardListLength } }))
  return (
    <Card>
      <CardHeader title="Three steps to your first post" />
      <Loaded
        query={query}
        skeleton={<Skeleton className="m-5 h-[9.625rem] max-md:h-[21.75rem]" />}
        failed="Your campaigns could not be loaded."
      >
        {(campaigns) => <StepList steps={stepsWith(campaigns)} />}
      </Loaded>
    </Card>
  )
}

function stepsWith(campaigns: readonly OwnCampaign[]): Step[] {
  const isFunded = campaigns.some(({ fundedCents }) => fundedCents > 0)
  const draft = campaigns.find(({ status }) => status === 'draft')
  return [createStep(campaigns.length > 0), fundStep(draft, isFunded), reviewStep(isFunded)]
}

function createStep(isDone: boolean): Step {
  const title = 'Create a campaign'
  if (isDone) return { title, note: 'Creators read its brief and its rate.', state: 'done' }
  return {
    title,
    note: 'Say what you want to see, and what 1,000 views of it are worth to you.',
    state: 'now',
    action: <StepLink href={paths.createCampaign} label="Create Campaign" isNext />,
  }
}

function fundStep(draft: OwnCampaign | undefined, isFunded: boolean): Step {
  const title = 'Fund it'
  if (isFunded) return { title, note: 'Creators see it among the live campaigns.', state: 'done' }
  const note =
    'Pay by card. The campaign goes live, or waits for its start date. Only approved posts cost you money.'
  if (draft === undefined) return { title, note, state: 'later' }
  const action = <StepLink href={paths.fundCampaign(draft.id)} label="Fund" isNext />
  return { title, note, state: 'now', action }
}

function reviewStep(isNext: boolean): Step {
  return {
    title: 'Review posts',
    note: 'Creators submit posts they published. A post costs nothing until it is approved.',
    state: isNext ? 'now' : 'later',
    action: isNext ? <StepLink href={paths.submissions} label="Submissions" isNext /> : undefined,
  }
}
