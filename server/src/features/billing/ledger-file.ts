import { cutRows } from '../../platform/database/after-cursor.ts'
import type { Database } from '../../platform/database/database.ts'
import { csvLine } from '../../platform/http/calls/csv.ts'
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

/** Without this mark spreadsheets read the file in a legacy encoding. */
const byteOrderMark = '\ufeff'

export const linesPerRead = 1000

/**
 * All matching lines, read in pieces, so that a long history takes no more memory than a short one.
 * The first piece is read at once, so that a database failure is reported before the file begins.
 */
export async function openLedgerFile(db: Database, filter: Filter): Promise<AsyncIterable<string>> {
  const first = await listLedger(db, { ...filter, after: undefined, limit: linesPerRead })
  return writeFile(db, filter, first)
}

async function* writeFile(
  db: Database,
  filter: Filter,
  first: readonly LedgerRow[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  let page = cutRows(first, linesPerRead)
  yield page.items.map(lineOf).join('')
  while (page.end !== undefined) {
    const rows = await listLedger(db, { ...filter, after: page.end, limit: linesPerRead })
    page = cutRows(rows, linesPerRead)
    yield page.items.map(lineOf).join('')
  }
}

function lineOf(row: LedgerRow): string {
  return csvLine([
    row.createdAt.toISOString(),
    row.type,
    row.event,
    row.amountCents / 100,
    row.campaignName,
    row.submissionTitle,
    row.creatorName,
    row.id,
  ])
}
