import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type SampleApi, startSampleApi } from '../testing/sample-api.ts'

let api: SampleApi

beforeAll(async () => {
  api = await startSampleApi()
})

afterAll(() => api.close())

describe('files', () => {
  let web: FastifyInstance
  const webDir = mkdtempSync(path.join(tmpdir(), 'permille-web-'))

  beforeAll(() => {
    for (const name of ['index.html', 'world.app.js', 'world.app.js.map', '.env']) {
      writeFileSync(path.join(webDir, name), `content of ${name}`)
    }
    web = api.build({
      webDir,
      readUpload: async (key) => (key === 'a.webp' ? Buffer.from('x') : null),
    })
  })

  afterAll(() => web.close())

  it('serve the app for every page URL, without caching', async () => {
    const headers = { accept: 'text/html,*/*' }

    const responses = await Promise.all(
      ['/', '/dashboard', '/profile/someone'].map((url) => web.inject({ url, headers })),
    )

    for (const response of responses) {
      expect(response.body).toBe('content of index.html')
      expect(response.headers['cache-control']).toBe('no-cache')
    }
  })

  it.each([
    '/world.app.js.map',
    '/.env',
    '/.git/config',
    '/package.json',
    '/uploads/b.webp',
    '/metrics',
  ])('never serve %s', async (url) => {
    const response = await web.inject({ url, headers: { accept: 'text/html' } })

    expect(response.statusCode).toBe(404)
  })

  it('link to the source: the build’s own archive, or where a fork publishes it', async () => {
    const fork = api.build({ webDir, sourceUrl: 'https://git.example/fork' })

    const [own, published] = await Promise.all([web.inject('/source'), fork.inject('/source')])

    expect([own.statusCode, own.headers.location]).toEqual([302, '/source.tar.gz'])
    expect([published.statusCode, published.headers.location]).toEqual([
      302,
      'https://git.example/fork',
    ])
    await fork.close()
  })

  it('serve uploads as inert images', async () => {
    const { headers } = await web.inject('/uploads/a.webp')

    expect(headers['content-type']).toBe('image/webp')
    expect(headers['x-content-type-options']).toBe('nosniff')
    expect(headers['cross-origin-resource-policy']).toBe('cross-origin')
    expect(headers['content-security-policy']).toContain('sandbox')
  })
})

describe('a shareable page', () => {
  const head = {
    type: 'profile' as const,
    title: '<b>Ada</b> & "Co"',
    description: 'Films $& "slow" mornings',
    url: 'https://permille.example/profile/ada',
    imageUrl: 'https://permille.example/uploads/a.webp',
  }
  const heads: Record<string, typeof head | null> = { '/profile/ada': head, '/profile/bob': null }
  let web: FastifyInstance

  beforeAll(() => {
    const webDir = mkdtempSync(path.join(tmpdir(), 'permille-web-'))
    const page = '<meta name="description" content="app" /><title>Permille</title><b>app</b>'
    writeFileSync(path.join(webDir, 'index.html'), page)
    web = api.build({
      webDir,
      describePage: async (address) => heads[address.toLowerCase().replace(/\/$/, '')],
    })
  })

  afterAll(() => web.close())

  it('shows its title, escaped', async () => {
    const { body, statusCode } = await web.inject('/profile/ada?x=1')

    expect(statusCode).toBe(200)
    expect(body).toContain('<title>&lt;b&gt;Ada&lt;/b&gt; &amp; &quot;Co&quot;</title>')
    expect(body).toContain('content="Films $&amp; &quot;slow&quot; mornings"')
    expect(body).toContain('<meta property="og:image" content="https://permille.example/uploads')
    expect(body).not.toContain('<b>Ada')
  })

  it('has one URL: every other spelling redirects there', async () => {
    const spellings = ['/profile/ADA?x=1&y=2', '/profile/Ada', '/profile/ada/']
    const responses = await Promise.all(spellings.map((url) => web.inject(url)))

    expect(responses.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([
      [302, '/profile/ada?x=1&y=2'],
      [302, '/profile/ada'],
      [302, '/profile/ada'],
    ])
    expect((await web.inject('/profile/%61da')).statusCode).toBe(200)
  })

  it('is the app with a 404 if the subject does not exist, and the plain app elsewhere', async () => {
    const unknown = await web.inject('/profile/bob')
    const elsewhere = await web.inject('/dashboard')

    expect([unknown.statusCode, elsewhere.statusCode]).toEqual([404, 200])
    for (const { body } of [unknown, elsewhere]) {
      expect(body).toContain('<title>Permille</title><b>app</b>')
    }
  })
})

describe('a public page that the build has prerendered', () => {
  let web: FastifyInstance

  beforeAll(() => {
    const webDir = mkdtempSync(path.join(tmpdir(), 'permille-web-'))
    mkdirSync(path.join(webDir, 'prerendered'))
    writeFileSync(path.join(webDir, 'index.html'), 'the app')
    writeFileSync(path.join(webDir, 'prerendered/index.html'), 'landing')
    writeFileSync(
      path.join(webDir, 'prerendered/auth-login.html'),
      'write to support@permille.test',
    )
    web = api.build({ webDir, supportEmail: 'help&@example.com' })
  })

  afterAll(() => web.close())

  it('is served to visitors, with the operator’s support email', async () => {
    const landing = await web.inject('/')
    const login = await web.inject('/auth/login?next=1')

    expect(landing.body).toBe('landing')
    expect(login.body).toBe('write to help&amp;@example.com')
    expect(login.headers.vary).toBe('accept-encoding, cookie')
  })

  it('is served compressed to browsers that accept it', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }

    const { rawPayload, headers: sent } = await web.inject({ url: '/', headers })

    expect(sent['content-encoding']).toBe('br')
    expect(brotliDecompressSync(rawPayload).toString()).toBe('landing')
  })

  it('is the plain app for a signed-in user', async () => {
    const { body } = await web.inject({ url: '/', cookies: { permille_session: 'creator' } })

    expect(body).toBe('the app')
  })
})
