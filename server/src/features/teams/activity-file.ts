import { listBrandActivityCall } from '@permille/contract/teams/activity'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const activityFile = listFile(listBrandActivityCall, 'activity', {
  'Time (UTC)': ({ at }) => instantText(at),
  Who: ({ by, actor }) => by?.name ?? actor,
  'API key': ({ key }) => key,
  Action: ({ action }) => action,
  Campaign: ({ campaign }) => campaign?.name ?? null,
  Post: ({ post }) => post?.title ?? null,
  Whom: ({ whom }) => whom,
  Role: ({ role }) => role,
  'Amount (USD)': ({ amountCents }) => (amountCents === null ? null : amountCents / 100),
  Entry: ({ id }) => id,
})
