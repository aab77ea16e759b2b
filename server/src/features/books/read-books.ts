import { findOpenRestore } from '../../money/books/open-restore.ts'
import { readLastCheck, readMoneyWhole } from '../../money/books/read-books.ts'
import type { Database } from '../../platform/database/database.ts'

/** The last check of every rule, where the money is, and a restore that is not finished. */
export async function readBooks(database: Database) {
  const [check, money, restore] = await Promise.all([
    readLastCheck(database),
    readMoneyWhole(database),
    findOpenRestore(database),
  ])
  return { ...check, money, restore }
}
