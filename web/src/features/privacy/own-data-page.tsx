import { accountExportPath } from '@permille/contract/privacy/account-export'
import { Download } from 'lucide-react'
import { Suspense } from 'react'
import { useCurrentUser } from '#api/session.ts'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { Card, CardBody, CardHeader } from '#ui/layout/card.tsx'
import { lazyPart } from '#ui/lazy-part.ts'
import { SettingsTabs } from '../accounts/settings-tabs.tsx'

const DeleteAccount = lazyPart(() =>
  import('./deletion/delete-account.tsx').then((m) => m.DeleteAccount),
)

const TermsCard = lazyPart(() =>
  import('#features/accounts/legal/terms-card.tsx').then((m) => m.TermsCard),
)

const holds = {
  creator:
    'Your account, profile and social accounts, every post with its readings, what it earned, your payouts and disputes, and the mails and notifications you were sent.',
  brand:
    'Your account and brand, every campaign with its payments and refunds, your decisions on posts, and the mails and notifications you were sent.',
  admin:
    'Your account, everything that you did as an admin, and the mails and notifications you were sent.',
} as const

/** Downloads what is stored about the user, and deletes the account. */
export function OwnDataPage() {
  const { role } = useCurrentUser()
  return (
    <SettingsTabs title="Your data" note="What we keep about you, and how to delete it.">
      <div className="grid max-w-3xl grid-cols-1 gap-6">
        <Card>
          <CardHeader title="Download your data" note="One JSON file, generated on request." />
          <CardBody className="grid grid-cols-1 justify-items-start gap-4">
            <p className="text-ink-muted">
              {holds[role]} Passwords and access tokens are not in it.
            </p>
            <a
              href={accountExportPath}
              download
              className={joinClasses(
                buttonClasses({ variant: 'secondary' }),
                'max-sm:h-11 max-sm:w-full',
              )}
            >
              <Download aria-hidden="true" className="size-4" />
              Download your data
            </a>
          </CardBody>
        </Card>
        <Suspense>
          <TermsCard />
          <DeleteAccount />
        </Suspense>
      </div>
    </SettingsTabs>
  )
}
