import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { redirectUriOf } from '../features/connections/public.ts'
import { scopes as instagramScopes } from '../integrations/instagram/instagram-connection.ts'
import { apiVersion } from '../integrations/stripe/stripe-client.ts'
import { eventsFor, ignoredEvents, thinEvents } from '../integrations/stripe/webhook-events.ts'
import { scopes as tiktokScopes } from '../integrations/tiktok/tiktok-connection.ts'
import { reportOf } from '../money/books/audit-report.ts'
import { createLog } from '../platform/log.ts'
import { startTestSandbox } from '../testing/test-sandbox.ts'
import { buildDependencies, type Dependencies } from '../wiring/dependencies.ts'
import { handledEvents } from '../wiring/provider-events.ts'

const runbooks = new URL('../../../docs/runbooks/', import.meta.url)
const textOf = (name: string) => readFileSync(new URL(name, runbooks), 'utf8')
const goingLive = textOf('going-live.md')
const folder = mkdtempSync(join(tmpdir(), 'permille-runbooks-'))
let parts: Dependencies | undefined

afterAll(async () => {
  await parts?.campaignChanges.stop()
  rmSync(folder, { recursive: true, force: true })
})

const sandbox = { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none', DATA_DIR: folder }
/** Whole words only: STRIPE_SECRET_KEY is not named by a longer name that contains it. */
function missingFrom(text: string, words: readonly string[]): string[] {
  const named = new Set(text.match(/\w+(?:\.\w+)*/g))
  return words.filter((word) => !named.has(word))
}

describe('the runbook for going live', () => {
  it('lists every event that is handled, at the endpoint that sends it, and the version', () => {
    parts = buildDependencies(readConfig(sandbox), createLog('silent'))
    const handled = handledEvents(parts)
    const [ofPlatform = '', ofConnect = ''] = goingLive.split('For *connected accounts*')

    expect(missingFrom(ofPlatform, eventsFor('platform', handled))).toEqual([])
    expect(missingFrom(ofConnect, eventsFor('connect', handled))).toEqual([])
    expect(ofConnect.split(/\s+/)).toEqual(expect.arrayContaining([...thinEvents]))
    expect(goingLive).toContain(apiVersion)
  })

  it('gives each event that an endpoint can send either a handler or a reason', () => {
    parts = buildDependencies(readConfig(sandbox), createLog('silent'))
    const starts = [...handledEvents(parts), ...Object.keys(ignoredEvents)]
    const every = [...eventsFor('platform', ['']), ...eventsFor('connect', [''])]

    const unclear = every.filter(
      (name) => starts.filter((each) => name.startsWith(each)).length !== 1,
    )

    expect(every.length).toBeGreaterThan(45)
    expect(unclear).toEqual([])
    for (const reason of new Set(Object.values(ignoredEvents))) expect(goingLive).toContain(reason)
  })

  it('names every redirect address and scope', () => {
    const at = 'https://market.example'
    const addresses = [redirectUriOf(at, 'tiktok'), redirectUriOf(at, 'instagram')]

    const missing = [...addresses, ...tiktokScopes, ...instagramScopes].filter(
      (word) => !goingLive.includes(`\`${word}\``),
    )

    expect(missing).toEqual([])
    expect(goingLive).toContain(`${at}/api/stripe/webhook`)
  })
})

describe('what an operator types or reads in a runbook', () => {
  it.each(readdirSync(runbooks))('has only commands that exist: %s', (name) => {
    const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', runbooks), 'utf8'))

    const used = [...textOf(name).matchAll(/\bnpm (?:run )?([a-z-]+)/g)].map(
      ([, command]) => command,
    )

    expect(used.filter((command) => !Object.hasOwn(scripts, command ?? ''))).toEqual([])
  })

  it('is a fault that the sandbox accepts, and ends', async () => {
    const [fault] = /\{"provider".*\}/.exec(textOf('provider-down.md')) ?? []
    const sandbox = await startTestSandbox()
    const url = `${sandbox.url}/control/faults`
    const headers = { 'content-type': 'application/json' }

    const begun = await fetch(url, { method: 'POST', headers, body: fault ?? '' })
    const during = await fetch(`${sandbox.url}/youtube/v3/channels`)
    const ended = await fetch(url, { method: 'DELETE' })
    await sandbox.close()

    expect([begun.status, during.status, ended.status]).toEqual([200, 503, 200])
  })

  it('is what the audit prints for clean books', () => {
    const words = /\*(The books are clean)\.\*/.exec(goingLive)?.[1]

    expect(reportOf([])).toContain(words)
  })
})
