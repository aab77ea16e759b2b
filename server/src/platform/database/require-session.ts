import pg from 'pg'
import { OperatorError } from '../errors/operator-error.ts'
import { newId } from '../ids.ts'
import { connectionName } from '../instance.ts'

const answerWithinMs = 10_000

/** What poolers say of a setting that they do not know. */
const protocolViolation = '08P01'

/**
 * Throws if the address is of a pooler behind which a client has no session of its own, or not the settings it asks for:
 * the locks that show which processes live, notifications and timeouts need both. `name` is its variable.
 */
export async function requireSession(connectionString: string, name: string): Promise<void> {
  const remedy =
    name === 'DATABASE_URL'
      ? 'Use the address of PostgreSQL itself, or set DATABASE_DIRECT_URL to it beside this one.'
      : 'Use the address of PostgreSQL itself.'
  if (!(await keepsSession(connectionString))) {
    throw new OperatorError(
      `${name} leads to a pooler that shares sessions between clients (transaction mode). ${remedy}`,
    )
  }
  if (!(await keepsSettings(connectionString))) {
    throw new OperatorError(
      `${name} leads to a pooler that refuses or drops a session’s settings, such as statement_timeout. ${remedy}`,
    )
  }
}

/**
 * One connection takes a lock, and another, which stays in a transaction, asks for the same. A pooler gives the other the
 * session that just became free, which has the lock already, or the first one another session, which has not.
 */
async function keepsSession(connectionString: string): Promise<boolean> {
  const [first, other] = [openClient(connectionString), openClient(connectionString)]
  try {
    await Promise.all([first.connect(), other.connect()])
    const lock = newId()
    await ask(first, 'pg_try_advisory_lock', lock)
    await other.query('BEGIN')
    if (await ask(other, 'pg_try_advisory_lock', lock)) return false
    return await ask(first, 'pg_advisory_unlock', lock)
  } finally {
    await Promise.allSettled([first.end(), other.end()])
  }
}

/** Throws unless the address leads to the database of `DATABASE_URL`: jobs of one would move the money of the other. `name` is its variable. */
export async function requireSameDatabase(
  address: string,
  databaseUrl: string,
  name = 'DATABASE_DIRECT_URL',
): Promise<void> {
  const [direct, other] = [openClient(address), openClient(databaseUrl)]
  try {
    await Promise.all([direct.connect(), other.connect()])
    const lock = newId()
    await ask(direct, 'pg_try_advisory_lock', lock)
    // A lock of one database is free in every other.
    if (!(await ask(other, 'pg_try_advisory_xact_lock', lock))) return
    throw new OperatorError(`${name} and DATABASE_URL lead to different databases.`)
  } finally {
    await Promise.allSettled([direct.end(), other.end()])
  }
}

async function keepsSettings(connectionString: string): Promise<boolean> {
  const client = openClient(connectionString, { statement_timeout: answerWithinMs })
  try {
    await client.connect()
    const { rows } = await client.query('SHOW statement_timeout')
    return rows[0]?.statement_timeout !== '0'
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === protocolViolation) return false
    throw error
  } finally {
    await client.end().catch(() => undefined)
  }
}

function openClient(connectionString: string, settings: pg.ClientConfig = {}): pg.Client {
  const client = new pg.Client({
    connectionString,
    application_name: connectionName('start'),
    connectionTimeoutMillis: 3000,
    query_timeout: answerWithinMs,
    ...settings,
  })
  client.on('error', () => undefined)
  return client
}

async function ask(client: pg.Client, act: string, lock: string): Promise<boolean> {
  const { rows } = await client.query(`SELECT ${act}(hashtextextended($1, 0)) AS is_done`, [lock])
  return rows[0]?.is_done === true
}
