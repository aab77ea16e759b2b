import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../testing/test-database.ts'
import { instance } from './instance.ts'
import { createLog } from './log.ts'
import { version } from './version.ts'

let database: TestDatabase

beforeAll(async () => {
  database = await openTestDatabase()
})

afterAll(() => database.close())

function writeLine(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = ''
  write(
    createLog('info', {
      write: (line) => {
        text += line
      },
    }),
  )
  return text
}

it('writes where a statement failed, but not its row', async () => {
  const email = 'mira.vale@people.example'
  const failure = await database.db.pool
    .query(
      `INSERT INTO users (id, email, password, role, display_name)
        VALUES (gen_random_uuid(), $1, '$argon2id$secret', NULL, 'Mira')`,
      [email],
    )
    .catch((error: unknown) => error)
  const wrapped = new Error('could not be stored', { cause: failure })

  const line = writeLine((log) => log.error({ err: wrapped }, 'call failed'))

  const { err } = JSON.parse(line)
  expect(Reflect.get(failure as object, 'detail')).toContain(email)
  expect(err.cause).toMatchObject({ code: '23502', table: 'users', column: 'role' })
  expect(err.stack).toContain('log.test.ts')
  expect(line).not.toContain(email)
  expect(line).not.toContain('secret')
})

it('says in each line which process wrote it', () => {
  const line = writeLine((log) => log.child({ role: 'worker' }).info('ready'))

  expect(JSON.parse(line)).toMatchObject({
    service: 'permille',
    role: 'worker',
    version,
    instance,
    msg: 'ready',
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/),
  })
})

it('masks the email addresses in a mail server’s message', () => {
  const cause = new Error('550 5.1.1 <mira.vale+1@people.example.org>: mailbox is full')

  const line = writeLine((log) => log.warn({ err: new Error('not sent', { cause }) }, 'not sent'))

  expect(line).not.toContain('mira')
  expect(JSON.parse(line).err.cause.message).toBe('550 5.1.1 <…@…>: mailbox is full')
})

it('writes nothing from a request that a provider refused', () => {
  const failure = Object.assign(new Error('No such account'), {
    statusCode: 404,
    raw: { headers: { authorization: 'Bearer sk_live_1' } },
    config: { form: { client_secret: 'abc' } },
  })

  const line = writeLine((log) => log.error({ err: failure }, 'a payout stays queued'))

  expect(JSON.parse(line).err).toMatchObject({ message: 'No such account', statusCode: 404 })
  expect(line).not.toMatch(/sk_live_1|client_secret/)
})

it('writes a text with line breaks on one line, as JSON', () => {
  const text = 'one\n{"level":60,"msg":"forged"}\r\u2028two'

  const line = writeLine((log) => log.warn({ name: text }, text))

  expect(line.trimEnd().split('\n')).toHaveLength(1)
  expect(JSON.parse(line)).toMatchObject({ level: 'warn', name: text, msg: text })
})
