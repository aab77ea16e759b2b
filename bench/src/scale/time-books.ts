import { checkBooks } from '../../../server/src/money/books/check-books.ts'
import { connectDatabase } from '../../../server/src/platform/database/database.ts'
import { createLog } from '../../../server/src/platform/log.ts'

const second = 1000

/** One line: how long the books take to look at the whole history, and at what changed since. */
export async function timeBooks(connectionString: string): Promise<string> {
  const database = connectDatabase({
    connectionString,
    connectionsMax: 1,
    statementTimeoutMs: 20 * second,
    log: createLog('error'),
  })
  try {
    const walkedMs = await timed(async () => {
      let isOver = false
      while (!isOver) {
        const results = await checkBooks(database, 10 * second)
        isOver = results.every(({ unchecked }) => unchecked === null)
      }
    })
    const broken = new Set<string>()
    const minuteMs = await timed(async () => {
      for (const { id, offenders } of await checkBooks(database, 0))
        if (offenders.length > 0) broken.add(id)
    })
    const verdict = broken.size === 0 ? 'clean' : `broken: ${[...broken].join(', ')}`
    return `The books: all history ${inSeconds(walkedMs)}, what is new ${inSeconds(minuteMs)}, ${verdict}.`
  } finally {
    await database.close()
  }
}

async function timed(work: () => Promise<void>): Promise<number> {
  const startedAt = performance.now()
  await work()
  return performance.now() - startedAt
}

function inSeconds(ms: number): string {
  return `${(ms / second).toFixed(2)} s`
}
