import { expect, test } from 'vitest'
import { billedDay, isBilled } from './billed-day.ts'

const now = new Date('2026-07-01T15:00:00Z')

test('X bills by the UTC day, and other platforms do not', () => {
  expect(billedDay('x', now)).toEqual({
    start: new Date('2026-07-01T00:00:00Z'),
    end: new Date('2026-07-02T00:00:00Z'),
  })
  expect(billedDay('youtube', now)).toBeNull()
})

test.each([
  ['x', '2026-07-01T00:00:00Z', true],
  ['x', '2026-06-30T23:59:59Z', false],
  ['x', null, false],
  ['youtube', '2026-07-01T00:00:00Z', false],
] as const)(
  'whether a post on %s last read at %s is already billed: %s',
  (platform, at, billed) => {
    const lastReadAt = at === null ? null : new Date(at)

    expect(isBilled({ platform, lastReadAt }, now)).toBe(billed)
  },
)
