import { checkSetupCall, readSetupCall, type Setup } from '@permille/contract/administration/setup'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useAction } from '#api/use-action.ts'
import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { Button } from '#ui/controls/button.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { ForeignCard } from './foreign-card.tsx'
import { partiesIn } from './setup-labels.ts'
import { SetupPartyRow } from './setup-party-row.tsx'
import { SetupVerdict } from './setup-verdict.tsx'

/** Shows the keys, URLs and accounts at every outside party, as `npm run doctor` prints them. */
export function SetupPage() {
  const query = useQuery(queryOf(readSetupCall))
  return (
    <AdminTabs
      section="dashboard"
      title="Setup"
      note="The database, and keys, addresses and accounts at the providers. Checked daily; no money moves."
      actions={<CheckAgain />}
    >
      <Loaded query={query} skeleton={<SetupSkeleton />} failed="The setup could not be loaded.">
        {(setup) => <SetupContent setup={setup} />}
      </Loaded>
    </AdminTabs>
  )
}

function CheckAgain() {
  const checking = useAction({
    call: checkSetupCall,
    request: () => ({}),
    done: 'Setup checked',
    failed: 'The setup could not be checked',
  })
  return (
    <Button variant="secondary" isBusy={checking.isPending} onClick={() => checking.mutate()}>
      {checking.isPending ? 'Checking...' : 'Check again'}
    </Button>
  )
}

function SetupSkeleton() {
  return (
    <Card>
      <ListSkeleton lines={8} />
    </Card>
  )
}

function SetupContent({ setup }: { readonly setup: Setup }) {
  return (
    <>
      <SetupVerdict checks={setup.checks} checkedAt={setup.checkedAt} />
      <Card className="divide-y divide-line overflow-hidden">
        {partiesIn(setup.checks).map(({ party, title, checks }) => (
          <SetupPartyRow key={party} title={title} checks={checks} />
        ))}
      </Card>
      {setup.foreign !== null && <ForeignCard foreign={setup.foreign} />}
    </>
  )
}
