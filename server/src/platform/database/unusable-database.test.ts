import type { AddressInfo } from 'node:net'
import { createServer } from 'node:net'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { migrationsDir, openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { createLog } from '../log.ts'
import { migrate } from './migrate.ts'
import { asUnusableDatabase } from './unusable-database.ts'
import { waitForDatabase } from './wait-for-database.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

async function failureOf(connectionString: string, statement = 'SELECT 1'): Promise<unknown> {
  const client = new pg.Client({ connectionString })
  try {
    await client.connect()
    await client.query(statement)
  } catch (error) {
    return error
  } finally {
    await client.end().catch(() => undefined)
  }
  throw new Error('it succeeded')
}

/** The same server, with another role or database. */
function elsewhere(parts: { user?: string; name?: string }): string {
  const url = new URL(database.connectionString)
  if (parts.user !== undefined) url.searchParams.set('user', parts.user)
  if (parts.name !== undefined) url.pathname = parts.name
  return url.href
}

async function closedPort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as AddressInfo
  await new Promise((resolve) => server.close(resolve))
  return port
}

describe('the operator’s message about an unusable database', () => {
  it('names the missing database and the variables', async () => {
    const words = asUnusableDatabase(await failureOf(elsewhere({ name: 'missing' })))?.message

    expect(words).toMatch(/database "missing" does not exist. Create it, or correct DATABASE_URL/)
  })

  it('names the refused role, without waiting', async () => {
    const waiting = waitForDatabase(elsewhere({ user: 'stranger' }), createLog('silent'))

    const words = asUnusableDatabase(await waiting.catch((error: unknown) => error))?.message

    expect(words).toMatch(/"stranger" .*run `npm run migrate`.*check the user in DATABASE_URL/)
  })

  it('is said while the start waits', async () => {
    const answers = ['', 'E\0\0\0\x17SERROR\0C28P01\0Mno\0\0']
    const server = createServer((socket) => socket.end(answers.shift() ?? ''))
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const lines: string[] = []
    const log = createLog('info', { write: (line) => lines.push(line) })

    await expect(waitForDatabase(`postgres://a@127.0.0.1:${port}/b`, log)).rejects.toThrow('no')

    expect(lines).toEqual([expect.stringContaining('"msg":"waiting for the database"')])
    server.close()
  })

  it('names the unreachable address', async () => {
    const port = await closedPort()

    const words = asUnusableDatabase(await failureOf(`postgres://a@127.0.0.1:${port}/b`))?.message

    expect(words).toMatch(new RegExp(`cannot be reached: .*127.0.0.1:${port}. Check that it runs`))
  })

  it('refers to the migration if it has not run', async () => {
    const words = asUnusableDatabase(
      await failureOf(database.connectionString, 'SELECT * FROM not_there_yet'),
    )?.message

    expect(words).toMatch(/"not_there_yet" does not exist. Run `npm run migrate` first/)
  })

  it.each([
    ['08P01', /set DATABASE_DIRECT_URL/],
    ['53300', /Raise max_connections/],
    ['42501', /need the owner’s address in DATABASE_MIGRATION_URL/],
    ['CERT_HAS_EXPIRED', /certificate cannot be verified: no\. .*NODE_EXTRA_CA_CERTS/],
    ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', /certificate cannot be verified/],
  ])('says what to do about %s', (code, expected) => {
    const error = Object.assign(new Error('no'), { code })

    expect(asUnusableDatabase(error)?.message).toMatch(expected)
  })

  it('does not mention other errors', async () => {
    expect(asUnusableDatabase(new Error('a bug'))).toBeNull()
    expect(asUnusableDatabase(await failureOf(database.connectionString, 'SELEC'))).toBeNull()
  })

  it('refuses to migrate as a role that does not own the schema, and names the URL to set', async () => {
    const { applicationUrl: connectionString } = database

    await expect(
      migrate({ connectionString, migrationsDir, log: createLog('silent') }),
    ).rejects.toThrow(/may not change the schema. Set DATABASE_MIGRATION_URL to the owner/)
  })
})
