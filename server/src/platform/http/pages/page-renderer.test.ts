import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileTexts } from '#testing/hostile-values.ts'
import { type SampleApi, startSampleApi } from '../testing/sample-api.ts'

const address = '/profile/ada'
let api: SampleApi
let web: FastifyInstance
let name = 'Ada'

/** Renders what it is given, as React would. */
const renderer = `
let count = 0
const escape = (text) => text.replace(/[&<>]/g, (c) => '&#' + c.charCodeAt(0) + ';')
export async function renderPage(address, [preloaded]) {
  if (preloaded.data.name === 'broken') throw new Error('cannot be rendered')
  count += 1
  return '<title>x</title><h1>' + escape(preloaded.data.name) + '</h1><i>' + count + '</i>'
}
`

let isPrivate = false

beforeAll(async () => {
  api = await startSampleApi()
  const webDir = path.join(mkdtempSync(path.join(tmpdir(), 'permille-web-')), 'web')
  mkdirSync(webDir)
  mkdirSync(`${webDir}-server`)
  writeFileSync(path.join(webDir, 'index.html'), '<title>Permille</title>the app')
  writeFileSync(path.join(`${webDir}-server`, 'render.js'), renderer)
  const page = '<head><title>Permille</title></head><body><div id="root"></div></body>'
  writeFileSync(path.join(`${webDir}-server`, 'page-profile.html'), page)
  const describePage = async () => ({
    isPrivate,
    type: 'profile' as const,
    title: name,
    description: name,
    url: `https://permille.example${address}`,
    imageUrl: null,
    preloaded: { key: ['/api/profile/{username}', { username: 'ada' }, {}], data: { name } },
  })
  web = api.build({ webDir, describePage })
})

afterAll(async () => {
  await web.close()
  await api.close()
})

it('a described page is sent rendered, with its response embedded', async () => {
  name = 'Ada'

  const { body, headers } = await web.inject(address)

  expect(body).toContain('<div id="root"><h1>Ada</h1>')
  expect(preloadedIn(body)).toEqual([
    { key: ['/api/profile/{username}', { username: 'ada' }, {}], data: { name: 'Ada' } },
  ])
  expect(headers['cache-control']).toBe('no-cache')
})

it('a private one is kept by no cache, listed by no search engine and named to no other site', async () => {
  isPrivate = true

  const { headers } = await web.inject(address)
  isPrivate = false

  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
  })
})

it('is rendered again only when its response has changed', async () => {
  name = 'Bea'
  const countIn = async () => /<i>(\d+)<\/i>/.exec((await web.inject(address)).body)?.[1]

  const [first, again] = [await countIn(), await countIn()]
  name = 'Cleo'
  const changed = await countIn()

  expect(again).toBe(first)
  expect(Number(changed)).toBe(Number(first) + 1)
})

it('is compressed for browsers that accept it', async () => {
  const sent = await web.inject({ url: address, headers: { 'accept-encoding': 'gzip, br' } })

  expect(sent.headers['content-encoding']).toBe('br')
  expect(brotliDecompressSync(sent.rawPayload).toString()).toContain('<div id="root"><h1>')
})

const markup = [
  '<img src=x onerror=alert(1)>',
  '</script><script>alert(1)</script>',
  '<!--<script>',
  '</title><svg onload=alert(1)>',
  '"><iframe srcdoc=x>',
  "' onmouseover='alert(1)",
  '</style><style>*{}',
  '$&$`$1',
]

it.each([...hostileTexts, ...markup])('escapes a name such as %j', async (text) => {
  name = text

  const { body } = await web.inject(address)

  const tags = [...body.matchAll(/<([a-z!][\w-]*)/gi)].map(([, tag]) => tag)
  expect(new Set(tags)).toEqual(
    new Set(['head', 'title', 'link', 'meta', 'body', 'div', 'h1', 'i', 'script']),
  )
  expect(body.match(/<script|<\/script/g)).toHaveLength(2)
  expect(body.match(/<meta property="[^"<>]*" content="[^"<>]*" \/>/g)).toHaveLength(5)
  expect(preloadedIn(body)).toMatchObject([{ data: { name: text } }])
})

it('is the plain app, with its title, if it cannot be rendered', async () => {
  name = 'broken'

  const { body, statusCode } = await web.inject(address)

  expect(statusCode).toBe(200)
  expect(body).toContain('<title>broken</title>')
  expect(body).toContain('the app')
})

function preloadedIn(body: string): unknown {
  const text = /<script type="application\/json" id="preloaded">(.*?)<\/script>/s.exec(body)?.[1]
  return JSON.parse(text ?? 'null')
}
