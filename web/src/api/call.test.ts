import { createServer, type IncomingMessage, type Server } from 'node:http'
import { readCurrentUserCall, signInCall } from '@permille/contract/accounts/accounts'
import { readPushKeyCall } from '@permille/contract/notifications/push'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { currentTime, hearServerTime } from '#ui/values/current-time.ts'
import { call, nextCursorIn } from './call.ts'
import { registerConfirmation } from './confirm-first.ts'

interface Seen {
  readonly request: IncomingMessage
  readonly body: string
}

let seen: Seen | undefined
let answer = { status: 200, body: '{"user":{"displayName":"Ada"}}' }
let server: Server

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks = await request.toArray()
    seen = { request, body: chunks.join('') }
    response.writeHead(answer.status).end(answer.body)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : undefined
  const realFetch = globalThis.fetch
  // A browser resolves paths against the page; here the page is this server.
  vi.stubGlobal('fetch', (path: string, init: RequestInit) =>
    realFetch(new URL(path, `http://127.0.0.1:${port}`), init),
  )
})

afterEach(() => {
  answer = { status: 200, body: '{"user":{"displayName":"Ada"}}' }
})

afterAll(() => {
  vi.unstubAllGlobals()
  // What a response says is true to the second; other files share this process.
  hearServerTime(Date.now())
  server.close()
})

/** Stands in for the page, which Node lacks; only whether it has a form is looked up. */
function pageHas(form: object | null): void {
  vi.stubGlobal('document', { querySelector: () => form })
}

describe('a call', () => {
  it('sends its body as JSON and returns the response', async () => {
    const body = { email: 'ada@example.com', password: 'correct horse' }

    const { user } = await call(signInCall, { body, idempotencyKey: 'k1' })

    expect(user.displayName).toBe('Ada')
    expect(seen?.request.method).toBe('POST')
    expect(seen?.request.url).toBe('/api/auth/login')
    expect(seen?.request.headers['content-type']).toBe('application/json')
    expect(seen?.request.headers['idempotency-key']).toBe('k1')
    expect(JSON.parse(seen?.body ?? '')).toEqual(body)
  })

  it('sets no content type without a body', async () => {
    await call(readCurrentUserCall)

    expect(seen?.request.headers['content-type']).toBeUndefined()
  })

  it('reads the server’s time', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2020-01-01T00:00:00Z') })

    await call(readCurrentUserCall)

    const heard = currentTime().getTime()
    vi.useRealTimers()
    hearServerTime(Date.now())
    expect(Math.abs(heard - Date.now())).toBeLessThan(60_000)
  })

  it('throws the status and the body of a failure', async () => {
    answer = { status: 401, body: '{"message":"Not signed in"}' }

    await expect(call(readCurrentUserCall)).rejects.toThrow('401: {"message":"Not signed in"}')
  })

  it('throws the status text if a failure has no body', async () => {
    answer = { status: 503, body: '' }

    await expect(call(readCurrentUserCall)).rejects.toThrow('503: Service Unavailable')
  })
})

describe('a call that requires the password', () => {
  const stale = { status: 403, body: '{"code":"sign-in-too-old","message":"Confirm it’s you"}' }
  const fine = { status: 200, body: '{"user":{"displayName":"Ada"}}' }

  it('is repeated once the user has confirmed', async () => {
    answer = stale
    const stop = registerConfirmation(async () => {
      answer = fine
      return true
    })

    const { user } = await call(readCurrentUserCall)
    stop()

    expect(user.displayName).toBe('Ada')
  })

  it('fails if the user declines, and asks once for two concurrent calls', async () => {
    answer = stale
    let askedCount = 0
    const stop = registerConfirmation(async () => {
      askedCount += 1
      await new Promise((resolve) => setTimeout(resolve, 50))
      return false
    })

    const outcomes = await Promise.allSettled([
      call(readCurrentUserCall),
      call(readCurrentUserCall),
    ])
    stop()

    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    expect(askedCount).toBe(1)
  })

  it('fails if no component can ask', async () => {
    answer = stale

    await expect(call(readCurrentUserCall)).rejects.toThrow('403')
  })
})

describe('a call after the session has ended elsewhere', () => {
  const ended = { status: 401, body: '{"code":"not-signed-in","message":"Sign in to continue"}' }
  const body = { email: 'ada@example.com', password: 'correct horse' }

  it('is repeated under its key once the user has signed in again', async () => {
    answer = ended
    const codes: string[] = []
    const stop = registerConfirmation(async (code) => {
      codes.push(code)
      answer = { status: 200, body: '{"user":{"displayName":"Ada"}}' }
      return true
    })

    await call(signInCall, { body, idempotencyKey: 'k2' })
    stop()

    expect(codes).toEqual(['not-signed-in'])
    expect(seen?.request.headers['idempotency-key']).toBe('k2')
  })

  it('does not prompt if it only reads: the sign-in page replaces it', async () => {
    answer = ended
    pageHas(null)
    const stop = registerConfirmation(async () => true)

    await expect(call(readPushKeyCall)).rejects.toThrow('401')
    stop()
  })

  it('is repeated even if it only reads, if a form would be lost', async () => {
    answer = ended
    pageHas({})
    const stop = registerConfirmation(async () => {
      answer = { status: 200, body: '{"publicKey":"k"}' }
      return true
    })

    expect(await call(readPushKeyCall)).toEqual({ publicKey: 'k' })
    stop()
  })

  it('does not prompt when checking who is signed in', async () => {
    answer = ended
    pageHas({})
    const stop = registerConfirmation(async () => true)

    await expect(call(readCurrentUserCall)).rejects.toThrow('401')
    stop()
  })

  it('does not wait for itself if the prompt makes it', async () => {
    answer = { status: 403, body: '{"code":"sign-in-too-old","message":"Confirm it’s you"}' }
    const stop = registerConfirmation(async () => {
      answer = ended
      await call(signInCall, { body })
      return true
    })

    await expect(call(signInCall, { body })).rejects.toThrow('401')
    stop()
  })
})

describe('the next page', () => {
  it('is named by the cursor in the Link header', () => {
    expect(nextCursorIn('</api/campaigns?status=live&cursor=a%3D1>; rel="next"')).toBe('a=1')
  })

  it('does not exist without that header', () => {
    expect(nextCursorIn(null)).toBeUndefined()
  })
})
