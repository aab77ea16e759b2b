import { setTimeout as sleep } from 'node:timers/promises'
import { processorMs } from '../cpu-share.ts'
import type { Marketplace } from './start-marketplace.ts'

/** What became due while nothing ran is done first. */
const catchUpSeconds = 90
const seconds = 120
const percentOfCoreMax = 5
const secondsOfHour = 3600

/**
 * Yields a line: the CPU time of a marketplace that nobody uses, with all roles in one process. The goal is for the
 * database: the server and its sandbox also ask each other about posts that the sandbox does not have.
 */
export async function* measureBackground({ pid }: Marketplace): AsyncGenerator<string> {
  await sleep(catchUpSeconds * 1000)
  const before = processorMs(pid)
  await sleep(seconds * 1000)
  const after = processorMs(pid)
  const shareOf = (part: 'server' | 'database') => (after[part] - before[part]) / 1000 / seconds
  const [server, database] = [shareOf('server'), shareOf('database')]
  const percent = (share: number) => (share * 100).toFixed(1)
  const perHour = Math.round((server + database) * secondsOfHour)
  const verdict = database * 100 <= percentOfCoreMax ? 'ok' : 'above'
  yield `Background work: ${perHour} s of CPU an hour; database ${percent(database)} % of a core ` +
    `(goal ${percentOfCoreMax}, ${verdict}), server and sandbox ${percent(server)} %`
}
