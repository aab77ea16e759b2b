import type { Database } from '../../platform/database/database.ts'
import type { Actor } from '../../platform/http/actor.ts'
import { type OwnRow, readSection, type Section, sectionsOf } from './account-export-store.ts'

const rowsPerRead = 1000

/**
 * The JSON file of everything that is kept about a user, read in pieces. The first piece is read at
 * once, so that a database failure is reported before the file begins.
 */
export async function openAccountExport(
  db: Database,
  { owner, at }: { owner: Actor; at: Date },
): Promise<AsyncIterable<string>> {
  const sections = sectionsOf(owner)
  const [account] = sections
  if (account !== undefined) await readSection(db, account, { after: undefined, limit: 1 })
  return writeFile(db, sections, at)
}

async function* writeFile(
  db: Database,
  sections: readonly Section[],
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

async function* writeRows(db: Database, section: Section): AsyncGenerator<string> {
  let after: string | undefined
  let rows: readonly OwnRow[]
  do {
    rows = await readSection(db, section, { after, limit: rowsPerRead })
    const lines = rows.map((row) => `\n${JSON.stringify(row)}`)
    yield `${after !== undefined && lines.length > 0 ? ',' : ''}${lines.join(',')}`
    after = rows.at(-1)?.id
  } while (rows.length === rowsPerRead)
}
