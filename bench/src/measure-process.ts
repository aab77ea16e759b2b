import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Figure } from './figure.ts'
import type { Program } from './program.ts'

const readyGoalMs = 1000
const idleGoalMegabytes = 140
const settleMs = 3000

/** Time until the product responds after its start, on a machine so slow, and its idle memory after that. */
export async function* measureProcess(
  { pid, readyMs }: Program,
  slowness: number,
): AsyncGenerator<string | Figure> {
  yield `\n${'Process that only answers calls, ROLE=api'.padEnd(58)}`
  const goal = Math.round(readyGoalMs * slowness)
  yield { name: 'ready, from its start', value: readyMs, goal, unit: 'ms' }
  await sleep(settleMs)
  const megabytes = residentMegabytes(pid)
  if (megabytes === undefined) return
  yield { name: 'memory when idle', value: megabytes, goal: idleGoalMegabytes, unit: 'MB' }
}

/** Available on Linux only. */
function residentMegabytes(pid: number): number | undefined {
  if (process.platform !== 'linux') return undefined
  const [, kilobytes] = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? []
  return kilobytes === undefined ? undefined : (Number(kilobytes) * 1024) / 1_000_000
}
