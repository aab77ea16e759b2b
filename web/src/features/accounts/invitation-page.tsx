import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import {
  acceptInvitationCall,
  type InvitationEnd,
  invitedTo,
  readInvitationCall,
} from '@permille/contract/accounts/invitations'
import type { ResponseOf } from '@permille/contract/endpoint'
import { isolate } from '@permille/contract/input/isolate'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams } from 'wouter'
import { detailsOf, messageOf, statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { InvitationForm } from './invitation-form.tsx'

/** The target of an invitation link: sets a password and signs the user in. */
export function InvitationPage() {
  const { token = '' } = useParams<{ token: string }>()
  const { data, error, isFetching, refetch } = useQuery(
    queryOf(readInvitationCall, { params: { token } }),
  )
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
  return (
    <AuthLayout
      title={data === undefined ? 'Accept your invitation' : titleOf(data)}
      {...(data !== undefined && { promise: invitedTo[data.role] })}
      note={
        data === undefined ? (
          'Loading your invitation...'
        ) : (
          <>
            <span className="lg:hidden">{invitedTo[data.role]} </span>
            This account will belong to {data.email}.
          </>
        )
      }
    >
      {data ? (
        <InvitationForm accept={acceptInvitationCall} token={token} email={data.email} />
      ) : (
        <Skeleton className="h-60" />
      )}
    </AuthLayout>
  )
}

function titleOf({ role, brandName }: ResponseOf<typeof readInvitationCall>): string {
  return brandName === null ? titles[role] : `Join as ${isolate(brandName)}`
}

const titles = { admin: 'Join as an admin', brand: 'Join as a brand', creator: 'Join as a creator' }

const endings: Readonly<Record<InvitationEnd | 'unknown', readonly [title: string, note: string]>> =
  {
    used: [
      'You have accepted this invitation',
      'Sign in with the address it was sent to and the password you chose.',
    ],
    replaced: ['A newer invitation replaced this one', 'Open the link in the latest mail.'],
    revoked: ['This invitation was withdrawn', 'Ask the person who invited you for a new one.'],
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
function InvitationGone({ error }: { readonly error: Error }) {
  const { end = 'unknown' } = (detailsOf(error) ?? {}) as { readonly end?: InvitationEnd }
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
