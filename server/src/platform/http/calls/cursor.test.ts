import { expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { decodeCursor, encodeCursor, nextPageLink } from './cursor.ts'

it.each(['2026-01-31T10:00:00.000Z', '2026-01-31 10:00:00.123456+00', '2026-01-31 10:00:00+05:30'])(
  'reads back the end of a page at %s',
  (at) => {
    const end = { at, id: newId() }

    const read = decodeCursor(encodeCursor(end))

    expect(read).toEqual(end)
  },
)

it.each([
  '',
  'x',
  encodeCursor({ at: 'yesterday', id: newId() }),
  encodeCursor({ at: '2026-13-45T10:00:00Z', id: newId() }),
  encodeCursor({ at: '2026-02-30T10:00:00Z', id: newId() }),
  encodeCursor({ at: '0000-01-01T00:00:00Z', id: newId() }),
  encodeCursor({ at: '2026-01-31 10:00:00+23', id: newId() }),
  encodeCursor({ at: '2026-01-31T10:00:00Z', id: '1 OR 1=1' }),
  Buffer.from('{"at":1}').toString('base64url'),
])('refuses the cursor %j that was not created here', (cursor) => {
  expect(() => decodeCursor(cursor)).toThrow('This cursor is not valid')
})

it('reads back a number only where numbers order the list, and within PostgreSQL’s range', () => {
  const end = { at: '-900719925474099', id: newId() }
  const decode = (cursor: string, by: 'instant' | 'amount') => () => decodeCursor(cursor, by)

  const read = decode(encodeCursor(end), 'amount')()

  expect(read).toEqual(end)
  expect(decode(encodeCursor(end), 'instant')).toThrow('This cursor is not valid')
  expect(decode(encodeCursor({ ...end, at: '9'.repeat(19) }), 'amount')).toThrow()
  expect(decode(encodeCursor({ ...end, at: '2026-01-31T10:00:00Z' }), 'amount')).toThrow()
})

it('keeps the filters in the link to the next page', () => {
  expect(nextPageLink('/api/campaigns?status=live&cursor=a', 'b')).toBe(
    '</api/campaigns?status=live&cursor=b>; rel="next"',
  )
})
