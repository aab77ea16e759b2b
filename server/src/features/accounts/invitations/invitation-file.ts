import { listInvitationsCall } from '@permille/contract/accounts/invitations'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const invitationFile = listFile(listInvitationsCall, 'invitations', {
  'Invited (UTC)': (row) => instantText(row.createdAt),
  Email: (row) => row.email,
  Role: (row) => row.role,
  Brand: (row) => row.brandName,
  'Invited by': (row) => row.invitedBy,
  State: (row) => row.state,
  'Replaced by a later one': (row) => (row.isReplaced ? 'yes' : 'no'),
  'Valid until (UTC)': (row) => instantText(row.expiresAt),
})
