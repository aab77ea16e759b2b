import { listUsersCall } from '@permille/contract/administration/users'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const userFile = listFile(listUsersCall, 'users', {
  'Joined (UTC)': (row) => instantText(row.joinedAt),
  Name: (row) => row.displayName,
  Email: (row) => row.email,
  Role: (row) => row.role,
  Handle: (row) => row.handle,
  Brand: (row) => row.brandName,
  Identity: (row) => row.kycStatus,
  'Lifetime volume (USD)': (row) => (row.moneyCents === null ? null : row.moneyCents / 100),
  'Suspended (UTC)': (row) => instantText(row.suspension?.at ?? null),
  'Suspended because': (row) => row.suspension?.reason ?? null,
  'Deleted (UTC)': (row) => instantText(row.deletedAt),
  ID: (row) => row.id,
})
