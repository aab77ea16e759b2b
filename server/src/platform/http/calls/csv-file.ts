import { setImmediate as nextTurn } from 'node:timers/promises'
import { cutRows, type Listed, type PageEnd } from '#platform/database/after-cursor.ts'
import { createPlaces } from '#platform/places.ts'
import { type CsvField, csvLine } from './csv.ts'

/** Without this mark spreadsheets read the file in a legacy encoding. */
const byteOrderMark = '\ufeff'

export const linesPerRead = 1000

/** Written in one go; other calls have their turn in between. */
const linesPerPart = 200

/** Of all files of this process, so that most connections remain for other calls. */
const reading = createPlaces(2)

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
 * first batch is read at once, so that a database failure is reported before the file begins. While a batch is written, the
 * next is read; no connection is held for a reader who is slow (decision 109).
 */
export async function openPiecesFile<Item, End>(
  lines: Lines<Item>,
  readPiece: (after: End | undefined) => Promise<Piece<Item, End>>,
): Promise<AsyncIterable<string>> {
  const read = async (after: End | undefined) => {
    await reading.take()
    return await readPiece(after).finally(reading.leave)
  }
  return writePieces(lines, { read, first: await read(undefined) })
}

async function* writePieces<Item, End>(
  { columns, lineOf }: Lines<Item>,
  { read, first }: { read: (after: End) => Promise<Piece<Item, End>>; first: Piece<Item, End> },
): AsyncGenerator<string> {
  yield byteOrderMark + csvLine(columns)
  for (let piece: Piece<Item, End> | undefined = first; piece !== undefined; ) {
    const next: Promise<Piece<Item, End>> | undefined =
      piece.end === undefined ? undefined : read(piece.end)
    // A failure is thrown by the await below, which a reader who is gone never reaches.
    next?.catch(() => undefined)
    for (const part of partsOf(piece.items)) {
      yield part.map((item) => csvLine(lineOf(item))).join('')
      await nextTurn()
    }
    piece = await next
  }
}

function partsOf<Item>(items: readonly Item[]): Item[][] {
  const count = Math.ceil(items.length / linesPerPart)
  return Array.from({ length: count }, (_, at) =>
    items.slice(at * linesPerPart, (at + 1) * linesPerPart),
  )
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
