import { Link } from 'wouter'
import { useCurrentUser } from '../api/session.ts'
import { paths } from '../paths.ts'
import { Notice } from '../ui/layout/notice.tsx'

/** Over every page until it is over. */
export function StandingNotices() {
  const { mustChangeEmail, brand } = useCurrentUser()
  return (
    <div className="mb-6 grid grid-cols-1 gap-4">
      {mustChangeEmail && <ReleasedEmail />}
      {brand?.isReadOnly === true && (
        <Notice title="This brand is suspended">
          <p>You can read, or leave it, and change nothing. Its owner can ask support why.</p>
        </Notice>
      )}
    </div>
  )
}

/** Shown if someone else has verified this account's email address. */
function ReleasedEmail() {
  const { email, role } = useCurrentUser()
  return (
    <Notice
      tone="negative"
      title="Set another email address"
      action={
        <Link
          href={role === 'creator' ? paths.settings : paths.account}
          className="w-fit font-medium underline"
        >
          Open settings
        </Link>
      }
    >
      <p>
        {email} belongs to another account now. You can still sign in with it, but you no longer get
        email there.
      </p>
    </Notice>
  )
}
