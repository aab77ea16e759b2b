import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { manyRows } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { sandboxPlatforms, sandboxStripeKeys } from '#platform/sandbox-keys.ts'
import { startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { startTestServer, type TestServer } from '#testing/test-server.ts'
import { until } from '#testing/until.ts'
import { recordExchanges } from './exchange-recorder.ts'
import { type RecordedFile, readRecordings } from './recording.ts'
import { replay } from './replay/replay.ts'

const folder = join(mkdtempSync(join(tmpdir(), 'permille-recording-v2-')), 'recordings')
const changed = 'v2.core.account[configuration.recipient].capability_status_updated'
let server: TestServer
let replayed: TestSandbox
let accountId: string
let files: RecordedFile[] = []

beforeAll(async () => {
  server = await startTestServer()
  replayed = await startTestSandbox()
  const { encryptionKey } = server.config
  await server.sandbox.setSettings({ accountsApi: 'v2' })
  const recording = recordExchanges({ folder, encryptionKey, log: server.database.log })
  accountId = await server.sandbox.openPayoutAccount(newId())
  await server.sandbox.provider.retrievePayoutAccount(accountId)
  await until('the event of its capability has come', async () => (await heard()).includes(changed))
  await recording.stop()
  files = readRecordings(folder)
})
afterAll(async () => {
  await replayed.close()
  await server.close()
  rmSync(folder, { recursive: true, force: true })
})

async function heard(): Promise<string[]> {
  const rows = await manyRows(
    server.database.db,
    sql<{ type: string }>`SELECT type FROM provider_events WHERE object_id = ${accountId}`,
  )
  return rows.map(({ type }) => type)
}

test('a thin Accounts v2 event is accepted at the URL for all events, signed by its destination', async () => {
  const types = await heard()

  expect(types).toContain('v2.core.account.created')
  expect(types).not.toContain('account.updated')
})

test('a recording of Accounts v2 contains no personal data, and matches a fresh sandbox', async () => {
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
  const kinds = files.map(({ recording: { method, template } }) => `${method} ${template}`)
  const keys = { stripe: sandboxStripeKeys.secretKey, ...sandboxPlatforms }

  const report = await replay(files, { url: replayed.url, keys })

  expect([accountId, '@permille.test', '@example'].filter((each) => text.includes(each))).toEqual(
    [],
  )
  expect(new Set(kinds)).toEqual(
    new Set([
      'POST /v1/accounts',
      'POST /v2/core/accounts',
      'GET /v1/accounts/{id}',
      'POST /v2/core/account_links',
      'GET /v2/core/accounts/{id}',
      'POST /api/stripe/webhook',
    ]),
  )
  expect(report.differences).toEqual([])
})
