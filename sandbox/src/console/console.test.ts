import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  payWith,
  startTestSandbox,
  stripeAt,
  type TestSandbox,
} from '../testing/start-test-sandbox.ts'

let running: TestSandbox

beforeAll(async () => {
  running = await startTestSandbox()
})
afterAll(() => running.close())

async function pageAt(path: string): Promise<string> {
  return (await fetch(`${running.sandbox.url}${path}`)).text()
}

function send(path: string, headers: Record<string, string>) {
  return fetch(`${running.sandbox.url}${path}`, {
    method: 'POST',
    headers,
    body: new URLSearchParams({ provider: 'x', kind: 'hang', event: 'evt_none' }),
    redirect: 'manual',
  })
}

describe('the console', () => {
  test('pages its rows newest first, continuing after the last row', async () => {
    for (let amountCents = 1001; amountCents <= 1014; amountCents += 1) {
      await payWith(stripeAt(running.sandbox.url), 'pm_card_visa', amountCents)
    }

    const newest = await pageAt('/')
    const link = /href="(\?section=charges[^"]+)">Older \(2\)/.exec(newest)?.[1] ?? ''
    const older = await pageAt(`/${link.replaceAll('&amp;', '&')}`)

    const amounts = (page: string) => page.match(/\$10\.\d\d(?=<\/td>)/g)
    expect(amounts(newest)?.slice(0, 2)).toEqual(['$10.14', '$10.13'])
    expect(amounts(older)).toEqual(['$10.02', '$10.01'])
  })

  test('finds rows by words, on every tab', async () => {
    const intent = await payWith(stripeAt(running.sandbox.url), 'pm_card_visa', 2_058_092)

    const found = await pageAt(`/posts?q=${intent.id.toUpperCase()}`)
    const unknown = await pageAt('/?q=%3Cb%3Enothing')

    expect(found).toContain('$20,580.92')
    expect(found).toContain('payment_intent.succeeded')
    expect(found).not.toContain('$10.14')
    expect(unknown).toContain('Nothing here has “&lt;b&gt;nothing” in it.')
  })

  test('lists payout accounts before platform accounts', async () => {
    const page = await pageAt('/accounts')

    const ids = [...page.matchAll(/<section id="([^"]+)"/g)].map(([, id]) => id)
    expect(ids).toEqual(['payout-accounts', 'social-accounts'])
  })

  test('an unchanged page is not sent again', async () => {
    const first = await fetch(`${running.sandbox.url}/accounts`)
    const headers = { 'if-none-match': first.headers.get('etag') ?? '' }

    const second = await fetch(`${running.sandbox.url}/accounts`, { headers })

    expect([second.status, await second.text()]).toEqual([304, ''])
  })

  test('a form redirects to its own console page, and nowhere else', async () => {
    const { url } = running.sandbox
    const after = async (referer: string) =>
      (await send('/console/stripe/deliver', { referer })).headers.get('location')

    const locations = [
      await after(`${url}/?q=evt_none`),
      await after('http://evil.example/'),
      await after(`${url}/control/state`),
    ]

    expect(locations).toEqual(['/?q=evt_none', '/webhooks', '/webhooks'])
  })

  test.each(['/control/faults', '/%63ontrol/faults', '/%63onsole/stripe/deliver'])(
    'a page of another origin cannot post to %s, nor show the console in a frame',
    async (path) => {
      const { status } = await send(path, { origin: 'http://evil.example' })
      const { headers } = await fetch(running.sandbox.url)

      expect(status).toBe(403)
      expect(headers.get('content-security-policy')).toBe("frame-ancestors 'none'")
      expect(running.sandbox.world.faults.list()).toEqual([])
    },
  )

  test('its pages link to a style, a script and a font that exist', async () => {
    const page = await pageAt('/')
    const links = [...page.matchAll(/(?:href|src)="(\/assets\/[^"]+)"/g)].map(
      ([, path = '']) => path,
    )

    const statuses = await Promise.all(
      links.map(async (path) => (await fetch(`${running.sandbox.url}${path}`)).status),
    )

    expect(new Set(links).size).toBe(4)
    expect(new Set(statuses)).toEqual(new Set([200]))
  })
})
