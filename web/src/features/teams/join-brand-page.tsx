import { isolate } from '@permille/contract/input/isolate'
import {
  acceptBrandInvitationCall,
  type BrandInvitation,
  joinBrandCall,
  readBrandInvitationCall,
} from '@permille/contract/teams/brand-invitations'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { useSession } from '#api/session.ts'
import { useAction } from '#api/use-action.ts'
import { AuthLink } from '#features/accounts/auth-layout.tsx'
import { InvitationForm } from '#features/accounts/invitation-form.tsx'
import { InvitationFrame } from '#features/accounts/invitation-frame.tsx'
import { paths, thenTo } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { asRoleWithDuties } from './role-labels.ts'

/** The target of an invitation to a brand: with an account, one click joins; without one, a password makes it. */
export function JoinBrandPage() {
  const { token = '' } = useParams<{ token: string }>()
  const query = useQuery(queryOf(readBrandInvitationCall, { params: { token } }))
  return (
    <InvitationFrame query={query} title="Join a brand" describe={describe}>
      {(invitation) => <Joining token={token} invitation={invitation} />}
    </InvitationFrame>
  )
}

function describe({ invitedBy, role, email, brandName }: BrandInvitation) {
  return {
    title: `Join ${isolate(brandName)}`,
    note: `${isolate(invitedBy)} invites ${email} ${asRoleWithDuties(role)}`,
  }
}

function Joining({ token, invitation }: { token: string; invitation: BrandInvitation }) {
  const { email, hasAccount } = invitation
  const { user, isLoading } = useSession()
  if (!hasAccount) {
    return <InvitationForm accept={acceptBrandInvitationCall} token={token} email={email} />
  }
  if (isLoading) return <Skeleton className="h-11" />
  if (user?.email.toLowerCase() === email.toLowerCase()) return <JoinButton token={token} />
  return (
    <div className="grid gap-4">
      {user !== null && (
        <p className="text-ink-muted">
          You are signed in as {user.email}. The invitation is for {email}: sign out first.
        </p>
      )}
      {user === null && (
        <AuthLink href={thenTo(paths.login, paths.brandInvitation(token))}>
          Sign in to join
        </AuthLink>
      )}
    </div>
  )
}

function JoinButton({ token }: { readonly token: string }) {
  const joining = useAction({
    call: joinBrandCall,
    request: () => ({ params: { token } }),
    failed: 'You could not join the brand',
    onDone: ({ brandId }) => location.assign(`${paths.dashboard}?brand=${brandId}`),
  })
  return (
    <Button size="lg" isBusy={joining.isPending} onClick={() => joining.mutate()}>
      {joining.isPending ? 'Joining...' : 'Join'}
    </Button>
  )
}
