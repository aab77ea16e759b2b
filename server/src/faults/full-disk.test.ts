import { execFileSync } from 'node:child_process'
import { appendFileSync, mkdtempSync, rmdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { until } from '../testing/until.ts'
import { type PayingServer, startPayingServer } from './testing/paying-server.ts'

const megabytes = 450
const recoversWithinSeconds = 30

/** A disk of its own takes root. */
const canMount = process.getuid?.() === 0 && process.platform === 'linux'
// biome-ignore lint/style/noProcessEnv: only the full form has it
const isFull = process.env.FAULT_FULL === '1'

let folder = ''
let ballast = ''
let server: PayingServer | undefined

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'permille-full-'))
  ballast = path.join(folder, 'ballast')
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder])
  server = await startPayingServer(folder, 6)
}, 120_000)

afterAll(async () => {
  await server?.close()
  execFileSync('umount', ['--lazy', folder])
  rmdirSync(folder)
})

/** What the database does not have yet, and then what it has not used yet; how its next statement fails. */
async function fillDisk(connectionString: string): Promise<string> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  await client.query('CREATE TABLE ballast (words text)')
  takeWhatIsFree()
  const grow = "INSERT INTO ballast SELECT repeat('x', 1000) FROM generate_series(1, 1000)"
  let failure: string | undefined
  while (failure === undefined) failure = await failureOf(client.query(grow))
  takeWhatIsFree()
  await client.end().catch(() => undefined)
  return failure
}

/** The next pieces of its journal find no room, without which it cannot live. */
async function endJournal(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  const next = `SELECT pg_logical_emit_message(false, 'ballast', 'x'), pg_switch_wal()`
  while ((await failureOf(client.query(next))) === undefined);
  await client.end().catch(() => undefined)
}

function failureOf(running: Promise<unknown>): Promise<string | undefined> {
  return running.then(
    () => undefined,
    (error: Error & { code?: string }) => error.code ?? 'the server ended',
  )
}

/** Until nothing more fits: the database takes some of it meanwhile. */
function takeWhatIsFree(): void {
  const { bavail, bsize } = statfsSync(folder)
  try {
    appendFileSync(ballast, Buffer.alloc(bavail * bsize + bsize))
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error
  }
}

test.runIf(isFull && canMount)(
  'a full disk loses nothing that was acknowledged, and room is enough to go on',
  async () => {
    if (server === undefined) throw new Error('no server')
    const { creators, postgres, withdraw, readiness } = server
    const [first, ...others] = creators
    if (first === undefined) throw new Error('no creator')
    await until('payouts are not stopped', async () => (await withdraw(first)) === 200, 120)

    const failure = await fillDisk(postgres.connectionString)
    const during = await Promise.all(others.slice(0, 2).map(withdraw))
    const readyThen = await readiness()
    await endJournal(postgres.connectionString)
    const [late, ready] = [await Promise.all(others.map(withdraw)), await readiness()]
    rmSync(ballast)
    const isReady = async () => {
      // As its supervisor does: it ends when it finds no room for its recovery.
      if (!postgres.isAlive()) await postgres.start()
      return (await readiness()) === 200
    }
    await until('it is ready', isReady, recoversWithinSeconds)
    await server.withdrawAll(recoversWithinSeconds)

    expect(failure).toBe('53100')
    expect([...during, ...late].filter((status) => status !== 200 && status !== 503)).toEqual([])
    // What is read needs no room.
    expect(readyThen).toBe(200)
    expect(ready).toBe(503)
    expect(server.isAlive()).toBe(true)
    expect(await server.faults()).toEqual([])
  },
  300_000,
)
