import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))

export interface Program {
  readonly url: string
  readonly pid: number
  /** Time from start to first response. */
  readonly readyMs: number
  stop(): Promise<void>
}

const startSecondsMax = 120

/** Starts a Node program on a free port and waits until it responds. */
export async function startProgram(given: {
  args: readonly string[]
  portName: string
  env: Readonly<Record<string, string>>
  readyPath: string
}): Promise<Program> {
  const port = await takeFreePort()
  const url = `http://127.0.0.1:${port}`
  const child = spawn(process.execPath, given.args, {
    cwd: path.resolve(root),
    env: { ...process.env, ...given.env, [given.portName]: String(port) },
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill('SIGTERM')
    await once(child, 'exit')
  }
  const startedAt = performance.now()
  const endsAt = Date.now() + startSecondsMax * 1000
  while (!(await answers(`${url}${given.readyPath}`))) {
    if (child.exitCode !== null || Date.now() > endsAt) {
      await stop()
      throw new Error(`${given.args.join(' ')} did not start`)
    }
    await sleep(50)
  }
  return { url, pid: child.pid ?? 0, readyMs: performance.now() - startedAt, stop }
}

async function answers(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).ok
  } catch {
    return false
  }
}

async function takeFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (typeof address !== 'object' || address === null) throw new Error('no free port')
  return address.port
}
