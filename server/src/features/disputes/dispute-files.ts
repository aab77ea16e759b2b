import {
  type ListedDispute,
  listAllDisputesCall,
  listBrandDisputesCall,
} from '@permille/contract/disputes/disputes'
import { platformFacts } from '@permille/contract/platforms'
import { instantText, listFile } from '#platform/http/calls/list-file.ts'
import type { Sendable } from '#platform/http/calls/route.ts'

type Row = Sendable<ListedDispute>

const columns = {
  'Opened (UTC)': (row: Row) => instantText(row.createdAt),
  Post: (row: Row) => row.title,
  Platform: (row: Row) => platformFacts[row.platform].title,
  Campaign: (row: Row) => row.campaignName,
  Creator: (row: Row) => row.creatorName,
  About: (row: Row) => row.matter,
  'Status of the post': (row: Row) => row.postStatus,
  Status: (row: Row) => row.status,
  'Waits for': (row: Row) => row.turn,
  'Answer due (UTC)': (row: Row) => instantText(row.answerDueAt),
  'Answered (UTC)': (row: Row) => instantText(row.answeredAt),
  'Decision due (UTC)': (row: Row) => instantText(row.decisionDueAt),
  'Decided (UTC)': (row: Row) => instantText(row.decidedAt),
}

export const disputeFiles = [
  listFile(listBrandDisputesCall, 'disputes', columns),
  listFile(listAllDisputesCall, 'disputes', {
    Brand: (row) => row.brandName,
    ...columns,
    ID: (row) => row.id,
  }),
]
