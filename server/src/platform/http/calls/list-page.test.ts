import { expect, it } from 'vitest'
import { newId } from '#platform/ids.ts'
import { cutPage, pageRequest } from './list-page.ts'

const rows = [1, 2, 3].map(() => ({ listedAt: '2026-01-31T10:00:00Z', id: newId() }))

it('continues after the last row of a page if one more was read', () => {
  const page = cutPage(rows, 2)

  expect(page.items).toEqual(rows.slice(0, 2))
  expect(pageRequest({ limit: 2, cursor: page.nextCursor ?? undefined })).toEqual({
    after: { at: rows[1]?.listedAt, id: rows[1]?.id },
    limit: 2,
  })
})

it('has no next page when no row is left over', () => {
  expect(cutPage(rows, 3).nextCursor).toBeNull()
  expect(cutPage([], 3).nextCursor).toBeNull()
})
