import { Agent, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { processorMs } from '../cpu-share.ts'
import { signIn } from './busiest.ts'
import type { Role } from './read-calls.ts'
import { megabytesOf } from './server-memory.ts'
import type { Marketplace } from './start-marketplace.ts'
import { type Call, callsOf, type Worker, workers } from './workers.ts'

const kinds: Readonly<Record<Role, number>> = { creator: 148, brand: 50, admin: 2 }
/** The parallel calls of one page. */
const callsOfPage = 3
/** Think time: TPC-W assumes seven seconds on average for people who browse a shop. */
const peoplesPauseSeconds = 7
const secondsOfPeople = 60
/** Then faster and faster, until the machine is saturated; two CPUs meet the goal up to four times the pace. */
const fasterPauseSeconds = [3.5, 1.75, 1.2, 0.9, 0.6]
const pauseSecondsOfGoal = 1.75
const secondsOfFaster = 20
const p99MsMax = 250
/** Of the slowest calls, and of the refused ones. */
const linesMax = 6

interface Tally {
  readonly times: { readonly name: string; readonly ms: number }[]
  readonly refusals: Map<string, number>
}

interface SignedIn {
  readonly headers: Readonly<Record<string, string>>
  readonly calls: (at: number) => Call
}

/**
 * Simulates 200 users who read and write: first at a human pace, for a minute, then faster each time. Clients without
 * pauses would only measure how saturated the machine is.
 */
export async function* mixedLoad(
  marketplace: Marketplace,
  client: pg.Client,
): AsyncGenerator<string> {
  const people = await signInAll(client)
  const before = megabytesOf(marketplace.pid)
  yield* stage(marketplace, people, { pauseSeconds: peoplesPauseSeconds, seconds: secondsOfPeople })
  const after = megabytesOf(marketplace.pid)
  yield `memory of the server: ${before.toFixed(0)} MB before, ${after.toFixed(0)} MB after`
  for (const pauseSeconds of fasterPauseSeconds)
    yield* stage(marketplace, people, { pauseSeconds, seconds: secondsOfFaster })
  yield `memory of the server: ${megabytesOf(marketplace.pid).toFixed(0)} MB at the end`
}

async function signInAll(client: pg.Client): Promise<SignedIn[]> {
  const people: { worker: Worker; cookie: string }[] = []
  for (const kind of Object.keys(kinds) as Role[]) {
    for (const worker of await workers(client, kind, kinds[kind]))
      people.push({ worker, cookie: await signIn(client, worker.userId) })
  }
  return people.map(({ worker, cookie }, at) => ({
    headers: { cookie, 'x-forwarded-for': `10.1.${at >> 8}.${at & 255}` },
    calls: callsOf(worker),
  }))
}

async function* stage(
  { url, pid }: Marketplace,
  people: readonly SignedIn[],
  { pauseSeconds, seconds }: { pauseSeconds: number; seconds: number },
): AsyncGenerator<string> {
  const tally: Tally = { times: [], refusals: new Map() }
  const agent = new Agent({ keepAlive: true })
  const used = processorMs(pid)
  const endsAt = Date.now() + seconds * 1000
  const visit = { url, agent, pauseSeconds, endsAt }
  await Promise.all(people.map((person) => browse(visit, person, tally)))
  const usedAfter = processorMs(pid)
  agent.destroy()
  yield* report(tally, {
    pauseSeconds,
    seconds,
    server: usedAfter.server - used.server,
    database: usedAfter.database - used.database,
    load: usedAfter.load - used.load,
  })
}

interface Visit {
  readonly url: string
  readonly agent: Agent
  readonly pauseSeconds: number
  readonly endsAt: number
}

/** Opens a page, looks at it, and opens the next; one call in five writes. */
async function browse(visit: Visit, person: SignedIn, tally: Tally): Promise<void> {
  // Staggered, so that not everyone starts at the same moment with the same call.
  await pause(visit)
  const first = Math.floor(Math.random() * 10)
  for (let at = first; Date.now() < visit.endsAt; at += callsOfPage) {
    const page = Array.from({ length: callsOfPage }, (_, index) => person.calls(at + index))
    await Promise.all(page.map((call) => time(visit, { ...person, call }, tally)))
    await pause(visit)
  }
}

/** Exponentially distributed, at most ten times the average; not beyond the end. */
async function pause({ pauseSeconds, endsAt }: Visit): Promise<void> {
  const seconds = pauseSeconds * Math.min(10, -Math.log(1 - Math.random()))
  await sleep(Math.max(0, Math.min(seconds * 1000, endsAt - Date.now())))
}

interface Sending {
  readonly headers: SignedIn['headers']
  readonly call: Call
}

async function time(visit: Visit, sending: Sending, tally: Tally): Promise<void> {
  const { method, path } = sending.call
  const startedAt = performance.now()
  const outcome = await send(visit, sending).catch(codeOf)
  const name = `${method} ${path.replace(/[\w-]{36}/, '…')}`
  tally.times.push({ name, ms: performance.now() - startedAt })
  if (typeof outcome === 'string' || outcome >= 400) {
    const refusal = `${outcome} ${name}`
    tally.refusals.set(refusal, (tally.refusals.get(refusal) ?? 0) + 1)
  }
}

/** A saturated server closes connections, too: that is counted, and ends nothing. */
function codeOf(error: NodeJS.ErrnoException): string {
  return error.code ?? error.message
}

/** Uses node:http, because CPU time of the load generator is taken from the server. */
async function send({ url, agent }: Visit, { headers, call }: Sending): Promise<number> {
  const { method, path, body } = call
  const isWrite = method !== 'GET'
  const write = { origin: url, 'content-type': 'application/json' }
  return await new Promise((resolve, reject) => {
    const sent = request(url + path, {
      method,
      agent,
      headers: { ...headers, ...(isWrite && write) },
    })
    sent.once('error', reject)
    sent.once('response', (response) => {
      text(response).then(() => resolve(response.statusCode ?? 0), reject)
    })
    sent.end(body === undefined ? undefined : JSON.stringify(body))
  })
}

interface Used {
  readonly pauseSeconds: number
  readonly seconds: number
  /** CPU time in milliseconds. */
  readonly server: number
  readonly database: number
  readonly load: number
}

function* report({ times, refusals }: Tally, used: Used): Generator<string> {
  const { pauseSeconds, seconds } = used
  const at = percentiles(times.map(({ ms }) => ms))
  const perCall = (ms: number) => (ms / times.length).toFixed(2)
  const verdict = Number(at(0.99)) <= p99MsMax ? 'ok' : 'above'
  const goal = pauseSeconds < pauseSecondsOfGoal ? '' : ` (goal ${p99MsMax}, ${verdict})`
  yield `a page every ${pauseSeconds} s, ${seconds} s: ${Math.round(times.length / seconds)} calls a second, ` +
    `p50 ${at(0.5)} ms, p95 ${at(0.95)}, p99 ${at(0.99)}${goal}, slowest ${at(1)}`
  yield `  milliseconds of a processor per call: server ${perCall(used.server)}, ` +
    `database ${perCall(used.database)}, this load ${perCall(used.load)}`
  const refused = [...refusals].toSorted(([, one], [, other]) => other - one)
  for (const [name, count] of refused.slice(0, linesMax)) yield `  ${count} × ${name}`
  if (pauseSeconds === peoplesPauseSeconds) yield* byCall(times).slice(0, linesMax)
}

function percentiles(times: readonly number[]): (share: number) => string {
  const sorted = times.toSorted((a, b) => a - b)
  return (share) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(0)
}

/** How often each call was made, and its p50, p95 and p99: slowest first. */
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
    .map(({ name, numbers }) => `  ${name.padEnd(50)}${numbers.join('')}`)
}
