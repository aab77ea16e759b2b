import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderHook } from '#testing/render-hook.tsx'
import { hiddenIn, hideColumns, useHiddenColumns } from './hidden-columns.ts'

beforeEach(() => {
  vi.stubGlobal('document', { cookie: 'a=1; hidden_columns=posts.date~users.email' })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('a list’s columns are hidden and shown again, and no other list’s', async () => {
  const posts = await renderHook(() => useHiddenColumns('posts'))
  const users = await renderHook(() => useHiddenColumns('users'))
  const before = posts.current()

  await posts.act(() => hideColumns('posts', ['date', 'views']))
  await users.rerender()

  expect([before, posts.current(), users.current()]).toEqual([
    ['date'],
    ['date', 'views'],
    ['email'],
  ])
  expect(document.cookie).toMatch(/^hidden_columns=users\.email~posts\.date~posts\.views; path=\//)
  await posts.unmount()
  await users.unmount()
})

test.each([
  ['', []],
  ['hidden_columns=', []],
  ['hidden_columns=posts.date~"><script>~x', ['posts.date']],
])('the cookie “%s” hides %j', (cookies, hidden) => {
  expect(hiddenIn(cookies)).toEqual(hidden)
})
