import type { Database } from '#platform/database/database.ts'
import type { Actor } from '#platform/http/actor.ts'
import { type OwnRow, readSection, type Section, sectionsOf } from './account-export-store.ts'

const rowsPerRead = 1000

/**
 * The JSON file of everything stored about a user, read in pieces. The account itself is read at once, so that
 * a database failure is reported before the file begins.
 */
export async function openAccountExport(
  db: Database,
  { owner, at }: { owner: Actor; at: Date },
): Promise<AsyncIterable<string>> {
  const [account, ...sections] = sectionsOf(owner)
  const first = account && { ...account, known: await readSection(db, account, firstPiece) }
  return writeFile(db, first === undefined ? sections : [first, ...sections], at)
}

const firstPiece = { after: undefined, limit: rowsPerRead }

interface ReadSection extends Section {
  /** Its first rows, if they were read already. */
  readonly known?: readonly OwnRow[]
}

async function* writeFile(
  db: Database,
  sections: readonly ReadSection[],
  at: Date,
): AsyncGenerator<string> {
  yield `{\n"takenAt": ${JSON.stringify(at)}`
  for (const section of sections) {
    yield `,\n${JSON.stringify(section.name)}: [`
    yield* writeRows(db, section)
    yield ']'
  }
  yield '\n}\n'
}

async function* writeRows(db: Database, section: ReadSection): AsyncGenerator<string> {
  let rows = section.known ?? (await readSection(db, section, firstPiece))
  yield linesOf(rows)
  while (rows.length === rowsPerRead) {
    rows = await readSection(db, section, { after: rows.at(-1)?.id, limit: rowsPerRead })
    if (rows.length > 0) yield `,${linesOf(rows)}`
  }
}

function linesOf(rows: readonly OwnRow[]): string {
  return rows.map((row) => `\n${JSON.stringify(row)}`).join(',')
}
