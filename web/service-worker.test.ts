import { readFileSync } from 'node:fs'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

type Listener = (event: object) => void

/** The service worker in a browser that has these pages open. */
function startWorker(openPages: readonly string[] = []) {
  const shown: { title: string; options: { data: { path: string } } }[] = []
  const windows = openPages.map((url) => ({ url, isFocused: false }))
  const listeners = new Map<string, Listener>()
  const work: Promise<unknown>[] = []
  const clients = windows.map((page) => ({
    focus: async () => {
      page.isFocused = true
    },
    navigate: async (path: string) => {
      page.url = path
    },
  }))
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    registration: {
      showNotification: async (title: string, options: { data: { path: string } }) => {
        shown.push({ title, options })
      },
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (url: string) => {
        windows.push({ url, isFocused: true })
      },
    },
  }
  runInNewContext(readFileSync(new URL('public/sw.js', import.meta.url), 'utf8'), { self })
  const send = async (name: string, event: object) => {
    listeners.get(name)?.({ ...event, waitUntil: (ended: Promise<unknown>) => work.push(ended) })
    await Promise.all(work)
  }
  return { shown, windows, send }
}

const message = { title: 'News about a payout', body: 'Open it.', path: '/earnings', tag: 'payout' }

const notification = (path: string) => {
  const made = { data: { path }, isClosed: false, close: () => undefined }
  made.close = () => {
    made.isClosed = true
    return undefined
  }
  return made
}

describe('the service worker', () => {
  it('shows a push message, one notification per tag', async () => {
    const worker = startWorker()

    await worker.send('push', { data: { json: () => message } })

    expect(worker.shown).toMatchObject([
      {
        title: 'News about a payout',
        options: { body: 'Open it.', tag: 'payout', data: { path: '/earnings' } },
      },
    ])
  })

  it('opens a clicked notification’s page in the existing window', async () => {
    const worker = startWorker(['/explore', '/settings'])
    const clicked = notification('/earnings')

    await worker.send('notificationclick', { notification: clicked })

    expect(clicked.isClosed).toBe(true)
    expect(worker.windows).toEqual([
      { url: '/earnings', isFocused: true },
      { url: '/settings', isFocused: false },
    ])
  })

  it('opens a window if there is none', async () => {
    const worker = startWorker()

    await worker.send('notificationclick', { notification: notification('/earnings') })

    expect(worker.windows).toEqual([{ url: '/earnings', isFocused: true }])
  })
})
