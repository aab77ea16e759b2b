import {
  kindsOfRole,
  type NotificationPreferences,
  readPreferencesCall,
} from '@permille/contract/notifications/notifications'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { queryOf } from '#api/query.ts'
import { useCurrentUser } from '#api/session.ts'
import { paths } from '#paths.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Card } from '#ui/layout/card.tsx'
import { Loaded } from '#ui/layout/loaded.tsx'
import { Notice } from '#ui/layout/notice.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { SettingsTabs } from '../accounts/settings-tabs.tsx'
import { BrandNewsCard } from './brand-news-card.tsx'
import { PreferenceSwitch } from './preference-switch.tsx'
import { PreferenceTable } from './preference-table.tsx'
import { PushCard } from './push/push-card.tsx'

export function NotificationSettingsPage() {
  const { role } = useCurrentUser()
  const query = useQuery(queryOf(readPreferencesCall))
  return (
    <SettingsTabs
      title="Notification settings"
      note="What we notify you about, and how. Changes are saved at once."
      actions={
        <Link href={paths.notifications} className={buttonClasses({ variant: 'secondary' })}>
          All notifications
        </Link>
      }
    >
      <Card className="max-w-3xl">
        <Loaded
          query={query}
          skeleton={<PreferenceTable kinds={kindsOfRole[role]} cell={() => <SwitchSkeleton />} />}
          failed="Your settings could not be loaded."
        >
          {(settings) => <Preferences settings={settings} />}
        </Loaded>
      </Card>
      {query.data?.isMailSent === false && (
        <Notice title="No email is sent at the moment" className="max-w-3xl">
          <p>This marketplace has no mail server yet. Your choices apply once it has one.</p>
        </Notice>
      )}
      <PushCard />
      <BrandNewsCard />
    </SettingsTabs>
  )
}

function Preferences({ settings }: { readonly settings: NotificationPreferences }) {
  const { preferences } = settings
  return (
    <PreferenceTable
      kinds={preferences.map(({ kind }) => kind)}
      cell={(kind, channel) => {
        const preference = preferences.find((each) => each.kind === kind)
        return (
          preference !== undefined && <PreferenceSwitch preference={preference} channel={channel} />
        )
      }}
    />
  )
}

function SwitchSkeleton() {
  return (
    <span className="flex min-h-9 items-center justify-end max-md:min-h-11">
      <Skeleton className="h-5 w-9 rounded-full" />
    </span>
  )
}
