import { listMailsCall } from '@permille/contract/notifications/mails'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const mailFile = listFile(listMailsCall, 'mails', {
  'Written (UTC)': (row) => instantText(row.at),
  To: (row) => row.toAddress,
  Subject: (row) => row.subject,
  Kind: (row) => row.kind,
  State: (row) => row.state,
  'Sent (UTC)': (row) => instantText(row.sentAt),
  Tries: (row) => String(row.tries),
  'The mail server said': (row) => row.failure,
  ID: (row) => row.id,
})
