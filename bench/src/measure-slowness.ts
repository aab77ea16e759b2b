import { compare } from './compare.ts'
import { connectionsMax, measureRate } from './load.ts'
import type { Program } from './program.ts'

/** What a ready answer costs where the goals in milliseconds were set, in CPU time (docs/performance.md). */
const readyAnswerMs = 0.022
const seconds = 2

/** How many times as long this machine works as the one where the goals in milliseconds were set; at least 1. */
export async function measureSlowness({ url }: Program): Promise<number> {
  const requests = Array.from(
    { length: connectionsMax },
    () => ({ method: 'GET', path: '/buffer', headers: {} }) as const,
  )
  const { contested } = await compare([
    () => measureRate({ url, requests, expectedStatus: 200 }, seconds),
  ])
  return Math.max(1, (contested[0]?.server ?? 0) / readyAnswerMs)
}
