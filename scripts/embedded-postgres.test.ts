import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { findRunningPostgres, startEmbeddedPostgres } from './embedded-postgres.mjs'
import { identityOf, waitForEnd } from './process-identity.mjs'

const dataDir = mkdtempSync(path.join(tmpdir(), 'permille-postgres-'))
const moduleUrl = pathToFileURL(path.join(import.meta.dirname, 'embedded-postgres.mjs')).href

afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

async function ask(connectionString: string, statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(statement)).rows
  } finally {
    await client.end()
  }
}

/** Starts the server from a process of its own, to be killed, and returns the server's pid. */
async function startElsewhere(): Promise<{ owner: ChildProcess; serverPid: number }> {
  const script = `import { startEmbeddedPostgres } from '${moduleUrl}'
    const { pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} })
    console.log(pid)
    setInterval(() => {}, 1000)`
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const serverPid = await new Promise<number>((resolve) =>
    owner.stdout?.once('data', (chunk) => resolve(Number(chunk))),
  )
  return { owner, serverPid }
}

describe('the embedded PostgreSQL', () => {
  it('keeps its data over a restart, and can be found while it runs', async () => {
    const first = await startEmbeddedPostgres({ dataDir })
    await ask(first.connectionString, 'create table kept as select 41 + 1 as answer')
    expect(await findRunningPostgres(dataDir)).toBe(first.connectionString)
    await first.stop()
    expect(await findRunningPostgres(dataDir)).toBeUndefined()

    const second = await startEmbeddedPostgres({ dataDir })
    const rows = await ask(second.connectionString, 'select answer from kept')
    const [fsync] = await ask(second.connectionString, 'show fsync')
    await second.stop()

    expect(rows).toEqual([{ answer: 42 }])
    expect(fsync).toEqual({ fsync: 'on' })
  })

  it('restricts its folder to one user, even if it was open before', async () => {
    chmodSync(dataDir, 0o755)

    const postgres = await startEmbeddedPostgres({ dataDir })
    const rows = await ask(postgres.connectionString, 'select 1 as one')
    await postgres.stop()

    expect(rows).toEqual([{ one: 1 }])
    // Where root runs it as another user, that user passes through.
    expect(['700', '711']).toContain((statSync(dataDir).mode & 0o777).toString(8))
  })

  it('refuses a second server on the same folder, and names the process using it', async () => {
    const first = await startEmbeddedPostgres({ dataDir })

    await expect(startEmbeddedPostgres({ dataDir })).rejects.toThrow(
      /already runs on .*process \d+/,
    )

    await first.stop()
  })

  it('stops with its parent process, and can start again', async () => {
    const { owner, serverPid } = await startElsewhere()
    expect(identityOf(serverPid)).toBeDefined()

    owner.kill('SIGKILL')
    const next = await startEmbeddedPostgres({ dataDir })

    expect(await waitForEnd(serverPid, 0)).toBe(true)
    expect(await ask(next.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }])
    await next.stop()
  })

  it('starts again after both processes are killed at once', async () => {
    const { owner, serverPid } = await startElsewhere()

    process.kill(serverPid, 'SIGKILL')
    owner.kill('SIGKILL')
    const next = await startEmbeddedPostgres({ dataDir })

    expect(await ask(next.connectionString, 'select answer from kept')).toEqual([{ answer: 42 }])
    await next.stop()
  })

  it('ignores a lock file whose process ID now belongs to another program', async () => {
    const words = [process.pid, dataDir, 1, 5432, '/nowhere', '', '0 0', 'ready']
    writeFileSync(path.join(dataDir, 'postgres/postmaster.pid'), `${words.join('\n')}\n`)

    const server = await startEmbeddedPostgres({ dataDir })

    expect(await ask(server.connectionString, 'select 1 as one')).toEqual([{ one: 1 }])
    await server.stop()
  })
})

describe('an unusable folder', () => {
  it('is reported with the reason', async () => {
    const file = path.join(dataDir, 'a-file')
    writeFileSync(file, '')

    const attempt = startEmbeddedPostgres({ dataDir: path.join(file, 'below') })

    await expect(attempt).rejects.toThrow(/DATA_DIR cannot be used: .*\n.*path is a file/)
  })
})
