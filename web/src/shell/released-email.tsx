import { Link } from 'wouter'
import { useCurrentUser } from '../api/session.ts'
import { paths } from '../paths.ts'
import { Notice } from '../ui/layout/notice.tsx'

/** Shown if someone else has verified this account's email address. */
export function ReleasedEmail() {
  const { email, role } = useCurrentUser()
  return (
    <div className="mb-6">
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
          {email} belongs to another account now. You can still sign in with it, but you no longer
          get email there.
        </p>
      </Notice>
    </div>
  )
}
