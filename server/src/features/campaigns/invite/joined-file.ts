import { listJoinedCreatorsCall } from '@permille/contract/campaigns/invite-only'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const joinedFile = listFile(listJoinedCreatorsCall, 'joined-creators', {
  'Joined (UTC)': (row) => instantText(row.joinedAt),
  Creator: (row) => row.displayName,
  Handle: (row) => row.handle,
  Posts: (row) => String(row.postCount),
})
