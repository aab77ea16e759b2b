import { readRiskSettingsCall } from '@permille/contract/risk/admin-risk'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { AdminTabs } from '#features/accounts/admin-tabs.tsx'
import { Card } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Time } from '#ui/values/time.tsx'
import { RiskSettingsForm } from './risk-settings-form.tsx'
import { SignalChips } from './signal-chips.tsx'

/** Sets what the risk signals do, and their thresholds. */
export function RiskSettingsPage() {
  const query = useQuery(queryOf(readRiskSettingsCall))
  const changed = query.data?.changed ?? null
  return (
    <AdminTabs
      section="submissions"
      title="Risk signals"
      note={
        changed === null ? (
          'Checked when a post is submitted, and at every reading after its approval.'
        ) : (
          <>
            Changed <Time at={changed.at} /> by{' '}
            <Link href={adminPaths.user(changed.byUserId)} className="text-accent underline">
              {changed.byName}
            </Link>
            .
          </>
        )
      }
    >
      <SignalChips />
      <Loaded
        query={query}
        skeleton={
          <Card>
            <ListSkeleton lines={6} />
          </Card>
        }
        failed="The risk signals could not be loaded."
      >
        {({ settings }) => <RiskSettingsForm key={JSON.stringify(settings)} settings={settings} />}
      </Loaded>
    </AdminTabs>
  )
}
