import { cutRows, type Listed, type PageEnd } from '#platform/database/after-cursor.ts'
import { type CsvField, csvLine } from './csv.ts'

/** Without this mark spreadsheets read the file in a legacy encoding. */
const byteOrderMark = '\ufeff'

export const linesPerRead = 1000

interface Lines<Item> {
  readonly columns: readonly string[]
  readonly lineOf: (item: Item) => readonly CsvField[]
}

interface Piece<Item, End> {
  readonly items: readonly Item[]
  /** Undefined after the last batch. */
  readonly end: End | undefined
}

/**
 * A whole list as a file, read in batches, so that a long one takes no more memory than a short one. The
 * first batch is read at once, so that a database failure is reported before the file begins.
 */
export async function openPiecesFile<Item, End>(
  lines: Lines<Item>,
  read: (after: End | undefined) => Promise<Piece<Item, End>>,
): Promise<AsyncIterable<string>> {
  return writePieces(lines, { read, first: await read(undefined) })
}

async function* writePieces<Item, End>(
  { columns, lineOf }: Lines<Item>,
  { read, first }: { read: (after: End) => Promise<Piece<Item, End>>; first: Piece<Item, End> },
): AsyncGenerator<string> {
  const textOf = (items: readonly Item[]) => items.map((item) => csvLine(lineOf(item))).join('')
  yield byteOrderMark + csvLine(columns)
  let piece = first
  yield textOf(piece.items)
  while (piece.end !== undefined) {
    piece = await read(piece.end)
    yield textOf(piece.items)
  }
}

interface CsvFile<Row extends Listed> extends Lines<Row> {
  /** Reads one row more than the limit, in the list's own order. */
  readonly read: (page: { after: PageEnd | undefined; limit: number }) => Promise<Row[]>
}

/** The same for the rows of a store. */
export function openCsvFile<Row extends Listed>({
  read,
  ...lines
}: CsvFile<Row>): Promise<AsyncIterable<string>> {
  return openPiecesFile<Row, PageEnd>(lines, async (after) =>
    cutRows(await read({ after, limit: linesPerRead }), linesPerRead),
  )
}
