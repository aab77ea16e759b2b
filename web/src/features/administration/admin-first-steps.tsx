import { readSetupCall, type SetupCheck } from '@permille/contract/administration/setup'
import { useQuery } from '@tanstack/react-query'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { StepLink } from '#features/overview/step-link.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { type Step, StepList } from '#ui/layout/step-list.tsx'
import { formatCount } from '#ui/values/views.tsx'

interface AdminFirstStepsProps {
  readonly brandsCount: number
}

/** Shows the admin of a marketplace without campaigns the first steps, instead of empty charts. */
export function AdminFirstSteps({ brandsCount }: AdminFirstStepsProps) {
  const query = useQuery(queryOf(readSetupCall))
  return (
    <Card>
      <CardHeader title="Three steps to your first campaign" />
      <Loaded
        query={query}
        skeleton={<Skeleton className="m-5 h-36 max-md:h-80" />}
        failed="The setup could not be loaded."
      >
        {({ checks }) => <StepList steps={stepsWith(checks, brandsCount)} />}
      </Loaded>
    </Card>
  )
}

function stepsWith(checks: readonly SetupCheck[], brandsCount: number): Step[] {
  const failed = checks.filter(({ verdict }) => verdict === 'failed').length
  const isSandbox = checks.some(
    ({ party, verdict }) => party === 'providers' && verdict === 'skipped',
  )
  return [
    setupStep(failed, isSandbox),
    inviteStep(brandsCount, failed === 0),
    {
      title: 'The brand funds a campaign',
      note: 'It goes live once it is paid for, and creators find it under Explore.',
      state: brandsCount > 0 && failed === 0 ? 'now' : 'later',
    },
  ]
}

function setupStep(failed: number, isSandbox: boolean): Step {
  const title = 'Check the setup'
  if (failed === 0) {
    const note = isSandbox
      ? 'The sandbox stands in for Stripe and the platforms.'
      : 'No check failed.'
    return { title, note, state: 'done' }
  }
  return {
    title,
    note: `${formatCount(failed)} ${failed === 1 ? 'check' : 'checks'} failed. Each one says how to fix it.`,
    state: 'now',
    action: <StepLink href={adminPaths.setup} label="Open setup" isNext />,
  }
}

function inviteStep(brandsCount: number, isNext: boolean): Step {
  const title = 'Invite a brand'
  if (brandsCount > 0) {
    const note = `${formatCount(brandsCount)} ${brandsCount === 1 ? 'brand has' : 'brands have'} joined.`
    return { title, note, state: 'done' }
  }
  return {
    title,
    note: 'Brands join by a link that you send. Creators sign up themselves.',
    state: isNext ? 'now' : 'later',
    action: <StepLink href={adminPaths.invite} label="Invite" isNext={isNext} />,
  }
}
