import type { BrowserErrorReport } from '@permille/contract/administration/browser-errors'
import { expect, test } from 'vitest'
import { createLog } from '#platform/log.ts'
import { openMetrics } from '#platform/watch/metrics.ts'
import { createBrowserErrorReports } from './report-browser-error.ts'

const report: BrowserErrorReport = {
  kind: 'caught',
  name: 'TypeError',
  frames: ['first-Bw6iMLUs.js:12:345'],
  page: '/campaigns/:id',
  build: 'index-BcoDOyjj',
}

/** A server that receives reports, with its log and its metrics. */
function server() {
  const lines: string[] = []
  const now = new Date()
  const metrics = openMetrics()
  const log = createLog('info', { write: (line) => void lines.push(line) })
  const receive = createBrowserErrorReports({ clock: { now: () => now }, log, metrics })
  const send = (body: unknown, address = '203.0.113.7') =>
    receive({ body: Buffer.from(JSON.stringify(body)), address })
  return { lines, send, metrics: () => metrics.text() }
}

test('an error of a page is one line in the log and one in the metrics', async () => {
  const { lines, send, metrics } = server()

  send(report)
  send({ ...report, kind: 'uncaught', reactCode: 418 })

  expect(lines.map((line) => JSON.parse(line))).toEqual([
    expect.objectContaining({ ...report, msg: 'an error in a browser' }),
    expect.objectContaining({ kind: 'uncaught', reactCode: 418 }),
  ])
  expect(await metrics()).toMatch(
    /browser_errors_total\{kind="caught"\} 1\n.*\{kind="uncaught"\} 1/,
  )
})

test.each([
  ['a message', { message: 'ines@example.test is taken' }],
  ['a page with an id', { page: '/campaigns/01a21a34-a0f8-75e1-8aef-7e673a9c21bd' }],
  ['a page with a token', { page: '/reset-password/secret' }],
  ['a frame of another site', { frames: ['https://example.test/x.js:1:2'] }],
  ['a sentence for a name', { name: 'Ines did it' }],
  ['eleven frames', { frames: Array.from({ length: 11 }, () => 'a.js:1:2') }],
  ['line breaks', { build: 'a\n{"level":60}' }],
])('%s never reaches the log', (_, part) => {
  const { lines, send } = server()

  expect(() => send({ ...report, ...part })).toThrow('not from our own pages')
  expect(() => send('not an object')).toThrow('not from our own pages')

  expect(lines).toEqual([])
})

test('one address can report sixty errors a minute; overall each counts and 120 a minute are logged', async () => {
  const { lines, send, metrics } = server()
  const sendMany = (address: string) => {
    for (let n = 0; n < 60; n += 1) send(report, address)
  }

  for (const address of ['203.0.113.1', '203.0.113.2', '203.0.113.3']) sendMany(address)

  expect(() => send(report, '203.0.113.1')).toThrow('Too many requests')
  expect(lines).toHaveLength(120)
  expect(await metrics()).toContain('permille_browser_errors_total{kind="caught"} 180')
})
