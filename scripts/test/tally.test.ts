import { expect, test } from 'vitest'
import { addTallies, emptyTally, failureOf, isGreen, tallyLine, withExitCode } from './tally.mjs'

const red = { passed: 2, failed: 1, skipped: 0, failures: [failureOf('a › b', 'Error: no')] }

test('tallies add up, and list what failed with its reason', () => {
  const sum = addTallies(red, { passed: 3, failed: 0, skipped: 1, failures: [] })

  expect(tallyLine(sum)).toBe('5 passed, 1 failed, 1 skipped')
  expect(sum.failures).toEqual(['a › b\n    Error: no'])
  expect(isGreen(sum)).toBe(false)
})

test('a run without tests does not pass', () => {
  expect(isGreen(emptyTally)).toBe(false)
})

test('a runner that names no failed test counts as one failure, with a reason', () => {
  const tally = withExitCode({ ...emptyTally, passed: 9 }, 1)

  expect(tally.failed).toBe(1)
  expect(tally.failures).toHaveLength(1)
  expect(withExitCode(red, 1)).toBe(red)
})

test('a reason is plain text of a few lines', () => {
  const failure = failureOf('a', `\u001b[31mred\u001b[39m\n${'line\n'.repeat(100)}`)

  expect(failure.split('\n')).toHaveLength(13)
  expect(failure).toContain('    red\n')
})
