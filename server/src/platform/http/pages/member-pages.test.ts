import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type SampleApi, startSampleApi } from '../testing/sample-api.ts'
import type { Member } from './member-pages.ts'
import type { PageHead } from './page-head.ts'

let api: SampleApi
let web: FastifyInstance

const hostile = '</script><script>alert(1)</script>'
const member: Member = {
  role: 'brand',
  seesShell: true,
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

beforeAll(async () => {
  api = await startSampleApi()
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-web-'))
  const webDir = path.join(folder, 'web')
  mkdirSync(webDir)
  mkdirSync(`${webDir}-server`)
  const page = (name: string) => `<head>${name}</head><body><div id="root"></div></body>`
  writeFileSync(path.join(webDir, 'index.html'), page('anybody'))
  for (const name of ['admin', 'brand', 'creator']) {
    const folder = `${webDir}-server`
    writeFileSync(path.join(folder, `${name}.html`), page(name))
    writeFileSync(path.join(folder, `${name}-dashboard.html`), page(`${name}-dashboard`))
  }
  web = api.build({
    webDir,
    describePage: async (address) => ({ '/offers/1': shared, '/offers/2': null })[address],
    readMember: async (token) => {
      if (token === 'trouble') throw new Error('no database')
      return token === 'brand' ? member : null
    },
  })
})

afterAll(async () => {
  await web.close()
  await api.close()
})

const open = (url: string, token: string) =>
  web.inject({ url, headers: { accept: 'text/html' }, cookies: { permille_session: token } })

test('a signed-in user’s page states who they are, and is not cached', async () => {
  const { body, headers } = await open('/dashboard?days=7', 'brand')

  expect(body).toContain('<head>brand-dashboard</head><body><div id="root"></div>')
  expect(headers['cache-control']).toBe('no-store')
  const element =
    /<script type="application\/json" id="preloaded" data-at="(\d+)">(.*)<\/script><\/body>$/
  const [, at, json] = element.exec(body) ?? []
  expect(JSON.parse(json ?? '')).toEqual([member.preloaded])
  expect(Math.abs(Number(at) - Date.now())).toBeLessThan(60_000)
})

test('a page that visitors see too includes its response, for the app to show inside the shell', async () => {
  const { body, headers } = await open('/offers/1', 'brand')

  expect(body).toContain('<head>brand</head><body><div id="root"></div>')
  expect(headers['cache-control']).toBe('no-store')
  const json = /<script[^>]*id="preloaded"[^>]*>(.*)<\/script>/.exec(body)?.[1]
  expect(JSON.parse(json ?? '')).toEqual([member.preloaded, shared.preloaded])
})

test('a page that visitors cannot read may exist for a member, so the app checks', async () => {
  const [ofMember, ofVisitor] = [
    await open('/offers/2', 'brand'),
    await open('/offers/2', 'nobody'),
  ]

  expect([ofMember.statusCode, ofVisitor.statusCode]).toEqual([200, 404])
  expect(ofMember.body).toContain('<head>brand</head>')
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

test('a dashboard is sent with its frame, unless the sidebar is collapsed; other pages are not', async () => {
  const first = await open('/', 'brand')
  const elsewhere = await open('/campaigns', 'brand')
  const cookies = { permille_session: 'brand', sidebar_state: 'false' }
  const collapsed = await web.inject({ url: '/', headers: { accept: 'text/html' }, cookies })

  expect([first.body, elsewhere.body, collapsed.body]).toEqual([
    expect.stringContaining('<head>brand-dashboard</head>'),
    expect.stringContaining('<head>brand</head>'),
    expect.stringContaining('<head>brand</head>'),
  ])
})

test.each(['nobody', 'trouble'])('a session of %s gets the plain app', async (token) => {
  const { body, headers, statusCode } = await open('/dashboard', token)

  expect(statusCode).toBe(200)
  expect(body).toBe('<head>anybody</head><body><div id="root"></div></body>')
  expect(headers['cache-control']).toBe('no-cache')
})
