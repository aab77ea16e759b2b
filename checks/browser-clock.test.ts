import { expect, it } from 'vitest'
import { breaches, isTest, modules, textOf } from './rules/source-text.ts'

/** The server's clock itself, what only compares two moments of this page, and the samples of the design. */
const homes = /\/(?:current-time|heard-decisions|state-samples)\.tsx?$/

it('the browser takes the time from the server’s clock', () => {
  const bad = modules
    .filter((file) => file.startsWith('web/src/') && !isTest(file) && !homes.test(file))
    .filter((file) => /\bnew Date\(\)|\bDate\.now\(\)/.test(textOf(file)))
  const reason =
    'A device whose clock is wrong would say that what lies ahead is past, and hide what can still be done: take currentTime().'
  expect(breaches(reason, bad)).toBe('')
})
