import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { hostileTexts } from '../../../testing/hostile-values.ts'
import { type HttpWorld, openHttpWorld } from '../testing/http-world.ts'

const address = '/profile/ada'
let world: HttpWorld
let web: FastifyInstance
let name = 'Ada'

/** Echoes its input in React's place. */
const drawer = `
let count = 0
const escape = (text) => text.replace(/[&<>]/g, (c) => '&#' + c.charCodeAt(0) + ';')
export async function drawPage(address, [reading]) {
  if (reading.answer.name === 'broken') throw new Error('cannot be drawn')
  count += 1
  return '<title>x</title><h1>' + escape(reading.answer.name) + '</h1><i>' + count + '</i>'
}
`

beforeAll(async () => {
  world = await openHttpWorld()
  const webDir = path.join(mkdtempSync(path.join(tmpdir(), 'permille-web-')), 'web')
  mkdirSync(webDir)
  mkdirSync(`${webDir}-server`)
  writeFileSync(path.join(webDir, 'index.html'), '<title>Permille</title>the app')
  writeFileSync(path.join(`${webDir}-server`, 'draw.js'), drawer)
  const page = '<head><title>Permille</title></head><body><div id="root"></div></body>'
  writeFileSync(path.join(`${webDir}-server`, 'page.html'), page)
  const describePage = async () => ({
    title: name,
    description: name,
    url: `https://permille.example${address}`,
    imageUrl: null,
    reading: { path: '/api/profile/{username}', params: { username: 'ada' }, answer: { name } },
  })
  web = world.build({ webDir, describePage })
})

afterAll(async () => {
  await web.close()
  await world.close()
})

it('a page of what is read comes drawn, with its reading beside it', async () => {
  name = 'Ada'

  const { body, headers } = await web.inject(address)

  expect(body).toContain('<div id="root"><h1>Ada</h1>')
  expect(readingIn(body)).toEqual([
    { path: '/api/profile/{username}', params: { username: 'ada' }, answer: { name: 'Ada' } },
  ])
  expect(headers['cache-control']).toBe('no-cache')
})

it('is drawn again only when what is read has changed', async () => {
  name = 'Bea'
  const countIn = async () => /<i>(\d+)<\/i>/.exec((await web.inject(address)).body)?.[1]

  const [first, again] = [await countIn(), await countIn()]
  name = 'Cleo'
  const changed = await countIn()

  expect(again).toBe(first)
  expect(Number(changed)).toBe(Number(first) + 1)
})

it('goes compressed to whoever takes that', async () => {
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

it.each([...hostileTexts, ...markup])('holds no markup of a name such as %j', async (text) => {
  name = text

  const { body } = await web.inject(address)

  const tags = [...body.matchAll(/<([a-z!][\w-]*)/gi)].map(([, tag]) => tag)
  expect(new Set(tags)).toEqual(
    new Set(['head', 'title', 'link', 'meta', 'body', 'div', 'h1', 'i', 'script']),
  )
  expect(body.match(/<script|<\/script/g)).toHaveLength(2)
  expect(body.match(/<meta property="[^"<>]*" content="[^"<>]*" \/>/g)).toHaveLength(5)
  expect(readingIn(body)).toMatchObject([{ answer: { name: text } }])
})

it('is the plain app, with its name, when it cannot be drawn', async () => {
  name = 'broken'

  const { body, statusCode } = await web.inject(address)

  expect(statusCode).toBe(200)
  expect(body).toContain('<title>broken</title>')
  expect(body).toContain('the app')
})

function readingIn(body: string): unknown {
  const text = /<script type="application\/json" id="readings">(.*?)<\/script>/s.exec(body)?.[1]
  return JSON.parse(text ?? 'null')
}
