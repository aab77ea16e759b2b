import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { renderText } from '#testing/render-text.ts'
import { Boundary } from './boundary.tsx'
import { Failure, isMissingCode, sentencesFor, showFailuresInFull } from './failure.tsx'

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }))
afterEach(() => vi.unstubAllGlobals())

const missing = new TypeError(
  'Failed to fetch dynamically imported module: https://permille.example/assets/x.js',
)

test('a part whose code is missing says so, and offers a retry or a reload', () => {
  const { text, buttons } = renderText(<Failure error={missing} onRetry={() => {}} />)

  expect(text).toContain('This part of Permille could not be loaded.')
  expect(buttons).toEqual(['Try again', 'Reload the page'])
})

test.each([
  ['Chrome', missing.message],
  ['Firefox', 'error loading dynamically imported module: https://permille.example/assets/x.js'],
  ['Safari', 'Importing a module script failed.'],
  ['Safari, for a page in its place', "'text/html' is not a valid JavaScript MIME type."],
])('missing code is distinguished from our own mistakes in %s', (_, message) => {
  expect(isMissingCode(new TypeError(message))).toBe(true)
  expect(isMissingCode(new TypeError('x is not a function'))).toBe(false)
  expect(isMissingCode('a text')).toBe(false)
})

test('an update, a mistake and an offline device have their own messages', () => {
  const mistake = sentencesFor(new TypeError('x is not a function'), false)
  const updated = sentencesFor(missing, true)
  vi.stubGlobal('navigator', { onLine: false })
  const offline = sentencesFor(missing, false)

  expect(mistake.title).toBe('Something went wrong here.')
  expect(mistake.note).not.toContain('recorded')
  expect(updated.note).toContain('not saved will be lost')
  expect(offline.note).toBe('You are offline.')
})

test('an error from before errors could be shown in full is shown in full later', () => {
  const shown = new Boundary({})
  const render = vi.fn()
  Object.assign(shown, { forceUpdate: render })
  shown.componentDidCatch(missing)

  showFailuresInFull()
  showFailuresInFull()

  expect(render).toHaveBeenCalledOnce()
})
