import fastifyCookie from '@fastify/cookie'
import fastify from 'fastify'
import { expect, it } from 'vitest'
import type { Database, DatabaseServer } from '../database/database.ts'
import { createReadReplica } from '../database/read-replica.ts'
import { sql } from '../database/sql.ts'
import { createLog } from '../log.ts'
import { showOwnWrites } from './own-writes.ts'

const origin = 'http://localhost:4500'

function named(name: string): Database {
  return { query: async <Row>() => ({ rows: [name] as Row[], rowCount: 1 }) }
}

/** `/where` tells which database a dashboard is read from. */
function startServer() {
  const replica = createReadReplica({
    replica: named('replica') as DatabaseServer,
    primary: named('primary'),
    log: createLog('silent'),
    lag: { isLate: () => false, look: async () => undefined },
  })
  const app = fastify()
  app.register(fastifyCookie)
  showOwnWrites(app, true)
  const where = async () => (await replica.query(sql`SELECT`)).rows[0]
  app.get('/where', where)
  app.post('/where', where)
  const write = (headers: Record<string, string>) =>
    app.inject({ method: 'POST', url: '/where', headers, payload: { name: 'x' } })
  const read = async (cookies: Record<string, string> = {}) =>
    (await app.inject({ url: '/where', cookies })).body
  return { write, read }
}

it('shows a browser what it has just written, in whichever process it asks', async () => {
  const [one, other] = [startServer(), startServer()]

  const written = await one.write({ origin })

  const [cookie] = written.cookies
  expect(cookie).toEqual({
    name: 'permille-wrote',
    value: '1',
    path: '/',
    maxAge: 10,
    httpOnly: true,
    secure: true,
    sameSite: 'Lax',
  })
  expect(written.body).toBe('primary')
  expect(await other.read({ 'permille-wrote': '1' })).toBe('primary')
  expect(await one.read()).toBe('replica')
})

it('gives no cookie to programs, which keep none', async () => {
  const { write } = startServer()

  const written = await write({ authorization: 'Bearer pmk_x' })

  expect(written.cookies).toEqual([])
})
