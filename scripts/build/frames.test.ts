import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { describe, expect, it } from 'vitest'
import { root } from '../root.mjs'

const folder = path.join(root, 'dist/web-server')
const anyId = '00000000-0000-7000-8000-000000000000'

interface Frame {
  readonly html: string
  readonly title: string | undefined
  readonly calls: readonly { readonly url: string }[]
}

interface Bundle {
  renderFrame(
    role: string,
    url: string,
    options: { isSidebarExpanded: boolean; responses?: readonly { key: unknown; data: unknown }[] },
  ): Promise<Frame | undefined>
}

/** They lead to the dashboard: a frame is of someone with one brand. */
const withoutContent = new Set(['/brand/dashboard', '/brands'])

describe.skipIf(!existsSync(path.join(folder, 'brand-pages.json')))('the built app', () => {
  const load = async (): Promise<Bundle> =>
    import(pathToFileURL(path.join(folder, 'render.js')).href)
  const pagesOf = (role: string): { path: string; preloads: string }[] =>
    JSON.parse(readFileSync(path.join(folder, `${role}-pages.json`), 'utf8'))

  it.each(['admin', 'brand', 'creator'])(
    'draws every page of the %s with a heading',
    async (role) => {
      const { renderFrame } = await load()
      const empty: string[] = []
      for (const { path } of pagesOf(role)) {
        const frame = await renderFrame(role, path.replace(/:\w+/, anyId), {
          isSidebarExpanded: true,
        })
        const main = frame?.html.slice(frame.html.indexOf('<main')) ?? ''
        if (!main.includes('<h1') && !withoutContent.has(path)) empty.push(path)
      }

      expect(empty).toEqual([])
    },
  )

  it('names the code of every page', () => {
    const pages = ['admin', 'brand', 'creator'].flatMap(pagesOf)

    const without = pages.filter(({ preloads }) => !preloads.includes('modulepreload'))

    expect(without.map(({ path }) => path)).toEqual(['/brand/dashboard'])
  })

  // React would have a script move it into place, which the content policy forbids.
  it('draws a page in one piece, with the sidebar open or collapsed', async () => {
    const { renderFrame } = await load()
    for (const isSidebarExpanded of [true, false]) {
      const frame = await renderFrame('brand', '/billing', { isSidebarExpanded })

      expect(frame?.html).toContain('<h1')
      expect(frame?.html).not.toMatch(/<script|<template id=|id="S:/)
    }
  })

  it('draws a page the same, whatever was drawn before it', async () => {
    const { renderFrame } = await load()
    const draw = () => renderFrame('brand', '/dashboard', { isSidebarExpanded: true })

    const first = await draw()
    await renderFrame('brand', '/campaigns', { isSidebarExpanded: false })

    expect(await draw()).toEqual(first)
  })

  it('asks for what the address filters by, and draws what is known', async () => {
    const { renderFrame } = await load()
    const stats = {
      totalEarnings: 123_456,
      availableBalance: 0,
      pendingEarnings: 0,
      totalSubmissions: 7,
      totalViews: 0,
    }
    const responses = [{ key: ['/api/creator/stats', {}, {}], data: stats }]
    const options = { isSidebarExpanded: true, responses }

    const frame = await renderFrame('creator', '/dashboard?days=7', options)

    expect(frame?.html).toContain('$1,234.56')
    const urls = frame?.calls.map(({ url }) => url)
    expect(urls).toContain('/api/creator/history?days=14')
    expect(urls).not.toContain('/api/creator/stats')
  })

  it('leaves room for times, because the server does not know the viewer’s zone', async () => {
    const { renderFrame } = await load()
    const notification = {
      id: anyId,
      kind: 'x',
      title: 'A payout',
      text: 'T',
      href: null,
      isRead: true,
      count: 1,
      unreadCount: 0,
      lastToldId: anyId,
      toReview: null,
    }
    const pages = [{ items: [{ ...notification, at: '2024-03-05T11:22:00Z' }] }]
    const key = ['/api/notifications/groups', {}, { limit: 50, utcOffsetMinutes: 0 }, 'pages']
    const responses = [{ key, data: { pages, pageParams: [null] } }]

    const frame = await renderFrame('brand', '/notifications', {
      isSidebarExpanded: true,
      responses,
    })

    expect(frame?.html).toContain('A payout')
    expect(frame?.html.replace(/<[^>]*>/g, ' ')).not.toMatch(/11:22|March|Mar 5/)
  })

  it.each(['/auth/login?next=%2Fearnings', '/help', '/no-such-page'])(
    'has no frame for a member at %s',
    async (url) => {
      const { renderFrame } = await load()

      expect(await renderFrame('creator', url, { isSidebarExpanded: true })).toBeUndefined()
    },
  )
})
