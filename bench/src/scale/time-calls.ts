import type pg from 'pg'
import { defaultLimits } from '../../../server/src/platform/http/http-options.ts'
import { processorMs } from '../cpu-share.ts'
import { signInBusiest } from './busiest.ts'
import { readCalls } from './read-calls.ts'
import type { Marketplace } from './start-marketplace.ts'

export interface CallTime {
  readonly name: string
  readonly medianMs: number
  readonly p95Ms: number
  /** CPU time of one call. */
  readonly serverMs: number
  readonly databaseMs: number
  /** Statuses other than 200. */
  readonly failed: string
}

const timedMax = 14
const callsPerPersonMinute = defaultLimits.perUserPerMinute
const msMax = 2000

/** Times each call alone, after one warm-up call. */
export async function timeCalls(
  { url: origin, pid }: Marketplace,
  client: pg.Client,
): Promise<CallTime[]> {
  const { busiest, cookies } = await signInBusiest(client)
  const ids = Object.values(busiest)
  const times: CallTime[] = []
  const calls = readCalls(busiest)
  for (const [at, { role, path }] of calls.entries()) {
    const name = ids.reduce((text, id) => text.replace(encodeURIComponent(id), '…'), path)
    // Its own IP address, so that no call exceeds the per-address limit.
    const headers = { cookie: cookies[role], 'x-forwarded-for': `10.0.0.${at}` }
    // One user makes all calls of a role and must stay within the limits, including one warm-up per call.
    const share = Math.floor(
      callsPerPersonMinute / calls.filter((call) => call.role === role).length,
    )
    const asked = { url: origin + path, pid, headers, timed: Math.min(timedMax, share - 1) }
    times.push({ name: `${role} ${name}`, ...(await timeCall(asked)) })
  }
  return times
}

async function timeCall({
  url,
  pid,
  headers,
  timed,
}: {
  url: string
  pid: number
  headers: Record<string, string>
  timed: number
}): Promise<Omit<CallTime, 'name'>> {
  const failed = new Set<number>()
  const once = async (): Promise<number> => {
    const startedAt = performance.now()
    const response = await fetch(url, { headers })
    await response.arrayBuffer()
    if (response.status !== 200) failed.add(response.status)
    return performance.now() - startedAt
  }
  const endsAt = performance.now() + msMax
  await once()
  const before = processorMs(pid)
  const times: number[] = [await once()]
  while (times.length < timed && performance.now() < endsAt) times.push(await once())
  const after = processorMs(pid)
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return {
    medianMs: at(0.5),
    p95Ms: at(0.95),
    serverMs: (after.server - before.server) / times.length,
    databaseMs: (after.database - before.database) / times.length,
    failed: [...failed].join(' '),
  }
}
