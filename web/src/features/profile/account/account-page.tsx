import { useCurrentUser } from '#api/session.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { Picture } from '../profile-card.tsx'
import { EmailForm } from './email-form.tsx'
import { NameForm } from './name-form.tsx'

const columns = 'grid grid-cols-1 items-start gap-6 @3xl/page:grid-cols-[17rem_minmax(0,1fr)]'

/** The picture, name and email of a brand's user or an admin, who can change them here. */
export function AccountPage() {
  const { displayName, email, role } = useCurrentUser()
  return (
    <SettingsTabs title="Account settings" note="Your name, picture and email.">
      <div className={columns}>
        <Card>
          <Picture subtitle={role === 'admin' ? 'Admin' : 'Brand'} />
        </Card>
        <div className="grid grid-cols-1 gap-6">
          <Card>
            <CardHeader title="Name" note="How other people here see you." />
            <CardBody>
              <NameForm displayName={displayName} />
            </CardBody>
          </Card>
          <Card>
            <CardHeader title="Email" note="You sign in with it." />
            <CardBody>
              <EmailForm key={email} email={email} />
            </CardBody>
          </Card>
        </div>
      </div>
    </SettingsTabs>
  )
}
