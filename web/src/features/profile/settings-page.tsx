import type { OwnProfile } from '@permille/contract/profile/profile'
import { readProfileCall } from '@permille/contract/profile/profile'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useUrlFilters } from '#api/use-url-filters.ts'
import { Card, CardBody } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { Tabs } from '#ui/layout/tabs.tsx'
import { SettingsTabs } from '../accounts/settings-tabs.tsx'
import { EmailForm } from './account/email-form.tsx'
import { GeneralForm } from './general-form.tsx'
import { LanguagesForm } from './languages-form.tsx'
import { LocationForm } from './location-form.tsx'
import { ProfileCard } from './profile-card.tsx'

export function SettingsPage() {
  const query = useQuery(queryOf(readProfileCall))
  return (
    <SettingsTabs title="Account settings" note="What brands see about you, and how we reach you.">
      <Loaded
        query={query}
        skeleton={<SettingsSkeleton />}
        failed="Your profile could not be loaded"
      >
        {(profile) => <Settings profile={profile} />}
      </Loaded>
    </SettingsTabs>
  )
}

const columns = 'grid grid-cols-1 items-start gap-6 @3xl/page:grid-cols-[17rem_minmax(0,1fr)]'

const tabs = ['general', 'location', 'languages', 'email'] as const

/** The tab is in the URL, so that other pages lead to the email. */
function Settings({ profile }: { readonly profile: OwnProfile }) {
  const { choose, change } = useUrlFilters()
  return (
    <div className={columns}>
      <ProfileCard profile={profile} />
      <Card>
        <CardBody className="pt-2">
          <Tabs
            label="Settings"
            value={choose('tab', tabs) ?? 'general'}
            onValueChange={(tab) => change('tab', tab === 'general' ? '' : tab)}
            tabs={[
              { value: 'general', label: 'General', content: <GeneralForm profile={profile} /> },
              {
                value: 'location',
                label: 'Location & Timezone',
                content: <LocationForm profile={profile} />,
              },
              {
                value: 'languages',
                label: 'Languages & Categories',
                content: <LanguagesForm profile={profile} />,
              },
              { value: 'email', label: 'Email', content: <EmailForm email={profile.user.email} /> },
            ]}
          />
        </CardBody>
      </Card>
    </div>
  )
}

function SettingsSkeleton() {
  return (
    <div className={columns}>
      <Skeleton className="h-40 rounded-card @3xl/page:h-80" />
      <Skeleton className="h-96 rounded-card" />
    </div>
  )
}
