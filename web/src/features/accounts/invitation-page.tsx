import {
  acceptInvitationCall,
  invitedTo,
  readInvitationCall,
} from '@permille/contract/accounts/invitations'
import type { ResponseOf } from '@permille/contract/endpoint'
import { isolate } from '@permille/contract/input/isolate'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'wouter'
import { queryOf } from '#api/query.ts'
import { InvitationForm } from './invitation-form.tsx'
import { InvitationFrame } from './invitation-frame.tsx'

type Invitation = ResponseOf<typeof readInvitationCall>

/** The target of an invitation link: sets a password and signs the user in. */
export function InvitationPage() {
  const { token = '' } = useParams<{ token: string }>()
  const query = useQuery(queryOf(readInvitationCall, { params: { token } }))
  return (
    <InvitationFrame query={query} title="Accept your invitation" describe={describe}>
      {({ email }) => <InvitationForm accept={acceptInvitationCall} token={token} email={email} />}
    </InvitationFrame>
  )
}

function describe({ role, brandName, email }: Invitation) {
  return {
    title: brandName === null ? titles[role] : `Join as ${isolate(brandName)}`,
    promise: invitedTo[role],
    note: (
      <>
        <span className="lg:hidden">{invitedTo[role]} </span>
        This account will belong to {email}.
      </>
    ),
  }
}

const titles = { admin: 'Join as an admin', brand: 'Join as a brand', creator: 'Join as a creator' }
