import {
  listSocialAccountsCall,
  type SocialAccount,
} from '@permille/contract/connections/connections'
import { isolate } from '@permille/contract/input/isolate'
import { anyPlatform } from '@permille/contract/platforms'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { type Step, StepList } from '#ui/layout/step-list.tsx'
import { StepLink } from './step-link.tsx'

/** Shows a creator without submissions their first steps, instead of empty charts. */
export function CreatorFirstSteps() {
  const query = useQuery(queryOf(listSocialAccountsCall))
  return (
    <Card>
      <CardHeader title="Three steps to your first earnings" />
      <Loaded
        query={query}
        skeleton={<Skeleton className="m-5 h-[9.625rem] max-md:h-[24.25rem]" />}
        failed="Your connected accounts could not be loaded."
      >
        {(accounts) => <StepList steps={[connectStep(accounts), ...laterSteps(accounts)]} />}
      </Loaded>
    </Card>
  )
}

function connectStep(accounts: readonly SocialAccount[]): Step {
  const unproven = accounts.find(({ isVerified }) => !isVerified)
  const title = 'Connect an account'
  if (accounts.length === 0) {
    return {
      title,
      note: `${anyPlatform}: wherever you publish.`,
      state: 'now',
      action: <StepLink href={paths.connectAccount} label="Connect Account" isNext />,
    }
  }
  if (unproven === undefined) return { title, note: 'Its views can be counted.', state: 'done' }
  return {
    title,
    note: `Connected. Posts from @${isolate(unproven.username)} earn nothing until you verify it.`,
    state: 'done',
    action: <StepLink href={paths.socialAccounts} label="Verify" />,
  }
}

function laterSteps(accounts: readonly SocialAccount[]): Step[] {
  const isNext = accounts.length > 0
  return [
    {
      title: 'Pick a campaign',
      note: 'See what each pays per 1,000 views, and read its brief.',
      state: isNext ? 'now' : 'later',
      action: <StepLink href={paths.explore} label="Explore Campaigns" isNext={isNext} />,
    },
    {
      title: 'Submit a post',
      note: 'Publish it on your own account, then open the campaign and paste its link.',
      state: 'later',
    },
  ]
}
