import { Card, CardBody, CardHeader } from '../../../ui/layout/card.tsx'
import { SettingsRoom } from '../../accounts/settings-room.tsx'
import { PasswordForm } from './password-form.tsx'
import { SessionsCard } from './sessions-card.tsx'

export function SecurityPage() {
  return (
    <SettingsRoom title="Security">
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <Card>
          <CardHeader title="Password" />
          <CardBody>
            <PasswordForm />
          </CardBody>
        </Card>
        <SessionsCard />
      </div>
    </SettingsRoom>
  )
}
