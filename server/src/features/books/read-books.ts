import { readMoneyWhole } from '#money/books/money-whole.ts'
import { findOpenRestore } from '#money/books/open-restore.ts'
import { readLastCheck } from '#money/books/read-books.ts'
import type { Database } from '#platform/database/database.ts'

/** The last check of every rule, where the money was then, and a restore that is not finished. */
export async function readBooks(database: Database) {
  const [check, { broughtInCents: paidInCents, ...parts }, restore] = await Promise.all([
    readLastCheck(database),
    readMoneyWhole(database),
    findOpenRestore(database),
  ])
  return { ...check, money: { paidInCents, ...parts }, restore }
}
