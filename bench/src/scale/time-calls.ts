import type pg from 'pg'
import { signInBusiest } from './busiest.ts'
import { readCalls } from './read-calls.ts'

export interface CallTime {
  readonly name: string
  readonly medianMs: number
  readonly p95Ms: number
  /** Statuses other than 200. */
  readonly failed: string
}

// Below what one person may call in a minute.
const callsMax = 14
const msMax = 2000

/** Each call alone, after one that warms it. */
export async function timeCalls(origin: string, client: pg.Client): Promise<CallTime[]> {
  const { busiest, cookies } = await signInBusiest(client)
  const ids = Object.values(busiest)
  const times: CallTime[] = []
  for (const [at, { role, path }] of readCalls(busiest).entries()) {
    const name = ids.reduce((text, id) => text.replace(encodeURIComponent(id), '…'), path)
    // An address of its own, so that no call exceeds what one address may ask.
    const headers = { cookie: cookies[role], 'x-forwarded-for': `10.0.0.${at}` }
    times.push({ name: `${role} ${name}`, ...(await timeCall(origin + path, headers)) })
  }
  return times
}

async function timeCall(
  url: string,
  headers: Record<string, string>,
): Promise<Omit<CallTime, 'name'>> {
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
  const times: number[] = [await once()]
  while (times.length < callsMax && performance.now() < endsAt) times.push(await once())
  const sorted = times.toSorted((a, b) => a - b)
  const at = (share: number): number => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  return { medianMs: at(0.5), p95Ms: at(0.95), failed: [...failed].join(' ') }
}
