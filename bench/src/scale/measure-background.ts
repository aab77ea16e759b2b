import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { processMs, processorMs } from '../cpu-share.ts'
import type { Marketplace } from './start-marketplace.ts'

/** What became due while nothing ran is done first. */
const catchUpSeconds = 90
const seconds = 120
const percentOfCoreMax = 5
const secondsOfHour = 3600

/**
 * Yields a line: the CPU time of a marketplace that nobody uses, with all roles in one process. The goal is for the
 * database without the books' checks, which walk a history while it is due. The server also asks the sandbox about posts
 * and payouts that it does not have.
 */
export async function* measureBackground(working: Marketplace): AsyncGenerator<string> {
  await sleep(catchUpSeconds * 1000)
  const before = processorMs(working.pid)
  const booksMs = await measureBooks(working.connectionString)
  const after = processorMs(working.pid)
  const percentOf = (ms: number) => ms / 10 / seconds
  const [server, all] = [after.server - before.server, after.database - before.database]
  const database = percentOf(all - booksMs)
  const perHour = Math.round(((server + all) * secondsOfHour) / seconds / 1000)
  const verdict = database <= percentOfCoreMax ? 'ok' : 'above'
  yield `Background work: ${perHour} s of CPU an hour; database ${database.toFixed(1)} % of a core ` +
    `(goal ${percentOfCoreMax}, ${verdict}), the books ${percentOf(booksMs).toFixed(1)} %, ` +
    `server and sandbox ${percentOf(server).toFixed(1)} %`
}

/** The database's CPU time on the connections that check the books, looked at each second, because they come and go. */
async function measureBooks(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  const usedBefore = new Map<number, number>()
  let booksMs = 0
  for (let second = 0; second <= seconds; second += 1) {
    if (second > 0) await sleep(1000)
    const { rows } = await client.query<{ pid: number }>(
      `SELECT pid FROM pg_stat_activity WHERE application_name LIKE 'permille books %'`,
    )
    for (const { pid } of rows) {
      const used = processMs(pid)
      booksMs += used - (usedBefore.get(pid) ?? (second === 0 ? used : 0))
      usedBefore.set(pid, used)
    }
  }
  await client.end()
  if (usedBefore.size === 0) throw new Error('no connection checks the books')
  return booksMs
}
