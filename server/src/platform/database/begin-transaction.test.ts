import type { PoolClient } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { beginTransaction, readOnly, safeOutsideTransaction } from './begin-transaction.ts'
import { pipelined } from './query.ts'
import { sql } from './sql.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
  await database.db.pool.query('CREATE TABLE notes (text text)')
})
afterAll(() => database.close())

interface Sent {
  readonly client: PoolClient
  /** What was sent, in its order. */
  readonly texts: string[]
}

/** A connection whose `BEGIN` is answered by `begin`. */
async function connection(begin: () => Promise<unknown>): Promise<Sent> {
  const real = await database.db.pool.connect()
  const texts: string[] = []
  const query = async (asked: string | { text: string }) => {
    const text = typeof asked === 'string' ? asked : asked.text
    texts.push(text)
    return text === 'BEGIN' ? await begin() : await real.query(asked as string)
  }
  return { texts, client: { query, release: () => real.release() } as unknown as PoolClient }
}

const lock = safeOutsideTransaction(sql<{ one: number }>`SELECT 1 AS one`)
const write = sql`INSERT INTO notes VALUES ('written')`
const never = (): Promise<unknown> => new Promise(() => undefined)

test('locks and reads are sent behind the BEGIN, without waiting for its response', async () => {
  const { client, texts } = await connection(never)
  const tx = beginTransaction(client)
  void tx.query(lock)
  void readOnly(tx).query(sql`SELECT 2 AS two`)
  expect(texts).toEqual(['BEGIN', 'SELECT 1 AS one', 'SELECT 2 AS two'])
  client.release()
})

test('a statement that writes waits for the BEGIN, and later ones wait too', async () => {
  const { client, texts } = await connection(never)
  const tx = beginTransaction(client)
  void tx.query(write)
  void tx.query(lock)
  await new Promise((resolve) => setImmediate(resolve))
  expect(texts).toEqual(['BEGIN'])
  client.release()
})

test('without a transaction nothing is written, and no lock is recorded', async () => {
  const { client, texts } = await connection(() => Promise.reject(new Error('not begun')))
  const tx = beginTransaction(client)
  const results = await Promise.allSettled([tx.query(lock), tx.query(write)])
  expect(results.map((result) => result.status === 'rejected' && result.reason.message)).toEqual([
    'not begun',
    'not begun',
  ])
  expect(texts).toEqual(['BEGIN', 'SELECT 1 AS one'])
  client.release()
})

test('of pipelined statements the first failure is thrown, even if a later one is known earlier', async () => {
  const refusal = new Promise((_, reject) => setTimeout(() => reject(new Error('refused')), 20))
  const behind = Promise.reject(new Error('aborted'))
  await expect(pipelined({ first: Promise.resolve(1), refusal, behind })).rejects.toThrow('refused')
})

test('pipelined statements return their results by name', async () => {
  const sent = { count: Promise.resolve(1), word: Promise.resolve('two') }
  expect(await pipelined(sent)).toEqual({ count: 1, word: 'two' })
})
