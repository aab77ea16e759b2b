import { cutRows, type Listed, type PageEnd } from '../../database/after-cursor.ts'
import { csvLine } from './csv.ts'

/** Without this mark spreadsheets read the file in a legacy encoding. */
const byteOrderMark = '\ufeff'

export const linesPerRead = 1000

interface CsvFile<Row extends Listed> {
  readonly columns: readonly string[]
  readonly lineOf: (row: Row) => readonly (string | number | null)[]
  /** Reads one row more than the limit, in the list's own order. */
  readonly read: (page: { after: PageEnd | undefined; limit: number }) => Promise<Row[]>
}

/**
 * A whole list as a file, read in pieces, so that a long one takes no more memory than a short one. The
 * first piece is read at once, so that a database failure is reported before the file begins.
 */
export async function openCsvFile<Row extends Listed>(
  file: CsvFile<Row>,
): Promise<AsyncIterable<string>> {
  return writeFile(file, await file.read({ after: undefined, limit: linesPerRead }))
}

async function* writeFile<Row extends Listed>(
  { columns, lineOf, read }: CsvFile<Row>,
  first: readonly Row[],
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  let page = cutRows(first, linesPerRead)
  yield page.items.map((row) => csvLine(lineOf(row))).join('')
  while (page.end !== undefined) {
    page = cutRows(await read({ after: page.end, limit: linesPerRead }), linesPerRead)
    yield page.items.map((row) => csvLine(lineOf(row))).join('')
  }
}
