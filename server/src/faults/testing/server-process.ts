import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { findFreePort } from '#testing/test-server.ts'

export interface ServerProcess {
  readonly url: string
  readonly child: ChildProcess
  isAlive(): boolean
  kill(): Promise<void>
}

const readyWithinMs = 20_000

/**
 * Starts the built server as its own process and waits until it is ready; `shell` wraps its
 * command.
 */
export async function startServerProcess(
  script: string,
  given: {
    env: Readonly<Record<string, string>>
    stdio?: StdioOptions
    shell?: (command: string) => string
  },
): Promise<ServerProcess> {
  const port = await findFreePort()
  const url = `http://127.0.0.1:${port}`
  const node = `exec ${process.execPath} ${script}`
  const child = spawn('bash', ['-c', given.shell?.(node) ?? node], {
    env: { PATH: '/usr/bin:/bin', PORT: String(port), DEMO: '0', ...given.env },
    stdio: given.stdio ?? ['ignore', 'ignore', 'ignore'],
  })
  const isAlive = (): boolean => child.exitCode === null && child.signalCode === null
  await waitUntilUp(`${url}/healthz`, isAlive)
  return {
    url,
    child,
    isAlive,
    kill: async () => {
      if (!isAlive()) return
      child.kill('SIGKILL')
      await once(child, 'exit')
    },
  }
}

async function waitUntilUp(address: string, isAlive: () => boolean): Promise<void> {
  const endsAt = Date.now() + readyWithinMs
  while (Date.now() < endsAt) {
    if (!isAlive()) throw new Error('the server exited before it was ready')
    if ((await statusOf(address)) === 200) return
    await sleep(50)
  }
  throw new Error('the server was not ready in time')
}

/** 0 when nothing responds. */
export async function statusOf(address: string): Promise<number> {
  try {
    const response = await fetch(address, { signal: AbortSignal.timeout(30_000) })
    await response.arrayBuffer()
    return response.status
  } catch {
    return 0
  }
}
