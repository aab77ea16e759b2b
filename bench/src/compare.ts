import { processorMs, withForeignShare } from './cpu-share.ts'

/** How much was done in how much time, and the CPU time in milliseconds that server, database and load generator used. */
export interface Measured {
  readonly count: number
  readonly seconds: number
  readonly server: number
  readonly database: number
  readonly load: number
}

/** Measures once. */
export type Contestant = (round: number) => Promise<Measured>

/** Measures calls of this process to a server; the work returns how many there were. */
export async function measureLoad(work: () => Promise<number>): Promise<Measured> {
  const [startedAt, used] = [performance.now(), processorMs()]
  const count = await work()
  const seconds = (performance.now() - startedAt) / 1000
  const { server, database, load } = processorMs()
  return {
    count,
    seconds,
    server: server - used.server,
    database: database - used.database,
    load: load - used.load,
  }
}

/** Measures what this process does itself in the place of a server. */
export async function measure(work: () => Promise<number>): Promise<Measured> {
  const { load, server, ...measured } = await measureLoad(work)
  return { ...measured, server: server + load, load: 0 }
}

/** The medians of the rounds that count; CPU time in milliseconds for one call. */
export interface Contested {
  readonly rate: number
  readonly server: number
  readonly database: number
  /** How busy the load generator was: at 1, it was the limit of the rate. */
  readonly loadShare: number
}

export interface Comparison {
  readonly contested: readonly Contested[]
  readonly foreignShare: number
  /** No round was calm, so all rounds count. */
  readonly isNoisy: boolean
  /**
   * The median over rounds of the CPU time that another contestant's server and database need for one call, divided by
   * what the first one's need, or that of `of`.
   */
  ratioTo(index: number, of?: number): number
}

interface Round {
  readonly measured: readonly Measured[]
  readonly foreignShare: number
}

// A round where other processes used more than this says little about ours.
const foreignShareMax = 0.1

/** Runs everyone in turn, round after round: A B C A B C …. Only calm rounds count. */
export async function compare(
  contestants: readonly Contestant[],
  roundCount = 3,
): Promise<Comparison> {
  const rounds: Round[] = []
  for (let number = 0; number < roundCount; number += 1) {
    rounds.push(await runRound(contestants, number))
  }
  const calm = rounds.filter(({ foreignShare }) => foreignShare <= foreignShareMax)
  const counted = calm.length > 0 ? calm : rounds
  return {
    contested: contestants.map((_, index) => {
      const each = (value: (measured: Measured) => number) =>
        median(counted.flatMap(({ measured }) => measured.slice(index, index + 1)).map(value))
      return {
        rate: each(({ count, seconds }) => count / seconds),
        server: each(({ count, server }) => server / count),
        database: each(({ count, database }) => database / count),
        loadShare: each(({ load, seconds }) => load / 1000 / seconds),
      }
    }),
    foreignShare: median(rounds.map(({ foreignShare }) => foreignShare)),
    isNoisy: calm.length === 0,
    ratioTo: (index, of = 0) =>
      median(counted.map(({ measured }) => costOf(measured[index]) / costOf(measured[of]))),
  }
}

async function runRound(contestants: readonly Contestant[], number: number): Promise<Round> {
  const { result, foreignShare } = await withForeignShare(async () => {
    const measured: Measured[] = []
    for (const contestant of contestants) measured.push(await contestant(number))
    return measured
  })
  return { measured: result, foreignShare }
}

function costOf(measured: Measured | undefined): number {
  if (measured === undefined) return Number.NaN
  const { count, seconds, server, database } = measured
  const used = server + database
  return (used > 0 ? used : seconds) / count
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}
