import { findOpenRestore } from '../../money/books/open-restore.ts'
import { readLastCheck, readMoneyWhole } from '../../money/books/read-books.ts'
import { watchBooks } from '../../money/books/watch-books.ts'
import { countInWindow } from '../../platform/limits/call-window.ts'
import type { BooksDeps } from './administration-deps.ts'

export async function readBooks({ database }: Pick<BooksDeps, 'database'>) {
  const [check, money, restore] = await Promise.all([
    readLastCheck(database),
    readMoneyWhole(database),
    findOpenRestore(database),
  ])
  return { ...check, money, restore }
}

const checks = { name: 'books-checks', callsMax: 6, windowSeconds: 60 }

/**
 * Checks the books on request, as the schedule does. Reading everything is costly for the database:
 * a request during a running check gets its result, and a minute allows only a few.
 */
export function createBooksCheck(deps: BooksDeps): () => ReturnType<typeof readBooks> {
  let running: Promise<boolean> | undefined
  const check = async () => {
    await countInWindow(deps.database, checks, 'books')
    return await watchBooks(deps)
  }
  return async () => {
    running ??= check().finally(() => {
      running = undefined
    })
    await running
    return await readBooks(deps)
  }
}
