import { invitationDays } from '@permille/contract/accounts/factor-lifetimes'
import { readInvitationCall } from '@permille/contract/accounts/invitations'
import { isolate } from '@permille/contract/input/isolate'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { messageOf, statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { AuthLayout, AuthLink } from './auth-layout.tsx'
import { InvitationForm } from './invitation-form.tsx'

/** The target of an invitation link: sets a password and signs the user in. */
export function InvitationPage() {
  const { token = '' } = useParams<{ token: string }>()
  const { data, error, isFetching, refetch } = useQuery(
    queryOf(readInvitationCall, { params: { token } }),
  )
  if (error !== null && statusOf(error) === 404) return <InvitationGone />
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
      title={data?.brandName ? `Join as ${isolate(data.brandName)}` : 'Accept your invitation'}
      promise="Creators make your videos. You pay per 1,000 views they get."
      note={data ? `This account will belong to ${data.email}.` : 'Loading your invitation...'}
    >
      {data ? <InvitationForm token={token} email={data.email} /> : <Skeleton className="h-60" />}
    </AuthLayout>
  )
}

function InvitationGone() {
  return (
    <AuthLayout
      title="This invitation no longer works"
      note={`It has been used, was revoked or replaced by a newer one, or is older than ${invitationDays} days. Ask the sender for a new one.`}
      footer={<AuthLink href={paths.login}>Sign in</AuthLink>}
    >
      {null}
    </AuthLayout>
  )
}
