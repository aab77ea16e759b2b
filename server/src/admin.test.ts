import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bundles, bundlePrograms } from './faults/testing/program.ts'
import { startTestServer, type TestServer } from './testing/test-server.ts'

let server: TestServer
let bundles: Bundles
const folder = mkdtempSync(path.join(tmpdir(), 'permille-admin-'))

beforeAll(async () => {
  server = await startTestServer()
  bundles = await bundlePrograms(['server/src/admin.ts'])
})

afterAll(async () => {
  bundles.remove()
  rmSync(folder, { recursive: true, force: true })
  await server.close()
})

/** `npm run admin -- …`, as the operator would run it beside the server. */
function runAdmin(...args: string[]) {
  const { applicationUrl: DATABASE_URL, connectionString: DATABASE_MIGRATION_URL } = server.database
  const env = { DATABASE_URL, DATABASE_MIGRATION_URL, DATA_DIR: folder }
  const script = bundles.programOf('admin')
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    env,
    encoding: 'utf8',
  })
  return { status, stdout, stderr }
}

it('signs everyone out while a server runs', async () => {
  const people = [await server.person('admin'), await server.person('creator')]
  const statuses = async () =>
    (await Promise.all(people.map((as) => server.call('GET', '/api/auth/me', { as })))).map(
      ({ status }) => status,
    )
  const before = await statuses()

  const ended = runAdmin('end-sessions', '--everyone')

  expect(ended).toEqual({
    status: 0,
    stdout: 'Users who are signed out everywhere:\n2\n',
    stderr: '',
  })
  expect([before, await statuses()]).toEqual([
    [200, 200],
    [401, 401],
  ])
})

it('creates a link for a new admin, and reports an unknown user', () => {
  const created = runAdmin('create', '--email', 'ada@permille.test')
  const unknown = runAdmin('reset', '--email', 'nobody@permille.test')

  expect(created.stdout).toMatch(/within 7 days to set a password:\nhttp\S+\/invite\/\S{40,}\n$/)
  expect([unknown.status, unknown.stderr]).toEqual([1, 'No user has this email\n'])
})

it.each([
  [['end-sessions']],
  [['end-sessions', '--everyone', '--email', 'ada@permille.test']],
  [['create', '--everyone']],
  [['reset', '--email', 'nobody']],
  [['delete', '--email', 'ada@permille.test']],
])('prints its usage for %j, and does nothing', (args) => {
  const { status, stdout, stderr } = runAdmin(...args)

  expect([status, stdout]).toEqual([2, ''])
  expect(stderr).toMatch(/^Usage: npm run admin -- create\|reset/)
})
