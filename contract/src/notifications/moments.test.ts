import { expect, test } from 'vitest'
import { utcTime, withTimes } from './moments.ts'

test('every time in a text is shown in the reader’s format, and the rest stays unchanged', () => {
  const at = new Date('2026-11-27T01:41:30Z')
  const text = `Answer by ${utcTime(at)} or ${utcTime(at)}, not 2026-11-27 or 2026-99-99 01:41 UTC.`

  const read = withTimes(text, (moment) => `<${moment.toISOString()}>`)

  const said = '<2026-11-27T01:41:00.000Z>'
  expect(read).toBe(`Answer by ${said} or ${said}, not 2026-11-27 or 2026-99-99 01:41 UTC.`)
})

test('a time of today has no "on"', () => {
  const text = `On ${utcTime(new Date(0))} it was seen. It was connected on ${utcTime(new Date(0))}. You did it on ${utcTime(new Date(60_000))}.`

  const read = withTimes(text, (moment) =>
    moment.getTime() === 0 ? 'today, 10:03' : 'Oct 17, 10:03',
  )

  expect(read).toBe(
    'Today, 10:03 it was seen. It was connected today, 10:03. You did it on Oct 17, 10:03.',
  )
})
