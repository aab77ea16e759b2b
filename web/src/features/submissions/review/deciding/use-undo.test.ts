import type { SubmissionId } from '@permille/contract/ids'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { serverNow } from '#api/server-time.ts'
import { type RenderedHook, renderHook } from '#testing/render-hook.tsx'
import { shownToast } from '#ui/overlays/toast.ts'
import { endUndo, latestUndoable, offerUndo } from './undoable.ts'
import { useFocusOnceUndone, useSecondsUntil, useUndo } from './use-undo.ts'

const [first, second] = ['s1', 's2'] as [SubmissionId, SubmissionId]
const fetched = vi.fn<(path: string, init: RequestInit) => Promise<Response>>()

beforeEach(() => {
  vi.stubGlobal('fetch', fetched)
  fetched.mockImplementation(async () => Response.json({}))
})

afterEach(() => {
  endUndo()
  vi.unstubAllGlobals()
  fetched.mockReset()
})

describe('undoing approvals', () => {
  let hook: RenderedHook<ReturnType<typeof useUndo>>

  beforeEach(async () => {
    hook = await renderHook(useUndo)
    const approvalFinalAt = new Date(serverNow() + 60_000).toISOString()
    offerUndo([first, second].map((id) => ({ id, title: null, approvalFinalAt })))
  })

  afterEach(() => hook.unmount())

  test('undoes each under its own key, and the offer ends', async () => {
    await hook.act(() => hook.current().mutate([first, second]))

    const sent = fetched.mock.calls.map(([path, { headers }]) => ({
      path,
      key: new Headers(headers).get('Idempotency-Key'),
    }))
    expect(sent.map(({ path }) => path)).toEqual([
      expect.stringContaining(first),
      expect.stringContaining(second),
    ])
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2)
    expect(latestUndoable()).toBeUndefined()
    expect(shownToast.read()?.title).toBe('2 approvals undone')
  })

  test('reports one in the singular', async () => {
    await hook.act(() => hook.current().mutate([first]))

    expect(shownToast.read()?.title).toBe('Approval undone')
  })

  test('names one that came too late, and undoes the others', async () => {
    fetched.mockImplementationOnce(async () =>
      Response.json({ message: 'It is final.' }, { status: 409 }),
    )

    await hook.act(() => hook.current().mutate([first, second]))

    expect(fetched).toHaveBeenCalledTimes(2)
    expect(shownToast.read()).toMatchObject({ tone: 'negative', title: '1 of 2 not saved' })
    expect(latestUndoable()).toBeUndefined()
  })

  test('focuses the Approve button of the first one once it is enabled, and only once', async () => {
    await hook.act(() => hook.current().mutate([first, second]))
    const focus = vi.fn()
    const button = { focus, tabIndex: 0, matches: () => false }
    vi.stubGlobal('document', { addEventListener: () => {} })
    const focused = async (id: SubmissionId, isUndecided: boolean) => {
      const card = await renderHook(() => {
        const ref = useFocusOnceUndone(id, isUndecided)
        ref.current = button as unknown as HTMLButtonElement
      })
      await card.unmount()
      return focus.mock.calls.length
    }

    expect(await focused(first, false)).toBe(0)
    expect(await focused(second, true)).toBe(0)
    expect(await focused(first, true)).toBe(1)
    expect(await focused(first, true)).toBe(1)
  })
})

describe('the remaining seconds of an offer', () => {
  test('are counted down in whole seconds, and go below zero at the end', async () => {
    vi.useFakeTimers()
    const at = performance.now() + 2_400
    const hook = await renderHook(() => useSecondsUntil(at))

    const seen = [hook.current()]
    for (let step = 0; step < 3; step += 1) {
      await hook.act(() => vi.advanceTimersByTimeAsync(1000))
      seen.push(hook.current())
    }

    expect(seen.map((seconds) => seconds - (seen[0] ?? 0))).toEqual([0, -1, -2, -3])
    // Whatever another file of this process left may tick as well.
    const running = vi.getTimerCount()
    await hook.unmount()
    expect(vi.getTimerCount()).toBe(running - 1)
    vi.useRealTimers()
  })
})
