import { ourProcessorMs, withForeignShare } from './cpu-share.ts'

/** How much was done in how much time, and the CPU time that load generator, servers and database used together. */
export interface Measured {
  readonly count: number
  readonly seconds: number
  readonly processorMs: number
}

/** Measures once. */
export type Contestant = (round: number) => Promise<Measured>

/** Measures from now until the returned function is called with the amount done. */
export function startMeasuring(): (count: number) => Measured {
  const [startedAt, used] = [performance.now(), ourProcessorMs()]
  return (count) => {
    const seconds = (performance.now() - startedAt) / 1000
    return { count, seconds, processorMs: ourProcessorMs() - used }
  }
}

/** Measures work that returns how much it did. */
export async function measure(work: () => Promise<number>): Promise<Measured> {
  const end = startMeasuring()
  return end(await work())
}

export interface Comparison {
  /** The medians of the rounds that count. */
  readonly rates: readonly number[]
  readonly foreignShare: number
  /** No round was calm, so all rounds count. */
  readonly isNoisy: boolean
  /**
   * The median over rounds of how much a contestant, the first by default, does per CPU time, divided by
   * another's. On an idle machine this is the ratio of their rates; on a busy one it is nearly the same.
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
    rates: contestants.map((_, index) =>
      median(counted.map(({ measured }) => rateOf(measured[index], 'seconds'))),
    ),
    foreignShare: median(rounds.map(({ foreignShare }) => foreignShare)),
    isNoisy: calm.length === 0,
    ratioTo: (index, of = 0) =>
      median(counted.map(({ measured }) => ratioOf(measured[of], measured[index]))),
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

function rateOf(measured: Measured | undefined, per: 'seconds' | 'processorMs'): number {
  return measured === undefined ? Number.NaN : measured.count / measured[per]
}

function ratioOf(one: Measured | undefined, other: Measured | undefined): number {
  const per = (one?.processorMs ?? 0) > 0 ? 'processorMs' : 'seconds'
  return rateOf(one, per) / rateOf(other, per)
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}
