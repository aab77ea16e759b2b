import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { shownToast } from '#ui/overlays/toast.ts'
import { usePush } from './use-push.ts'

const json = { endpoint: 'https://push.test/1', keys: { p256dh: 'p', auth: 'a' } }
const sent = { endpoint: json.endpoint, p256dh: 'p', auth: 'a' }
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()
let hook: RenderedHook<ReturnType<typeof usePush>>

/** The browser's own side: what it was allowed, and the subscription it has. */
const browser = {
  permission: 'default',
  isSubscribed: false,
  answers: 'granted',
}
const subscription = {
  toJSON: () => json,
  unsubscribe: async () => {
    browser.isSubscribed = false
  },
}
const pushManager = {
  getSubscription: async () => (browser.isSubscribed ? subscription : null),
  subscribe: async () => {
    browser.isSubscribed = true
    return subscription
  },
}
const serviceWorker = {
  getRegistration: async () => ({ pushManager }),
  register: async () => ({ pushManager }),
  ready: Promise.resolve({ pushManager }),
}

/** The server's side: whether this user asked for notifications here. */
function serve(isOn: boolean) {
  fetched.mockImplementation(async (_, { method }) =>
    Response.json(method === 'GET' ? { publicKey: 'key' } : { isOn }),
  )
}

/** What was sent, without the question for the key. */
const changes = () =>
  fetched.mock.calls
    .filter(([, { method }]) => method !== 'GET')
    .map(([, { method, body }]) => [method, JSON.parse(String(body))])

async function open(state: Partial<typeof browser> = {}) {
  Object.assign(browser, { permission: 'default', isSubscribed: false, answers: 'granted' }, state)
  hook = await renderHook(usePush)
}

beforeEach(() => {
  vi.stubGlobal('navigator', { serviceWorker })
  vi.stubGlobal('PushManager', class {})
  vi.stubGlobal('Notification', {
    get permission() {
      return browser.permission
    },
    requestPermission: async () => browser.answers,
  })
  vi.stubGlobal('fetch', fetched)
  serve(true)
})

afterEach(async () => {
  await hook.unmount()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('notifications in this browser', () => {
  it('are off and send nothing while there is no subscription', async () => {
    await open()

    expect(hook.current()).toMatchObject({ state: 'off', isBusy: false })
    expect(fetched).not.toHaveBeenCalled()
  })

  it('are not offered where the browser has none', async () => {
    vi.stubGlobal('navigator', {})
    await open()

    expect(hook.current().state).toBe('unsupported')
  })

  it('are refused where the browser’s settings block them', async () => {
    await open({ permission: 'denied' })

    expect(hook.current().state).toBe('refused')
  })

  it('are on if both agree, and the visit renews the subscription at the server', async () => {
    await open({ isSubscribed: true })

    expect(hook.current().state).toBe('on')
    expect(changes()).toEqual([['PUT', { ...sent, onlyRenews: true }]])
  })

  it('are off for a user who did not subscribe, even if another left a subscription', async () => {
    serve(false)
    await open({ isSubscribed: true })

    expect(hook.current().state).toBe('off')
  })

  it('are turned on with the browser’s permission', async () => {
    await open()

    await hook.act(() => hook.current().turn(true))
    await hook.act(() => {})

    expect(changes()[0]).toEqual(['PUT', sent])
    expect(hook.current()).toMatchObject({ state: 'on', isBusy: false })
  })

  it('stay off without it, and a toast explains how to be asked again', async () => {
    await open({ answers: 'denied' })

    await hook.act(() => hook.current().turn(true))

    expect(changes()).toEqual([])
    expect(hook.current().state).toBe('off')
    expect(shownToast.read()?.title).toBe('Notifications stay off here')
  })

  it('are turned off in the browser and at the server', async () => {
    await open({ isSubscribed: true })

    await hook.act(() => hook.current().turn(false))
    await hook.act(() => {})

    expect(browser.isSubscribed).toBe(false)
    expect(changes().at(-1)?.[1]).toEqual({ endpoint: json.endpoint })
    expect(hook.current().state).toBe('off')
  })

  it('report an unreachable push service', async () => {
    await open()
    fetched.mockRejectedValue(new TypeError('offline'))

    await hook.act(() => hook.current().turn(true))

    expect(shownToast.read()).toMatchObject({
      tone: 'negative',
      description: 'This browser’s push service could not be reached',
    })
    expect(hook.current()).toMatchObject({ state: 'off', isBusy: false })
  })
})
