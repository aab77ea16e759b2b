import type pg from 'pg'
import { startApi } from '#api.ts'
import { connectDatabase, type Database, type DatabaseServer } from '#platform/database/database.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { createClient, type Given, type Reply } from '#testing/test-client.ts'
import type { TestDatabase } from '#testing/test-database.ts'
import { findFreePort, type TestServer } from '#testing/test-server.ts'
import { until } from '#testing/until.ts'
import { wire } from '#wiring/wire.ts'

/** When a process dies: at its nth statement, before it is sent or once its result has arrived. */
export interface Instant {
  readonly statement: number
  readonly isAnswered: boolean
}

/** Every instant of a work, and those around its commits, where a crash leaves an effect without its response. */
export function instantsOf(texts: readonly string[]): {
  every: Instant[]
  aroundCommits: Instant[]
} {
  const every = texts.flatMap((_, index) => [
    { statement: index + 1, isAnswered: false },
    { statement: index + 1, isAnswered: true },
  ])
  const aroundCommits = every.filter(({ statement }) => texts[statement - 1] === 'COMMIT')
  return { every, aroundCommits }
}

export interface Life {
  /** Its response; undefined when it died first. */
  readonly reply: Reply | undefined
  /** The statements of its one call, in order. */
  readonly texts: readonly string[]
  /** Resolves when its sockets are closed; the database has dropped them before. */
  readonly ended: Promise<void>
}

/**
 * A second API process on the server's database that handles one call and exits, or dies at one instant of
 * it: its next statement is not sent, and the database sees its connections end.
 */
export async function liveForOneCall(
  server: TestServer,
  press: { method: string; path: string; given: Given },
  instant?: Instant,
): Promise<Life> {
  const name = `doomed-${newId()}`
  const { log } = server.database
  const databaseUrl = new URL(server.config.databaseUrl)
  databaseUrl.searchParams.set('application_name', name)
  const port = await findFreePort()
  const { href } = databaseUrl
  const config = { ...server.config, port, databaseUrl: href, directUrl: href }
  const wiring = { ...wire(config, log), webDir: server.wiring.webDir }
  const { texts, died } = watchStatements(wiring.requests.pool, instant)
  const api = await startApi(config, wiring, log)
  const dying = new AbortController()
  const call = createClient(config, dying.signal)(press.method, press.path, press.given)
  const reply = await Promise.race([call, died.then(() => undefined)])
  dying.abort()
  await call.catch(() => undefined)
  await cutConnections(server.database.db, name)
  // What stays open connects again each second, for as long as the tests run.
  const ended = api.stop().then(() => closeSoon(wiring.database))
  return { reply, texts, ended }
}

/** A connection that a dead work holds is never given back, so the pool's end is not waited for. */
function closeSoon(database: DatabaseServer): void {
  void database.close()
}

function watchStatements(
  pool: pg.Pool,
  instant: Instant | undefined,
): { texts: string[]; died: Promise<void> } {
  const texts: string[] = []
  const never = new Promise<never>(() => undefined)
  let die: () => void = () => undefined
  let isDead = false
  const died = new Promise<void>((resolve) => {
    die = () => {
      isDead = true
      resolve()
    }
  })
  pool.on('connect', (client) => {
    const query = client.query.bind(client) as (statement: unknown) => Promise<unknown>
    const watched = async (statement: string | { text: string }): Promise<unknown> => {
      if (isDead) return never
      texts.push(typeof statement === 'string' ? statement : statement.text)
      const isLast = texts.length === instant?.statement
      if (isLast && !instant?.isAnswered) die()
      const response = isDead ? never : await query(statement)
      if (isLast) die()
      return isDead ? never : response
    }
    Object.assign(client, { query: watched })
  })
  return { texts, died }
}

/**
 * Runs a piece of work without a call, on connections of its own, and waits no longer than it
 * lives.
 */
export async function liveForOneWork(
  { db, connectionString, log }: Pick<TestDatabase, 'db' | 'connectionString' | 'log'>,
  work: (database: DatabaseServer) => Promise<unknown>,
  instant?: Instant,
): Promise<Pick<Life, 'texts'>> {
  const name = `doomed-${newId()}`
  const url = new URL(connectionString)
  url.searchParams.set('application_name', name)
  const database = connectDatabase({
    connectionString: url.href,
    connectionsMax: 5,
    statementTimeoutMs: 10_000,
    log,
  })
  const { texts, died } = watchStatements(database.pool, instant)
  const working = work(database).catch((error: unknown) => {
    if (instant === undefined) throw error
  })
  await Promise.race([working, died])
  await cutConnections(db, name)
  if (instant === undefined) await database.close()
  else closeSoon(database)
  return { texts }
}

async function cutConnections(db: Database, name: string): Promise<void> {
  const cut = () =>
    run(
      db,
      sql`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = ${name}`,
    )
  await until('its connections are gone', async () => (await cut()) === 0, 5)
}
