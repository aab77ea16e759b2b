import { signInLockMinutes } from '@permille/contract/accounts/factor-lifetimes'
import type { UserDetail } from '@permille/contract/administration/users'
import { browserOf } from '#features/accounts/browser-name.ts'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { Time } from '#ui/values/time.tsx'

const signInLabels: Readonly<Record<string, string>> = {
  'user.register': 'Registered',
  'user.accept-invitation': 'Accepted an invitation',
  'user.sign-in': 'Signed in',
  'user.sign-out': 'Signed out',
  'user.refuse-sign-in': 'Sign-in refused',
  'user.lock-sign-in': `Sign-in locked for ${signInLockMinutes} minutes`,
  'user.confirm': 'Confirmed who they are',
  'user.change-password': 'Changed the password',
  'user.forget-password': 'Requested a mailed link to set a new password',
  'user.reset-password': 'Set a new password by a link',
  'user.change-email': 'Changed the email',
  'user.add-app': 'Turned on an authenticator app',
  'user.remove-app': 'Turned off the authenticator app',
  'user.add-passkey': 'Added a passkey',
  'user.remove-passkey': 'Removed a passkey',
  'user.renew-recovery-codes': 'Got new recovery codes',
  'user.release-email': 'Lost the email to someone who proved it',
}

/** Lists recent sign-ins and failed attempts. */
export function SignIns({ signIns }: Pick<UserDetail, 'signIns'>) {
  return (
    <Card>
      <CardHeader title="Sign-ins" />
      {signIns.length === 0 ? (
        <p className="p-5 text-ink-muted">No one has signed in to this account yet.</p>
      ) : (
        <ol className="divide-y divide-line">
          {signIns.map(({ at, action, network, userAgent }) => (
            <li key={`${at} ${action}`} className="grid grid-cols-1 gap-1 px-5 py-3">
              <div className="flex flex-wrap items-center justify-between gap-x-4">
                <span className="font-medium">{signInLabels[action] ?? action}</span>
                <span className="text-sm text-ink-muted">
                  <Time at={at} />
                </span>
              </div>
              {network !== null && (
                <p className="text-sm [overflow-wrap:anywhere] text-ink-muted">
                  {network}
                  {userAgent !== null && (
                    <span>
                      {' · '}
                      <span title={userAgent}>{browserOf(userAgent)}</span>
                    </span>
                  )}
                </p>
              )}
            </li>
          ))}
        </ol>
      )}
    </Card>
  )
}
