import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

interface EmbeddedPostgres {
  readonly connectionString: string
  readonly pid: number
  readonly exited: Promise<void>
  stop(): Promise<void>
}

/** Plain JavaScript, as `npm start` runs it. */
const embedded = new URL('../../../../scripts/embedded-postgres.mjs', import.meta.url).href

async function startEmbedded(dataDir: string): Promise<EmbeddedPostgres> {
  const { startEmbeddedPostgres } = await import(/* @vite-ignore */ embedded)
  return await startEmbeddedPostgres({ dataDir, connectionsMax: 60 })
}

/** A PostgreSQL for one test alone, which may kill, freeze and restart it. */
export interface OwnPostgres {
  readonly connectionString: string
  /** Whether it has not ended on its own. */
  isAlive(): boolean
  /** Kill -9 of the server and all its processes, as in a power failure. */
  kill(): Promise<void>
  start(): Promise<void>
  freeze(): void
  thaw(): void
  /** A copy of its files at this moment. */
  copy(): void
  /** Kill -9, and the copy starts in its place: a standby that was behind. */
  replaceByCopy(): Promise<void>
  discard(): Promise<void>
}

/** By default on the disk that every test has. */
export async function openOwnPostgres(parent: string = tmpdir()): Promise<OwnPostgres> {
  const dataDir = mkdtempSync(path.join(parent, 'permille-own-'))
  let running: EmbeddedPostgres | undefined = await startEmbedded(dataDir)
  const { connectionString } = running
  let frozen: readonly number[] = []
  const signalAll = (name: 'SIGKILL' | 'SIGSTOP'): number[] => {
    if (running === undefined) return []
    // The parent stops first: a process that it starts while they are listed would escape.
    signal(running.pid, 'SIGSTOP')
    const pids = [running.pid, ...childrenOf(running.pid)]
    for (const pid of pids) signal(pid, name)
    return pids
  }
  const thaw = (): void => {
    for (const pid of frozen) signal(pid, 'SIGCONT')
    frozen = []
  }
  const freeze = (): void => {
    frozen = signalAll('SIGSTOP')
  }
  const kill = async (): Promise<void> => {
    signalAll('SIGKILL')
    await running?.exited
    running = undefined
  }
  const start = async (): Promise<void> => {
    running = await startEmbedded(dataDir)
  }
  const cluster = path.join(dataDir, 'postgres')
  const copied = path.join(dataDir, 'postgres-copied')
  return {
    connectionString,
    isAlive: () => running !== undefined && isProcess(running.pid),
    kill,
    start,
    freeze,
    thaw,
    copy: () => {
      freeze()
      rmSync(copied, { recursive: true, force: true })
      cpSync(cluster, copied, { recursive: true })
      rmSync(path.join(copied, 'postmaster.pid'))
      thaw()
    },
    replaceByCopy: async () => {
      await kill()
      rmSync(cluster, { recursive: true })
      renameSync(copied, cluster)
      await start()
    },
    discard: async () => {
      thaw()
      await running?.stop()
      await sleep(50)
      rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
    },
  }
}

function childrenOf(pid: number): number[] {
  const rows = execFileSync('ps', ['-e', '-o', 'pid=,ppid='], { encoding: 'utf8' }).split('\n')
  return rows
    .map((row) => row.trim().split(/\s+/).map(Number))
    .filter(([, parent]) => parent === pid)
    .map(([child = 0]) => child)
}

function isProcess(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

function signal(pid: number, name: 'SIGKILL' | 'SIGSTOP' | 'SIGCONT'): void {
  try {
    process.kill(pid, name)
  } catch {
    // It has already exited.
  }
}
