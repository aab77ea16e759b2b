import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { appUrlOf, environmentOf, type Place } from './place.ts'
import { root } from './root.ts'
import { sandboxAt } from './sandbox.ts'

const stopLimitMs = 15_000

export interface StartedProduct {
  readonly pid: number
  stop(): Promise<void>
}

/**
 * Runs what `npm start` runs, without npm; resolves when the product reports that it is ready.
 * Shortens the demo's 20 seconds for money to settle, which people should see but no test needs.
 */
export async function startProduct(place: Place): Promise<StartedProduct> {
  const child = spawn(process.execPath, ['scripts/start.mjs'], {
    cwd: root,
    env: environmentOf(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const words: string[] = []
  child.stdout.on('data', (text) => words.push(String(text)))
  child.stderr.on('data', (text) => words.push(String(text)))
  const ended = once(child, 'exit').then(() => undefined)

  while (!(await isReady(place))) {
    if (child.exitCode !== null) throw new Error(`npm start ended:\n${words.join('')}`)
    await sleep(100)
  }
  await sandboxAt(place).changeSettings({ pendingSeconds: 2, payoutSeconds: 2 })
  return { pid: child.pid ?? 0, stop: () => stop(child, ended) }
}

export async function isReady(place: Place): Promise<boolean> {
  try {
    const response = await fetch(`${appUrlOf(place)}/readyz`)
    return response.ok
  } catch {
    return false
  }
}

async function stop(child: ChildProcess, ended: Promise<void>): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill('SIGTERM')
  const killer = setTimeout(() => child.kill('SIGKILL'), stopLimitMs)
  await ended
  clearTimeout(killer)
}
