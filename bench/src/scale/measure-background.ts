import { setTimeout as sleep } from 'node:timers/promises'
import { processorMs } from '../cpu-share.ts'
import type { Marketplace } from './start-marketplace.ts'

/** What became due while nothing ran is done first. */
const catchUpSeconds = 90
const seconds = 120
const percentOfCoreMax = 5
const secondsOfHour = 3600

/** Yields a line: the CPU time of a marketplace that nobody uses, with all roles in one process. */
export async function* measureBackground({ pid }: Marketplace): AsyncGenerator<string> {
  await sleep(catchUpSeconds * 1000)
  const before = processorMs(pid)
  await sleep(seconds * 1000)
  const after = processorMs(pid)
  const shareOf = (part: 'server' | 'database') => (after[part] - before[part]) / 1000 / seconds
  const [server, database] = [shareOf('server'), shareOf('database')]
  const percent = (share: number) => (share * 100).toFixed(1)
  const perHour = Math.round((server + database) * secondsOfHour)
  const verdict = (server + database) * 100 <= percentOfCoreMax ? 'ok' : 'above'
  yield `Background work: ${perHour} s of CPU an hour; server ${percent(server)} % and database ${percent(database)} % ` +
    `of a core (goal ${percentOfCoreMax} % together, ${verdict})`
}
