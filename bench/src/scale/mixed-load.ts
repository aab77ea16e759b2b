import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { signIn } from './busiest.ts'
import type { Role } from './read-calls.ts'
import type { Marketplace } from './start-marketplace.ts'
import { type Call, callsOf, type Worker, workers } from './workers.ts'

const secondsOfLoad = 60
/** What a person needs to look at a response before the next call. */
const pauseMs = 300
const kinds: Readonly<Record<Role, number>> = { creator: 148, brand: 50, admin: 2 }

interface Tally {
  readonly times: { readonly name: string; readonly ms: number }[]
  readonly refusals: Map<string, number>
}

/** 200 people at once for a minute, each with calls that read and calls that write. */
export async function mixedLoad({ url, pid }: Marketplace, client: pg.Client): Promise<string> {
  const signedIn: SignedIn[] = []
  for (const kind of Object.keys(kinds) as Role[]) {
    for (const worker of await workers(client, kind, kinds[kind]))
      signedIn.push({ worker, cookie: await signIn(client, worker.userId) })
  }
  const tally: Tally = { times: [], refusals: new Map() }
  const before = megabytesOf(pid)
  const endsAt = Date.now() + secondsOfLoad * 1000
  await Promise.all(
    signedIn.map(async ({ worker, cookie }, at) => {
      const headers = { cookie, 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` }
      await work({ url, headers, worker, endsAt }, tally)
    }),
  )
  return report(tally, { people: signedIn.length, before, after: megabytesOf(pid) })
}

interface SignedIn {
  readonly worker: Worker
  readonly cookie: string
}

interface Work {
  readonly url: string
  readonly headers: Readonly<Record<string, string>>
  readonly worker: Worker
  readonly endsAt: number
}

async function work({ url, headers, worker, endsAt }: Work, tally: Tally): Promise<void> {
  const calls = callsOf(worker)
  // Not everyone begins at the same moment with the same call.
  await sleep(Math.random() * pauseMs)
  for (let at = Math.floor(Math.random() * 10); Date.now() < endsAt; at += 1) {
    const call = calls(at)
    const startedAt = performance.now()
    const status = await send(url, headers, call)
    const name = `${call.method} ${call.path.replace(/[\w-]{36}/, '…')}`
    tally.times.push({ name, ms: performance.now() - startedAt })
    if (status >= 400) {
      const refusal = `${status} ${name}`
      tally.refusals.set(refusal, (tally.refusals.get(refusal) ?? 0) + 1)
    }
    await sleep(pauseMs * (0.5 + Math.random()))
  }
}

async function send(url: string, headers: Work['headers'], call: Call): Promise<number> {
  const { method, path, body } = call
  const write = { origin: url, 'content-type': 'application/json' }
  const response = await fetch(url + path, {
    method,
    headers: { ...headers, ...(method !== 'GET' && write) },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
  await response.arrayBuffer()
  return response.status
}

/** Resident memory of the server that this process started; NaN where the system does not tell. */
function megabytesOf(starterPid: number): number {
  try {
    const list = execFileSync('pgrep', ['-P', String(starterPid), '-f', 'server/main'])
    const status = readFileSync(`/proc/${String(list).trim()}/status`, 'utf8')
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}

function report(
  { times, refusals }: Tally,
  { people, before, after }: { people: number; before: number; after: number },
): string {
  const at = percentiles(times.map(({ ms }) => ms))
  const lines = [
    `${people} people, ${secondsOfLoad} s: ${Math.round(times.length / secondsOfLoad)} calls a second`,
    `milliseconds: p50 ${at(0.5)}, p95 ${at(0.95)}, p99 ${at(0.99)}, slowest ${at(1)}`,
    `memory of the server: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`,
    ...[...refusals].map(([name, count]) => `${count} × ${name}`),
    ...byCall(times),
  ]
  return lines.join('\n')
}

function percentiles(times: readonly number[]): (share: number) => string {
  const sorted = times.toSorted((a, b) => a - b)
  return (share) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
}

/** How often and how slow each call was, the slowest first. */
function byCall(times: Tally['times']): string[] {
  const timesOf = new Map<string, number[]>()
  for (const { name, ms } of times) {
    const own = timesOf.get(name) ?? []
    own.push(ms)
    timesOf.set(name, own)
  }
  return [...timesOf]
    .map(([name, own]) => {
      const at = percentiles(own)
      const numbers = [String(own.length), at(0.5), at(0.95), at(0.99)]
      return { name, slowest: Number(at(0.99)), numbers: numbers.map((text) => text.padStart(7)) }
    })
    .toSorted((one, other) => other.slowest - one.slowest)
    .map(({ name, numbers }) => `${name.padEnd(50)}${numbers.join('')}`)
}
