import { listBlocksCall } from '@permille/contract/campaigns/blocks'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const blockFile = listFile(listBlocksCall, 'blocked-creators', {
  'Blocked (UTC)': (row) => instantText(row.blockedAt),
  Creator: (row) => row.displayName,
  Handle: (row) => row.handle,
  Reason: (row) => row.reason,
})
