import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  onboardedAccount,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '../testing/start-test-sandbox.ts'

const guide = readFileSync(new URL('../../../docs/sandbox.md', import.meta.url), 'utf8')

let running: TestSandbox

beforeAll(async () => {
  running = await startTestSandbox()
  await onboardedAccount(stripeAt(running.sandbox.url))
})
afterAll(() => running.close())

async function documentation(): Promise<string> {
  return (await fetch(`${running.sandbox.url}/control/docs`)).text()
}

const entities = { '&quot;': '"', '&#39;': "'", '&amp;': '&', '&lt;': '<', '&gt;': '>' }

function plain(markup: string): string {
  return Object.entries(entities).reduce((text, [from, to]) => text.replaceAll(from, to), markup)
}

/** What curl would send: no machine needs to have it for this test. */
async function send(command: string): Promise<number> {
  const [, method = 'GET'] = / -X (\w+) /.exec(command) ?? []
  const [url = ''] = /http[^ ']+/.exec(command) ?? []
  const [, header, quoted] = / -H '([^']+)' -d '(.*)'$/.exec(command) ?? []
  const body = quoted?.replaceAll("'\\''", "'")
  const [name = '', value = ''] = header?.split(': ') ?? []
  const given = body === undefined ? {} : { body, headers: { [name]: value } }
  return (await fetch(url, { method, ...given })).status
}

test('each documented call works when pasted into a shell', async () => {
  const commands = [...(await documentation()).matchAll(/<pre[^>]*><code>(.*?)<\/code>/gs)].map(
    ([, command = '']) => plain(command),
  )

  const statuses = await Promise.all(commands.map(send))

  expect(commands).toHaveLength(13)
  expect(commands.filter((_, index) => statuses[index] !== 200)).toEqual([])
})

test('the guide lists every call', async () => {
  const calls = [...(await documentation()).matchAll(/<h2[^>]*>([A-Z]+ \/control\/[^<]+)</g)].map(
    ([, call = '']) => call,
  )

  expect(calls.filter((call) => !guide.includes(`\`${call}\``))).toEqual([])
})
