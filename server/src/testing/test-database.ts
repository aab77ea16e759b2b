import { createHash, randomBytes } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import pg from 'pg'
import { connectDatabase, type DatabaseServer } from '../platform/database/database.ts'
import { migrate } from '../platform/database/migrate.ts'
import { createLog, type Log } from '../platform/log.ts'

export const migrationsDir = fileURLToPath(new URL('../../../migrations', import.meta.url))
const templateName = `template_${hashMigrations()}`

function hashMigrations(): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(migrationsDir).sort()) {
    if (file.endsWith('.sql')) hash.update(readFileSync(path.join(migrationsDir, file)))
  }
  return hash.digest('hex').slice(0, 12)
}

function testServerUrl(): string {
  // biome-ignore lint/style/noProcessEnv: the test runner's set-up hands over the server's address here
  const url = process.env.TEST_POSTGRES_URL
  if (url === undefined) throw new Error('TEST_POSTGRES_URL is not set; run tests through npm test')
  return url
}

export interface TestDatabase {
  readonly db: DatabaseServer
  /** The owner's connection: tests may set up what the product may not do. */
  readonly connectionString: string
  /** The product's connection: a role that owns nothing. */
  readonly applicationUrl: string
  readonly log: Log
  close(): Promise<void>
}

/**
 * Opens a database of its own, cloned from one migrated template. The test set-up provides the
 * server's URL; the first caller makes the template.
 */
export async function openTestDatabase(): Promise<TestDatabase> {
  const serverUrl = testServerUrl()
  const log = createLog('silent')
  const name = `test_${randomBytes(6).toString('hex')}`
  await withServer(serverUrl, async (client) => {
    await client.query('SELECT pg_advisory_lock(7362)')
    await ensureTemplate(client, serverUrl, log)
    // Logging the clone page by page, as by default, costs twice as much as copying its files.
    await client.query(`CREATE DATABASE ${name} TEMPLATE ${templateName} STRATEGY file_copy`)
  })
  const connectionString = databaseUrl(serverUrl, name)
  const db = connectDatabase({
    connectionString,
    connectionsMax: 10,
    statementTimeoutMs: 30_000,
    log,
  })
  const close = async (): Promise<void> => {
    await db.close()
    await withServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`))
  }
  return { db, connectionString, applicationUrl: asApplication(connectionString), log, close }
}

/** Opens a database without any table, for a test that migrates it. */
export async function openEmptyDatabase(): Promise<{
  readonly connectionString: string
  close(): Promise<void>
}> {
  const serverUrl = testServerUrl()
  const name = `test_${randomBytes(6).toString('hex')}`
  await withServer(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`))
  return {
    connectionString: databaseUrl(serverUrl, name),
    close: () =>
      withServer(serverUrl, (client) => client.query(`DROP DATABASE ${name} WITH (FORCE)`)),
  }
}

async function ensureTemplate(client: pg.Client, serverUrl: string, log: Log): Promise<void> {
  const known = await client.query('SELECT FROM pg_database WHERE datname = $1', [templateName])
  if (known.rowCount !== 0) return
  const draft = `${templateName}_draft`
  await client.query(`DROP DATABASE IF EXISTS ${draft}`)
  await client.query(`CREATE DATABASE ${draft}`)
  const connectionString = databaseUrl(serverUrl, draft)
  const application = { connectionString: asApplication(connectionString), isOurOwn: true }
  await migrate({ connectionString, application, migrationsDir, log })
  await client.query(`ALTER DATABASE ${draft} RENAME TO ${templateName}`)
}

async function withServer(
  serverUrl: string,
  work: (client: pg.Client) => Promise<unknown>,
): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await work(client)
  } finally {
    await client.end()
  }
}

function asApplication(ownerUrl: string): string {
  return ownerUrl.replace(/([?&]user=)[^&]*/, '$1permille')
}

/** The same server with another database; also for socket URLs, whose host is a parameter. */
function databaseUrl(serverUrl: string, name: string): string {
  return serverUrl.replace(/^(postgres(?:ql)?:\/\/[^/]*)\/[^?]*/, `$1/${name}`)
}
