import { expect, test } from './journey.ts'
import { auditBooks } from './product/audit-books.ts'

test('after all journeys the books balance and match the provider', async ({ place }) => {
  const audit = await auditBooks(place)

  expect(audit.exitCode, audit.text).toBe(0)
})
