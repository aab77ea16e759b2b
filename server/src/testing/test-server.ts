import { randomInt } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startApi } from '../api.ts'
import { type Config, readConfig } from '../config/config.ts'
import { watchBooks } from '../money/books/watch-books.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import { waitFor } from '../platform/wait-for.ts'
import { type Wiring, wire } from '../wiring/wire.ts'
import { startWorker } from '../worker.ts'
import { type Call, createClient } from './test-client.ts'
import { openTestDatabase, type TestDatabase } from './test-database.ts'
import { startTestSandbox, type TestSandbox } from './test-sandbox.ts'
import { createPeople, type People } from './test-users.ts'

/** The whole product as it runs, on its own database and sandbox. */
export interface TestServer extends People {
  readonly url: string
  readonly config: Config
  readonly wiring: Wiring
  readonly sandbox: TestSandbox
  readonly database: TestDatabase
  readonly call: Call
  /** Jobs and scheduled tasks run until `close`. */
  startWorker(): Promise<void>
  /** The product ends; its database and the providers stay. */
  stop(): Promise<void>
  close(): Promise<void>
}

/** What is there before the product starts, and stays when it ends. */
interface Surroundings {
  readonly database: TestDatabase
  readonly sandbox: TestSandbox
}

/** The clock is the machine's unless a test turns one. */
interface Given extends Partial<Surroundings> {
  readonly clock?: Clock
}

/** Wired as in `main.ts`, on a free port; `environment` overrides settings. */
export async function startTestServer(
  environment: Readonly<Record<string, string>> = {},
  { clock = systemClock, database: foundDatabase, sandbox: foundSandbox }: Given = {},
): Promise<TestServer> {
  const folder = mkdtempSync(join(tmpdir(), 'permille-server-'))
  const port = await findFreePort()
  const url = `http://localhost:${port}`
  const database = foundDatabase ?? (await openTestDatabase())
  const sandbox = foundSandbox ?? (await openSandbox(url, port))
  const config = readConfig({
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: database.applicationUrl,
    SANDBOX_URL: sandbox.url,
    TRUST_PROXY: '1',
    EARNINGS_HOLD_HOURS: '0',
    ACCOUNT_CHANGE_HOLD_HOURS: '0',
    APPROVAL_UNDO_SECONDS: '0',
    ...environment,
  })
  const wiring = { ...wire(config, database.log, clock), webDir: writeApp(folder) }
  // Payouts wait for a first check, which a worker makes as it starts.
  await watchBooks(wiring.parts)
  const running = [await startApi(config, wiring, database.log)]
  const stop = async (): Promise<void> => {
    for (const part of running.reverse()) await ended('a part of the server', part.stop())
    await ended('the connections', wiring.database.close())
    rmSync(folder, { recursive: true, force: true })
  }
  return {
    url,
    config,
    wiring,
    sandbox,
    database,
    ...createPeople(database.db, clock),
    call: createClient(config),
    startWorker: async () => {
      running.push(await startWorker(config, wiring, database.log))
    },
    stop,
    close: async () => {
      await stop()
      await ended('the sandbox', sandbox.close())
      await ended('the database', database.close())
    },
  }
}

function openSandbox(url: string, port: number): Promise<TestSandbox> {
  return startTestSandbox({
    appUrl: url,
    webhookUrl: `http://127.0.0.1:${port}/api/stripe/webhook`,
  })
}

/** What does not end within 10 seconds is named and left behind: the tests themselves are done. */
async function ended(what: string, ending: Promise<void>): Promise<void> {
  if (await waitFor(10, ending)) return
  console.error(`${what} of a test server did not end within 10 seconds`)
}

/** A page in place of the built app, which server tests do not need. */
function writeApp(folder: string): string {
  const webDir = join(folder, 'web')
  mkdirSync(webDir)
  writeFileSync(join(webDir, 'index.html'), '<!doctype html><title>Permille</title>')
  return webDir
}

/**
 * A port that is free now, and stays free until the caller listens: connections and servers without a port of their own
 * take theirs from 32,768 on.
 */
export async function findFreePort(): Promise<number> {
  const port = randomInt(20_000, 32_768)
  return (await isFree(port)) ? port : await findFreePort()
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer()
  try {
    await once(server.listen(port, '127.0.0.1'), 'listening')
    return true
  } catch {
    return false
  } finally {
    await new Promise((resolve) => server.close(resolve))
  }
}
