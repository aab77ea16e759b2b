import { chmodSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { OperatorError } from '#platform/errors/operator-error.ts'
import { publishExchange } from '#platform/exchanges.ts'
import { createLog } from '#platform/log.ts'
import { recordExchanges } from './exchange-recorder.ts'
import { readRecordings } from './recording.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'permille-recorder-'))
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const encryptionKey = Buffer.alloc(32, 1)
const log = createLog('silent')

function exchange(path: string, responseBody: unknown = { ok: true }): void {
  publishExchange(() => ({
    direction: 'sent',
    party: 'x',
    method: 'GET',
    url: new URL(path, 'https://api.x.com'),
    requestHeaders: { authorization: 'Bearer key', 'user-agent': 'Permille' },
    requestBody: { kind: 'none' },
    status: 200,
    responseHeaders: { 'set-cookie': 'a=1', 'x-rate-limit-reset': '5' },
    responseBody,
  }))
}

test('unlisted headers are left out', async () => {
  const recording = recordExchanges({ folder, encryptionKey, log })
  exchange('/2/users/by/username/ada?user.fields=description')
  await recording.stop()

  const [file] = readRecordings(folder)

  expect(file?.recording).toMatchObject({
    template: '/2/users/by/username/{name}',
    request: { headers: {}, credential: null },
    response: { headers: { 'x-rate-limit-reset': '5' } },
  })
  expect(file?.recording.path).not.toContain('ada')
})

test('nothing is recorded after it has stopped', async () => {
  const recording = recordExchanges({ folder, encryptionKey, log })
  await recording.stop()
  exchange('/2/tweets')

  expect(readdirSync(folder)).toEqual([])
})

test('a full recording accepts no more', async () => {
  const recording = recordExchanges({ folder, encryptionKey, log, bytesMax: 1500 })
  for (let count = 0; count < 10; count += 1) exchange('/2/tweets')
  await recording.stop()

  expect(readdirSync(folder).length).toBeGreaterThan(0)
  expect(readdirSync(folder).length).toBeLessThan(4)
})

test('a folder that others can read is refused', () => {
  chmodSync(folder, 0o750)

  expect(() => recordExchanges({ folder, encryptionKey, log })).toThrow(/chmod 700/)
})

test('a file in the place of the folder is named', () => {
  const file = join(folder, 'a-file')
  writeFileSync(file, '')

  expect(() => recordExchanges({ folder: file, encryptionKey, log })).toThrow(
    /RECORD_EXCHANGES names no folder: .*a-file/,
  )
})

test('an exchange that cannot be described does not fail its call', async () => {
  const circular: Record<string, unknown> = {}
  circular.self = circular
  const recording = recordExchanges({ folder, encryptionKey, log })

  exchange('/2/tweets', circular)
  exchange('/2/tweets')
  await recording.stop()

  expect(readdirSync(folder)).toHaveLength(1)
})

test.each(['{}', '{'])('a file that is not a recording is named: %s', (content) => {
  writeFileSync(join(folder, 'other.json'), content)

  expect(() => readRecordings(folder)).toThrow(OperatorError)
  expect(() => readRecordings(folder)).toThrow(/other.json is no recording/)
})

test('a folder that is not there is named', () => {
  const missing = join(folder, 'missing')

  expect(() => readRecordings(missing)).toThrow(OperatorError)
  expect(() => readRecordings(missing)).toThrow(`There are no recordings in ${missing}`)
})
