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

/** A spreadsheet takes a file without this mark for one in its own old alphabet. */
const byteOrderMark = '\ufeff'

export const linesPerRead = 1000

/**
 * All lines that fit, read piece by piece, so that a long history needs no more memory than a short
 * one. The first piece is read at once: a database that is down is told before the file begins.
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
