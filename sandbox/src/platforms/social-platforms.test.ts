import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../start-sandbox.ts'

let folder: string
let sandbox: Sandbox

beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'platforms-'))
  sandbox = await startSandbox({ port: 0, folder, demo: true })
})
afterEach(() => sandbox.close())

const post = { platform: 'youtube', username: 'ada', externalPostId: 'dQw4w9WgXcQ', views: 100 }

function put(path: string, body: unknown) {
  return fetch(`${sandbox.url}/control/${path}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

async function videos(id: string): Promise<{ statistics: { viewCount: string } }[]> {
  const query = `part=snippet,statistics&id=${id}&key=sandbox-youtube-key`
  const response = await fetch(`${sandbox.url}/youtube/v3/videos?${query}`)
  return ((await response.json()) as { items: { statistics: { viewCount: string } }[] }).items
}

async function viewsOf(id: string): Promise<number> {
  return Number((await videos(id))[0]?.statistics.viewCount)
}

function sendForm(path: string, fields: Record<string, string>, headers = {}) {
  const body = new URLSearchParams(fields)
  return fetch(`${sandbox.url}/console/${path}`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  })
}

async function pageAt(path: string): Promise<string> {
  return (await fetch(`${sandbox.url}${path}`)).text()
}

describe('control', () => {
  test('omitted fields keep their value, and the state lists the posts', async () => {
    await put('posts', { ...post, likes: 7, state: 'private', publishedAt: '2026-01-02T03:04:05Z' })
    await put('posts', { ...post, views: 200 })

    const response = await fetch(`${sandbox.url}/control/state`)
    const { platforms } = (await response.json()) as {
      platforms: { youtube: { posts: unknown[] } }
    }

    const kept = { likes: 7, state: 'private', publishedAtMs: Date.parse('2026-01-02T03:04:05Z') }
    expect(platforms.youtube.posts).toMatchObject([{ ...kept, views: 200, grows: false }])
  })

  test('changes list the posts set since a moment, by the id that the API uses', async () => {
    await put('posts', { ...post, platform: 'instagram', externalPostId: 'Chunk8-jurw' })
    const sinceMs = Date.now() + 1
    await new Promise((resolve) => setTimeout(resolve, 5))
    await put('posts', { ...post, platform: 'instagram', externalPostId: 'Chunk9-jurw' })

    const response = await fetch(`${sandbox.url}/control/changes?sinceMs=${sinceMs}`)

    const changed = { platform: 'instagram', externalPostId: 'Chunk9-jurw' }
    const apiPostId = expect.stringMatching(/^179\d{14}$/)
    expect(await response.json()).toMatchObject([{ ...changed, apiPostId }])
  })

  test('an account’s description stays when it is left out', async () => {
    const account = { platform: 'x', username: 'ada', followers: 5 }
    await put('accounts', { ...account, description: 'code-1' })

    const response = await put('accounts', { ...account, followers: 6 })

    expect(await response.json()).toMatchObject({ followers: 6, description: 'code-1' })
  })

  test.each([
    ['posts', null],
    ['posts', { ...post, views: undefined }],
    ['posts', { ...post, views: -1 }],
    ['posts', { ...post, views: '5' }],
    ['posts', { ...post, platform: 'myspace' }],
    ['posts', { ...post, externalPostId: 'too-short' }],
    ['posts', { ...post, state: 'hidden' }],
    ['posts', { ...post, publishedAt: 'yesterday' }],
    ['posts', { ...post, vews: 5 }],
    ['accounts', { platform: 'x', username: 'no spaces', followers: 1 }],
    ['accounts', { platform: 'x', username: 'ada' }],
  ])('a bad body for %s returns 400 with a message: %o', async (path, body) => {
    const response = await put(path, body)

    expect(response.status).toBe(400)
    expect(((await response.json()) as { message: string }).message).not.toBe('')
  })
})

describe('growth', () => {
  test('views do not drop after a restart, and a controlled post does not grow', async () => {
    await put('posts', post)
    await put('posts', { ...post, externalPostId: 'growingpost', grows: true })
    await put('settings', { clockOffsetSeconds: 7200 })
    const before = await viewsOf('growingpost')

    await sandbox.close()
    sandbox = await startSandbox({ port: 0, folder, demo: true })

    expect(before).toBeGreaterThan(1000)
    expect(await viewsOf('growingpost')).toBeGreaterThanOrEqual(before)
    expect(await viewsOf(post.externalPostId)).toBe(100)
  })

  test('an old post gets no first push', async () => {
    const publishedAt = new Date(Date.now() - 10 * 24 * 3_600_000).toISOString()
    await put('posts', { ...post, views: 5000, publishedAt, grows: true })
    await put('settings', { clockOffsetSeconds: 7200 })

    expect(await viewsOf(post.externalPostId)).toBeLessThan(5100)
  })
})

describe('console', () => {
  test('adds an account and a post, sets and raises views, goes viral, hides the post', async () => {
    const which = { platform: 'youtube', externalPostId: 'consolepost' }
    await sendForm('accounts/save', {
      platform: 'youtube',
      username: '@cam',
      followers: '9',
      description: 'code-9',
    })
    await sendForm('posts/add', { ...which, username: 'cam', views: '5' })

    await sendForm('posts/views', { ...which, views: '500' })
    const set = await viewsOf('consolepost')
    const response = await sendForm('posts/change', { ...which, change: 'add-10k' })
    const raised = await viewsOf('consolepost')
    await sendForm('posts/change', { ...which, change: 'viral' })
    const viral = await viewsOf('consolepost')
    const shown = await pageAt('/posts')
    const accounts = await pageAt('/accounts')
    await sendForm('posts/change', { ...which, change: 'private' })

    expect([set, raised]).toEqual([500, 10_500])
    expect(viral).toBeGreaterThanOrEqual(60_500)
    expect([response.status, response.headers.get('location')]).toEqual([303, '/posts'])
    expect(shown).toContain('https://www.youtube.com/shorts/consolepost')
    expect(accounts).toContain('code-9')
    expect(await videos('consolepost')).toEqual([])
  })

  test('a post without an id gets one, on every platform', async () => {
    for (const platform of ['tiktok', 'instagram', 'youtube', 'x']) {
      const response = await sendForm('posts/add', {
        platform,
        username: 'cam',
        externalPostId: '',
        views: '1',
      })

      expect(response.status).toBe(303)
    }
  })

  test('a form from another site, or for an unknown post, changes nothing', async () => {
    await put('posts', post)
    const fields = { platform: 'youtube', externalPostId: post.externalPostId, views: '9999' }

    const foreign = await sendForm('posts/views', fields, { origin: 'http://evil.test' })
    const unknown = await sendForm('posts/views', { ...fields, externalPostId: 'x' })

    expect([foreign.status, unknown.status]).toEqual([403, 400])
    expect(await viewsOf(post.externalPostId)).toBe(100)
  })
})
