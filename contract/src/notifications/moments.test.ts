import { expect, test } from 'vitest'
import { utcTime, withTimes } from './moments.ts'

test('every moment of a text is said in the reader’s words, and nothing else of it', () => {
  const at = new Date('2026-11-27T01:41:30Z')
  const text = `Answer by ${utcTime(at)} or ${utcTime(at)}, not 2026-11-27 or 2026-99-99 01:41 UTC.`

  const read = withTimes(text, (moment) => `<${moment.toISOString()}>`)

  const said = '<2026-11-27T01:41:00.000Z>'
  expect(read).toBe(`Answer by ${said} or ${said}, not 2026-11-27 or 2026-99-99 01:41 UTC.`)
})
