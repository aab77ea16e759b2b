import type { Database } from '../../platform/database/database.ts'
import { openCsvFile } from '../../platform/http/calls/csv-file.ts'
import { type LedgerRequest, type LedgerRow, listLedger } from './ledger-store.ts'

type Filter = Omit<LedgerRequest, 'after' | 'limit'>

const columns = [
  'Time (UTC)',
  'Type',
  'Event',
  'Amount (USD)',
  'Campaign',
  'Post',
  'Creator',
  'Entry',
]

/** All matching lines. */
export function openLedgerFile(db: Database, filter: Filter): Promise<AsyncIterable<string>> {
  return openCsvFile({ columns, lineOf, read: (page) => listLedger(db, { ...filter, ...page }) })
}

function lineOf(row: LedgerRow) {
  return [
    row.createdAt.toISOString(),
    row.type,
    row.event,
    row.amountCents / 100,
    row.campaignName,
    row.submissionTitle,
    row.creatorName,
    row.id,
  ]
}
