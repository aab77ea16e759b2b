import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { median } from '../compare.ts'
import { countLines, open } from '../count-lines.ts'
import { processorMs } from '../cpu-share.ts'
import { signInBusiest, type Viewers } from './busiest.ts'
import type { Role } from './read-calls.ts'
import { megabytesOf } from './server-memory.ts'
import type { Marketplace } from './start-marketplace.ts'

/** Files of lists by the role that asks for them, the one with the most lines in the lead. */
const filesOf: Readonly<Record<Role, readonly string[]>> = {
  admin: [
    '/api/admin/submissions.csv',
    '/api/admin/audit-log.csv',
    '/api/admin/users.csv',
    '/api/admin/payouts.csv',
    '/api/admin/campaigns.csv',
  ],
  brand: ['/api/brand/submissions.csv', '/api/brand/ledger.csv'],
  creator: ['/api/creator/submissions.csv'],
}

/** What others ask for meanwhile. */
const others: readonly (readonly [Role, string])[] = [
  ['creator', '/api/creator/stats'],
  ['brand', '/api/brand/campaigns'],
  ['creator', '/api/campaigns'],
]
/** One in three calls is each person's, within the limit of a person's calls. */
const pauseMs = 100
const looksPauseMs = 100
const linesGoal = 30_000
const linesOfGoal = 100_000
const megabytesMax = 100
const otherMsMax = 20

interface FileTime {
  readonly lines: number
  readonly seconds: number
  readonly serverMs: number
  readonly databaseMs: number
  /** How much the process's memory grew at most. */
  readonly megabytes: number
  readonly otherMs: number
}

/** Downloads each file once and tells its lines a second, and how others' calls fare meanwhile. */
export async function* timeFiles(large: Marketplace, client: pg.Client): AsyncGenerator<string> {
  const viewers = await signInBusiest(client)
  for (const role of Object.keys(filesOf) as Role[]) {
    for (const path of filesOf[role]) {
      yield formatFile(path, await timeFile(large, viewers, { role, path }))
    }
  }
}

async function timeFile(
  { url, pid }: Marketplace,
  { cookies }: Pick<Viewers, 'cookies'>,
  { role, path }: { role: Role; path: string },
): Promise<FileTime> {
  const end = new AbortController()
  const before = megabytesOf(pid)
  const asking = askMeanwhile(url, cookies, end.signal)
  const growing = largestMemory(pid, end.signal)
  const [used, startedAt] = [processorMs(pid), performance.now()]
  const lines = await countLines(url + path, {
    cookie: cookies[role],
    'x-forwarded-for': '10.3.0.1',
  })
  const [usedAfter, endedAt] = [processorMs(pid), performance.now()]
  end.abort()
  return {
    lines,
    seconds: (endedAt - startedAt) / 1000,
    serverMs: (usedAfter.server - used.server) / lines,
    databaseMs: (usedAfter.database - used.database) / lines,
    megabytes: (await growing) - before,
    otherMs: median(await asking),
  }
}

/** Calls one after the other until the end; returns how long each took. */
async function askMeanwhile(
  url: string,
  cookies: Viewers['cookies'],
  end: AbortSignal,
): Promise<number[]> {
  const times: number[] = []
  for (let at = 0; !end.aborted; at += 1) {
    const [role, path] = others[at % others.length] ?? others[0] ?? ['creator', '/']
    const startedAt = performance.now()
    // Their own addresses, so that no call exceeds a limit.
    const response = await open(url + path, {
      cookie: cookies[role],
      'x-forwarded-for': `10.4.${(at >> 8) & 255}.${at & 255}`,
    })
    response.resume()
    await once(response, 'end')
    if (response.statusCode === 200) times.push(performance.now() - startedAt)
    await sleep(pauseMs)
  }
  return times
}

async function largestMemory(pid: number, end: AbortSignal): Promise<number> {
  let largest = 0
  while (!end.aborted) {
    largest = Math.max(largest, megabytesOf(pid))
    await sleep(looksPauseMs)
  }
  return largest
}

function formatFile(path: string, file: FileTime): string {
  const { lines, seconds, serverMs, databaseMs, megabytes, otherMs } = file
  const rate = lines / seconds
  const isLong = lines >= linesOfGoal
  const isMissed = rate < linesGoal || megabytes > megabytesMax || otherMs > otherMsMax
  const verdict = isMissed ? 'missed' : 'ok'
  return [
    path.padEnd(36),
    `${lines.toLocaleString('en-US')} lines, ${Math.round(rate).toLocaleString('en-US')} a second,`,
    `server+database ${(serverMs * 1000).toFixed(0)}+${(databaseMs * 1000).toFixed(0)} ms a thousand,`,
    `memory + ${megabytes.toFixed(0)} MB, others' calls p50 ${otherMs.toFixed(0)} ms`,
    isLong ? verdict : '',
  ]
    .join(' ')
    .trimEnd()
}
