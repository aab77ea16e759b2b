import { leaveBrandCall } from '@permille/contract/teams/members'
import { Link } from 'wouter'
import { ActionButton } from '#api/action-button.tsx'
import { useCurrentUser } from '#api/session.ts'
import { openAnotherBrand } from '#features/accounts/open-brand.ts'
import { SettingsTabs } from '#features/accounts/settings-tabs.tsx'
import { paths } from '#paths.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { roleLabels } from './role-labels.ts'

/** What someone who does not manage the people of their brand can do about their own place in it. */
export function LeaveBrand() {
  const { brand, brandName, email } = useCurrentUser()
  return (
    <SettingsTabs
      title="Team"
      note={brand === null ? 'You are in no brand.' : 'Your place in the brand you act for.'}
    >
      {brand === null ? (
        <p className="text-ink-muted">
          Ask a brand’s owner to invite {email}: the mail’s link lets you in. If you no longer need
          your account, you can{' '}
          <Link href={paths.ownData} className="text-accent underline">
            delete it
          </Link>
          .
        </p>
      ) : (
        <Card className="max-w-3xl">
          <CardHeader
            title={brandName ?? ''}
            note={`Your role is ${roleLabels[brand.role]}.${brand.isReadOnly ? '' : ' The owner can change it.'}`}
            action={<LeaveButton />}
          />
        </Card>
      )}
    </SettingsTabs>
  )
}

/** Also while the brand is suspended. */
export function LeaveButton({ isSmall = false }: { readonly isSmall?: boolean }) {
  return (
    <ActionButton
      call={leaveBrandCall}
      request={() => ({})}
      title="Leave this brand?"
      description="You need a new invitation to come back. Your account stays, and what you set up for the brand goes on: API keys in its owner’s name, webhooks and report links. Whoever manages its people sees it, and may end it."
      label="Leave"
      busyLabel="Leaving..."
      failed="You could not leave the brand"
      onDone={() => openAnotherBrand(paths.dashboard)}
      isDanger
      variant="secondary"
      {...(isSmall && { size: 'sm', className: 'max-md:h-11' })}
    />
  )
}
