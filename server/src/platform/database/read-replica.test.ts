import pg from 'pg'
import { expect, test } from 'vitest'
import { createLog } from '../log.ts'
import type { Database, DatabaseServer } from './database.ts'
import { createReadReplica, readOwnWrites } from './read-replica.ts'
import { type Statement, sql } from './sql.ts'

/** Returns its name, or fails as told. */
function named(name: string) {
  const state: { failure: unknown; asked: number } = { failure: null, asked: 0 }
  const query = async <Row>(_statement: Statement<Row>) => {
    state.asked += 1
    if (state.failure !== null) throw state.failure
    return { rows: [name] as Row[], rowCount: 1 }
  }
  return { state, database: { query } satisfies Database }
}

function failed(code: string): pg.DatabaseError {
  return Object.assign(new pg.DatabaseError('failed', 6, 'error'), { code })
}

function setUp() {
  const [replica, primary, time] = [named('replica'), named('primary'), { now: 0, isLate: false }]
  const reading = createReadReplica({
    replica: replica.database as DatabaseServer,
    primary: primary.database,
    log: createLog('silent'),
    now: () => time.now,
    lag: { isLate: () => time.isLate, look: async () => undefined },
  })
  const read = async () => (await reading.query(sql`SELECT`)).rows[0]
  return { replica: replica.state, time, read }
}

test.each([
  ['cannot be reached', Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })],
  ['loses the connection', new Error('Connection terminated unexpectedly')],
  ['shuts down', failed('57P01')],
  ['starts', failed('57P03')],
  ['has no connection left', failed('53300')],
  ['keeps a lock that its primary has let go', failed('55P03')],
  ['cannot read its disk', failed('58030')],
  ['has lost a file', failed('58P01')],
  ['has a broken page', failed('XX001')],
])(
  'a replica that %s costs no read, and is asked again after half a minute',
  async (_, failure) => {
    const { replica, time, read } = setUp()
    replica.failure = failure

    expect(await read()).toBe('primary')
    replica.failure = null
    time.now = 29_999
    expect(await read()).toBe('primary')
    expect(replica.asked).toBe(1)
    time.now = 30_000
    expect(await read()).toBe('replica')
  },
)

test.each(['40001', '40P01', '42P01'])(
  'a read that the replica gives up (%s) is made once on the primary',
  async (code) => {
    const { replica, read } = setUp()
    replica.failure = failed(code)

    expect(await read()).toBe('primary')
    replica.failure = null
    expect(await read()).toBe('replica')
  },
)

test.each(['57014', '22003'])(
  'a failure of the statement itself (%s) is not repeated',
  async (code) => {
    const { replica, read } = setUp()
    replica.failure = failed(code)

    await expect(read()).rejects.toThrow('failed')
  },
)

test('a replica that is late is not read', async () => {
  const { time, read } = setUp()

  time.isLate = true
  expect(await read()).toBe('primary')
  time.isLate = false
  expect(await read()).toBe('replica')
})

test('whoever has just written reads from the primary, and nobody else does', async () => {
  const { read } = setUp()

  const both = await Promise.all([readOwnWrites(read), read()])

  expect(both).toEqual(['primary', 'replica'])
})
