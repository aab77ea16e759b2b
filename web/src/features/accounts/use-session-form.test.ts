import type { CurrentUser } from '@permille/contract/accounts/accounts'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ApiError } from '#api/api-error.ts'
import { sessionKey } from '#api/session.ts'
import { paths } from '#paths.ts'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { shownToast } from '#ui/overlays/toast.ts'
import { answerOf, useSessionForm } from './use-session-form.ts'

const user = { id: 'u1', displayName: 'Ada' } as unknown as CurrentUser
const problemsIn = (name: string): Record<string, string> =>
  name === '' ? { name: 'Enter a name' } : {}
const send = vi.fn<(name: string) => Promise<{ user: CurrentUser }>>()
let hook: RenderedHook<ReturnType<typeof useSessionForm<string>>>

type Form = Parameters<typeof useSessionForm<string>>[0]

async function open(path = '/login', form: Partial<Form> = {}) {
  const words = {
    welcome: { title: 'Welcome', description: 'Hello again' },
    failure: { title: 'Sign-in failed', description: 'Try again' },
  }
  const responses = [[['/api/earlier'], 'of another user']] as const
  hook = await renderHook(() => useSessionForm({ problemsIn, send, ...words, ...form }), {
    path,
    responses,
  })
}

const submit = (name: string) => hook.act(() => hook.current().submit(name))

afterEach(async () => {
  await hook.unmount()
  vi.unstubAllGlobals()
  send.mockReset()
})

describe('a form that signs someone in', () => {
  it('sends nothing while a field is invalid, and says so there', async () => {
    await open()

    await submit('')

    expect(send).not.toHaveBeenCalled()
    expect(hook.current().problems).toEqual({ name: 'Enter a name' })
  })

  it('welcomes them, discards another user’s data, and shows their dashboard', async () => {
    send.mockResolvedValue({ user })
    await open()

    await submit('ada')

    expect(hook.paths).toEqual([paths.dashboard])
    expect(shownToast.read()?.title).toBe('Welcome')
    expect(hook.client.getQueryData(sessionKey)).toBe(user)
    expect(hook.client.getQueryData(['/api/earlier'])).toBeUndefined()
  })

  it('may redirect elsewhere, but first to the page the user wanted', async () => {
    send.mockResolvedValue({ user })
    await open('/register', { leadsTo: '/welcome' })
    await submit('ada')
    expect(hook.paths.at(-1)).toBe('/welcome')
    await hook.unmount()

    await open('/register?next=%2Fearnings', { leadsTo: '/welcome' })
    await submit('ada')
    expect(hook.paths.at(-1)).toBe(`${paths.login}?next=%2Fearnings`)
  })

  it('shows a refusal, and stays open', async () => {
    send.mockRejectedValue(new ApiError(401, '{"message":"Wrong password"}'))
    await open()

    await submit('ada')

    expect(hook.paths).toEqual(['/login'])
    expect(shownToast.read()).toMatchObject({
      tone: 'negative',
      title: 'Sign-in failed',
      description: 'Wrong password',
    })
  })

  it('leaves a failure to the page, which shows it in its own way', async () => {
    const before = shownToast.read()
    send.mockRejectedValue(new ApiError(401, '{"code":"second-factor-needed"}'))
    const isHandled = vi.fn(() => true)
    await open('/login', { isHandled })

    await submit('ada')

    expect(isHandled).toHaveBeenCalledExactlyOnceWith(expect.any(ApiError), 'ada')
    expect(shownToast.read()).toBe(before)
  })

  it('ignores a second Enter during the first submission', async () => {
    send.mockReturnValue(new Promise(() => {}))
    await open()

    await submit('ada')
    await submit('ada')

    expect(send).toHaveBeenCalledOnce()
    expect(hook.current().isPending).toBe(true)
  })
})

describe('the message of a failed form', () => {
  it('does not blame the input if there was no response', () => {
    const offline = answerOf(new TypeError('Failed to fetch'), 'Invalid credentials')

    expect(offline).toBe('The server did not respond. Check your connection and try again.')
    expect(answerOf(new ApiError(401, ''), 'Invalid credentials')).toBe('Invalid credentials')
  })

  it.each([
    [502, ''],
    [503, ''],
    [504, '<html>504 Gateway Time-out</html>'],
    [429, '\n<html>429 Too Many Requests</html>'],
    [403, '<!DOCTYPE html><p>Access denied</p>'],
  ])('does not blame the input for a proxy’s %i with %j', (status, body) => {
    expect(answerOf(new ApiError(status, body), 'Invalid credentials')).toBe(
      'The server could not be reached. Try again in a moment.',
    )
  })

  it('is the server’s own message, whatever the status', () => {
    const busy = new ApiError(503, '{"message":"We are restarting"}')

    expect(answerOf(busy, 'Invalid credentials')).toBe('We are restarting')
  })
})
