import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { brotliDecompressSync } from 'node:zlib'
import { endpoint } from '@permille/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import * as z from 'zod/mini'
import { route } from '../calls/route.ts'
import { type SampleApi, startSampleApi } from '../testing/sample-api.ts'
import type { Member } from './member-pages.ts'
import type { PageHead } from './page-head.ts'

let api: SampleApi
let web: FastifyInstance
let built: string

const hostile = '</script><script>alert(1)</script>'
const member: Member = {
  role: 'brand',
  isDrawn: true,
  preloaded: { key: ['/api/auth/me'], data: { displayName: hostile } },
}

/** A page that visitors see too. */
const shared: PageHead = {
  type: 'website',
  title: 'Autumn',
  description: 'Autumn',
  url: 'https://permille.example/offers/1',
  imageUrl: null,
  isInsideForMembers: true,
  preloaded: { key: ['/api/offers/{id}', { id: '1' }, {}], data: { name: 'Autumn' } },
}

const one = '00000000-0000-7000-8000-000000000001'
const two = '00000000-0000-7000-8000-000000000002'

/** Draws what it is given; asks for a list, an item and what there is not, and then for another item. */
const bundle = `
export async function renderFrame(role, url, { isSidebarExpanded, responses = [] }) {
  if (url === '/broken') throw new Error('cannot be drawn')
  if (url === '/elsewhere') return undefined
  const asked = url === '/slow' ? ['/api/slow'] : ['/api/open', '/api/items/${one}', '/api/nothing']
  const calls = asked.map((url) => ({ key: [url], url }))
  const next = responses.length > 0 ? [{ key: ['/api/items/${two}'], url: '/api/items/${two}' }] : []
  const known = responses.map(({ key }) => key.join()).sort().join(' ')
  const heading = url === '/headless' && responses.length === 0 ? '<h1>' : ''
  const html = heading + '<div inert="">' + [role, url, isSidebarExpanded, known].join('|') + '</div>'
  return { html, title: '<title>Drawn</title>', calls: [...calls, ...next] }
}
export function preloadedFrom({ key }, json, link) {
  return { key, data: link === null ? json : { json, link } }
}
`

beforeAll(async () => {
  api = await startSampleApi()
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-web-'))
  const webDir = path.join(folder, 'web')
  built = webDir
  mkdirSync(webDir)
  mkdirSync(`${webDir}-server`)
  const page = (name: string) =>
    `<head><title>Permille</title>${name}</head><body><div id="root"></div></body>`
  writeFileSync(path.join(webDir, 'index.html'), page('anybody'))
  writeFileSync(path.join(`${webDir}-server`, 'render.js'), bundle)
  for (const name of ['admin', 'brand', 'creator']) {
    const folder = `${webDir}-server`
    const pages = [
      { path: '/campaigns/:id', preloads: `one-of-${name}` },
      { path: '/dashboard/none', preloads: 'none' },
    ]
    writeFileSync(path.join(folder, `${name}.html`), page(name))
    writeFileSync(path.join(folder, `${name}-framed.html`), page(`${name}-framed`))
    writeFileSync(path.join(folder, `${name}-pages.json`), JSON.stringify(pages))
  }
  web = api.build({
    webDir,
    describePage: async (address) => ({ '/offers/1': shared, '/offers/2': null })[address],
    readMember: async (token) => {
      if (token === 'trouble') throw new Error('no database')
      if (token === 'brand') return member
      return token === 'kept out' ? { ...member, isDrawn: false } : null
    },
  })
})

afterAll(async () => {
  await web.close()
  await api.close()
})

const open = (url: string, token: string, headers: Record<string, string> = {}) =>
  web.inject({
    url,
    headers: { accept: 'text/html', ...headers },
    cookies: { permille_session: token },
  })

/** What the page came with, by the first word of its key. */
function preloadedIn(body: string): Record<string, unknown> {
  const json = /<script[^>]*id="preloaded"[^>]*>(.*)<\/script>/.exec(body)?.[1] ?? ''
  const preloaded = JSON.parse(json) as { key: string[]; data: unknown }[]
  return Object.fromEntries(preloaded.map(({ key: [path = ''], data }) => [path, data]))
}

test('a signed-in user’s page states who they are, and is not cached', async () => {
  const { body, headers } = await open('/dashboard?days=7', 'brand')

  expect(headers['cache-control']).toBe('no-store')
  const [, at] = /<script type="application\/json" id="preloaded" data-at="(\d+)">/.exec(body) ?? []
  expect(preloadedIn(body)).toMatchObject({ '/api/auth/me': member.preloaded?.data })
  expect(Math.abs(Number(at) - Date.now())).toBeLessThan(60_000)
})

test('it comes with its frame, title and preloads, picked by role and address', async () => {
  const { body } = await open('/campaigns/7?days=7', 'brand')

  expect(body).toContain('<title>Drawn</title>brand-framedone-of-brand</head>')
  expect(body).toContain('<div id="root"><div inert="">brand|/campaigns/7?days=7|true|')
  expect(body).toContain('<noscript>')
})

test('its first calls are made as this user; what is refused is left to the app', async () => {
  const { body } = await open('/dashboard', 'brand')

  expect(preloadedIn(body)).toEqual({
    '/api/auth/me': member.preloaded?.data,
    '/api/open': {
      json: [{ at: '1970-01-01T00:00:00.000Z', name: null }],
      link: expect.anything(),
    },
    [`/api/items/${one}`]: { id: one },
    [`/api/items/${two}`]: { id: two },
  })
  expect(body).toContain(`|/api/items/${one} /api/open</div>`)
})

test('a call that was late once is left to the app for a while', async () => {
  const slow = endpoint({
    name: 'slow',
    method: 'GET',
    path: '/api/slow',
    summary: 'Slow',
    access: 'signed-in',
    response: z.object({}),
  })
  const asked = vi.fn(async () => {
    await sleep(300)
    return {}
  })
  const readMember = async () => member
  const app = api.build({ webDir: built, routes: [route(slow, asked)], readMember })
  const request = { url: '/slow', headers: { accept: 'text/html' } }
  const cookies = { permille_session: 'brand' }

  await app.inject({ ...request, cookies })
  await app.inject({ ...request, cookies })

  expect(asked).toHaveBeenCalledOnce()
  await app.close()
})

test('a session that calls may not use gets the frame and no data', async () => {
  const authenticate = async () => null
  const ended = api.build({ webDir: built, readMember: async () => member, authenticate })

  const { body } = await ended.inject({
    url: '/dashboard',
    headers: { accept: 'text/html' },
    cookies: { permille_session: 'brand' },
  })

  expect(Object.keys(preloadedIn(body))).toEqual(['/api/auth/me', '/api/open'])
  await ended.close()
})

test('a browser that prefers not to wait gets the frame alone', async () => {
  const { body } = await open('/dashboard', 'brand', { prefer: 'wait=0' })

  expect(Object.keys(preloadedIn(body))).toEqual(['/api/auth/me'])
  expect(body).toContain('<div inert="">brand|/dashboard|true|</div>')
})

test('the frame has the sidebar as it was left', async () => {
  const { body } = await open('/dashboard', 'brand', {
    cookie: 'permille_session=brand; sidebar_state=false',
  })

  expect(body).toContain('|/dashboard|false|')
})

test.each([
  ['of an address that leads elsewhere', '/elsewhere', 'brand'],
  ['that cannot be drawn', '/broken', 'brand'],
  ['that loses its heading with its data', '/headless', 'brand'],
  ['of someone who must first do something else', '/dashboard', 'kept out'],
])('a page %s is sent without a frame', async (_, url, token) => {
  const { body, statusCode } = await open(url, token)

  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Permille</title>brand</head><body><div id="root"></div>')
  expect(Object.keys(preloadedIn(body))).toEqual(['/api/auth/me'])
})

test('it is compressed as it is sent', async () => {
  const { rawPayload, headers } = await open('/dashboard', 'brand', { 'accept-encoding': 'br' })

  expect(headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(rawPayload).toString()).toMatch(/<\/script><\/body>$/)
})

test('a page that visitors see too includes its response, inside the shell', async () => {
  const { body, headers } = await open('/offers/1', 'brand')

  expect(headers['cache-control']).toBe('no-store')
  expect(body).toContain('<title>Autumn</title>')
  expect(body).toMatch(/\|\/offers\/1\|true\|.*\/api\/offers\/{id}.*<\/div>/)
  expect(preloadedIn(body)).toMatchObject({ '/api/offers/{id}': { name: 'Autumn' } })
})

test('a page that visitors cannot read may exist for a member, so the app checks', async () => {
  const [ofMember, ofVisitor] = [
    await open('/offers/2', 'brand'),
    await open('/offers/2', 'nobody'),
  ]

  expect([ofMember.statusCode, ofVisitor.statusCode]).toEqual([200, 404])
  expect(ofMember.body).toContain('brand-framed')
})

test('a page states when it was requested, before any of its embedded data was read', async () => {
  const before = Date.now()

  const { headers } = await open('/dashboard', 'brand')

  const [, askedAt] = /^asked;dur=(\d+)$/.exec(String(headers['server-timing'])) ?? []
  expect(Number(askedAt)).toBeGreaterThanOrEqual(before)
  expect(Number(askedAt)).toBeLessThanOrEqual(Date.now())
})

test('a name in it cannot end a script', async () => {
  const { body } = await open('/dashboard', 'brand')

  expect(body.match(/<\/script>/g)).toHaveLength(1)
})

test.each(['nobody', 'trouble'])('a session of %s gets the plain app', async (token) => {
  const { body, headers, statusCode } = await open('/dashboard', token)

  expect(statusCode).toBe(200)
  expect(body).toContain('<title>Permille</title>anybody</head><body><div id="root"></div></body>')
  expect(headers['cache-control']).toBe('no-cache')
})
