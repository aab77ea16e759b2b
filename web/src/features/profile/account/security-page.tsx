import { Suspense } from 'react'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { PasswordForm } from './password-form.tsx'
import { SessionsCard } from './sessions-card.tsx'

const SecondFactorCard = lazyPart(() =>
  import('#features/accounts/factors/second-factor-card.tsx').then((m) => m.SecondFactorCard),
)

export function SecurityPage() {
  return (
    <SettingsTabs title="Security" note="How you sign in, and where you are signed in.">
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <Card>
          <CardHeader title="Password" />
          <CardBody>
            <PasswordForm />
          </CardBody>
        </Card>
        <Suspense fallback={<FactorSkeleton />}>
          <SecondFactorCard />
        </Suspense>
        <SessionsCard />
      </div>
    </SettingsTabs>
  )
}

function FactorSkeleton() {
  return (
    <Card>
      <CardHeader title="Second factor" />
      <ListSkeleton lines={2} />
    </Card>
  )
}
