import { listMessagesCall } from '@permille/contract/messages/messages'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'

export const messageFile = listFile(listMessagesCall, 'messages', {
  'Written (UTC)': (row) => instantText(row.createdAt),
  Kind: (row) => row.kind,
  Topic: (row) => row.topic,
  From: (row) => row.senderName,
  Email: (row) => row.senderEmail,
  'Reported campaign': (row) => row.campaignName,
  Brand: (row) => row.brandName,
  Text: (row) => row.text,
  'Answered (UTC)': (row) => instantText(row.answeredAt),
  'Answered by': (row) => row.answeredByName,
  Answer: (row) => row.answer,
  ID: (row) => row.id,
})
