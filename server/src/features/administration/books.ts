import { readLastCheck, readMoneyWhole } from '../../money/books/read-books.ts'
import { type BooksWatch, watchBooks } from '../../money/books/watch-books.ts'
import type { Clock } from '../../platform/clock.ts'
import { createRateLimit } from '../../platform/http/rate-limit.ts'

export interface BooksDeps extends BooksWatch {
  readonly clock: Clock
}

export async function readBooks({ database }: Pick<BooksDeps, 'database'>) {
  const [check, money] = await Promise.all([readLastCheck(database), readMoneyWhole(database)])
  return { ...check, money }
}

const checksPerMinute = 6

/**
 * Checks the books when asked to, as the schedule does. Reading everything costs the database
 * something: who asks while a check runs gets its result, and a minute has few of them.
 */
export function createBooksCheck(deps: BooksDeps): () => ReturnType<typeof readBooks> {
  const limit = createRateLimit(deps.clock, { callsMax: checksPerMinute, windowSeconds: 60 })
  let running: Promise<boolean> | undefined
  return async () => {
    if (running === undefined) {
      limit.count('books')
      running = watchBooks(deps).finally(() => {
        running = undefined
      })
    }
    await running
    return await readBooks(deps)
  }
}
