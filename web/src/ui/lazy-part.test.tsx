import type { ComponentType } from 'react'
import { renderToReadableStream } from 'react-dom/server'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { lazyCode, lazyPart } from './lazy-part.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout'] }))
afterEach(() => vi.useRealTimers())

const Menu = () => <p>The menu</p>

/** A part whose code cannot be loaded the first two times, which is once for a person. */
function interrupted() {
  const load = vi.fn(async () => Menu)
  load.mockRejectedValueOnce(new Error('interrupted')).mockRejectedValueOnce(new Error('again'))
  return { load, Part: lazyCode(load) }
}

/** Without a boundary, as of a page that was left before the load failed. */
async function open(Part: ComponentType) {
  const shown = renderToReadableStream(<Part />, { onError: () => {} }).then(
    (stream) => new Response(stream).text(),
    (error: Error) => error.message,
  )
  await vi.advanceTimersByTimeAsync(1000)
  return shown
}

test('a load that failed after leaving its page is retried on return', async () => {
  const { load, Part } = interrupted()

  const first = await open(Part)
  await vi.advanceTimersByTimeAsync(1000)
  const second = await open(Part)
  const third = await open(Part)

  expect([first, second, third]).toEqual(['again', '<p>The menu</p>', '<p>The menu</p>'])
  expect(load).toHaveBeenCalledTimes(3)
})

test('an overlay over the page needs a way to close it', () => {
  const Sheet = lazyPart(async () => Menu, 'over')

  const closable = <Sheet onClose={() => {}} />
  // @ts-expect-error: it would stay if its code is missing.
  const stuck = <Sheet />

  expect([closable.type, stuck.type]).toEqual([Sheet, Sheet])
})
