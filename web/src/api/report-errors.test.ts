import { browserErrorReport, patternOf } from '@permille/contract/administration/browser-errors'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { factsOf } from './report-errors.ts'

function errorAt(message: string, stack: string): Error {
  return Object.assign(new TypeError(message), { stack })
}

test('reports an error’s class and our own frames, and nothing that was typed', () => {
  const error = errorAt(
    'ines@example.test is not a function',
    `TypeError: ines@example.test is not a function
    at save (https://permille.example/assets/first-Bw6iMLUs.js:12:345)
    at chrome-extension://abc/assets.js:1:2
    at https://permille.example/assets/settings-page-a_b-1.js:3:4`,
  )

  const facts = factsOf(error)

  expect(facts).toEqual({
    name: 'TypeError',
    frames: ['first-Bw6iMLUs.js:12:345', 'settings-page-a_b-1.js:3:4'],
  })
  const report = { kind: 'caught', page: '/settings', build: 'index-BcoDOyjj', ...facts }
  expect(z.safeParse(browserErrorReport, report).success).toBe(true)
})

test('for React’s own errors the number is reported', () => {
  const error = errorAt('Minified React error #418; visit https://react.dev/errors/418', '')

  expect(factsOf(error)).toEqual({ name: 'TypeError', frames: [], reactCode: 418 })
})

test('non-errors and aborted requests are not reported', () => {
  expect(factsOf('a text that someone typed')).toBeUndefined()
  expect(factsOf(new DOMException('left', 'AbortError'))).toBeUndefined()
})

test('a page is reported by its pattern', () => {
  expect(
    [
      '/',
      '/campaigns/create',
      '/campaigns/01a21a34',
      '/profile/ines',
      '/reset-password/secret',
      '/admin/users/01a21a34',
      '/ines@example.test',
      '/settings/',
    ].map(patternOf),
  ).toEqual([
    '/',
    '/campaigns/create',
    '/campaigns/:id',
    '/profile/:username',
    '/reset-password/:token',
    '/admin/users/:id',
    'unknown',
    'unknown',
  ])
})
