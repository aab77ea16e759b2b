import { withForeignShare } from './cpu-share.ts'

/** Measures once and returns a rate per second. */
export type Contestant = (round: number) => Promise<number>

export interface Comparison {
  /** The medians of the rounds that count. */
  readonly rates: readonly number[]
  readonly foreignShare: number
  /** No round was calm, so all of them count. */
  readonly isNoisy: boolean
  /** The median over rounds of a contestant's rate, the first one's by default, divided by another's. */
  ratioTo(index: number, of?: number): number
}

interface Round {
  readonly rates: readonly number[]
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
    rates: contestants.map((_, index) => median(counted.map(({ rates }) => rates[index] ?? 0))),
    foreignShare: median(rounds.map(({ foreignShare }) => foreignShare)),
    isNoisy: calm.length === 0,
    ratioTo: (index, of = 0) =>
      median(counted.map(({ rates }) => (rates[of] ?? 0) / (rates[index] ?? Number.NaN))),
  }
}

async function runRound(contestants: readonly Contestant[], number: number): Promise<Round> {
  const { result, foreignShare } = await withForeignShare(async () => {
    const rates: number[] = []
    for (const contestant of contestants) rates.push(await contestant(number))
    return rates
  })
  return { rates: result, foreignShare }
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((left, right) => left - right)
  const middle = Math.floor(sorted.length / 2)
  const [low = 0, high = 0] = [sorted[Math.ceil(sorted.length / 2) - 1], sorted[middle]]
  return (low + high) / 2
}
