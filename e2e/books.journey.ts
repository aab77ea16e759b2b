import { expect, test } from './journey.ts'
import { auditBooks } from './product/audit-books.ts'

test('after all journeys the books are sound and agree with the provider', async ({ place }) => {
  const audit = await auditBooks(place)

  expect(audit.exitCode, audit.text).toBe(0)
})
