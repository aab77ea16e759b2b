import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import type { InvitationEnd } from '@permille/contract/accounts/invitations'
import type { ReactNode } from 'react'
import { Link } from 'wouter'
import { detailsOf, messageOf, statusOf } from '#api/api-error.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import type { QueryState } from '#ui/layout/loaded.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { AuthLayout } from './auth-layout.tsx'

interface Described {
  readonly title: string
  readonly note: ReactNode
  readonly promise?: string
}

interface InvitationFrameProps<Invitation> {
  readonly query: QueryState<Invitation>
  /** The heading until the invitation is there. */
  readonly title: string
  readonly describe: (invitation: Invitation) => Described
  readonly children: (invitation: Invitation) => ReactNode
}

/** The page of an invitation's link: loading, failed, at its end, or what it invites to. */
export function InvitationFrame<Invitation>(props: InvitationFrameProps<Invitation>) {
  const { query, title, describe, children } = props
  const { data, error, isFetching, refetch } = query
  if (error !== null && statusOf(error) === 404) return <InvitationGone error={error} />
  if (error !== null && !isFetching) {
    return (
      <AuthLayout
        title="The invitation could not be loaded"
        note={messageOf(error, 'The server did not respond.')}
      >
        <Button onClick={() => void refetch()}>Try again</Button>
      </AuthLayout>
    )
  }
  const shown = data === undefined ? { title, note: 'Loading your invitation...' } : describe(data)
  return (
    <AuthLayout {...shown}>
      {data === undefined ? <Skeleton className="h-60" /> : children(data)}
    </AuthLayout>
  )
}

const endings: Readonly<Record<InvitationEnd | 'unknown', readonly [title: string, note: string]>> =
  {
    used: [
      'You have accepted this invitation',
      'Sign in with the address it was sent to and the password you chose.',
    ],
    replaced: ['A newer invitation replaced this one', 'Open the link in the latest mail.'],
    revoked: ['This invitation was withdrawn', 'Ask the person who invited you for a new one.'],
    ended: ['This invitation has ended', 'Ask someone of the brand for a new one.'],
    expired: [
      'This invitation has expired',
      `Invitations last ${invitationDays} days. Ask the person who invited you for a new one.`,
    ],
    unknown: [
      'We do not know this invitation',
      'Open the link in your mail again, or copy all of it.',
    ],
  }

/** Says what happened to the link, and the one thing that helps. */
function InvitationGone({ error }: { readonly error: unknown }) {
  const { end = 'unknown' } = detailsOf(error) as { readonly end?: InvitationEnd }
  const [title, note] = endings[end]
  const isUsed = end === 'used'
  return (
    <AuthLayout title={title} note={note}>
      <Link
        href={isUsed ? paths.login : `${paths.help}#write`}
        className={buttonClasses({ size: 'lg', variant: isUsed ? 'primary' : 'secondary' })}
      >
        {isUsed ? 'Sign in' : 'Write to us'}
      </Link>
    </AuthLayout>
  )
}
