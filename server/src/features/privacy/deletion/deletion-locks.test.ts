import { afterAll, beforeAll, expect, test } from 'vitest'
import { shareLockClaim } from '#features/connections/public.ts'
import { systemClock } from '#platform/clock.ts'
import { isLocked, isWaiting } from '#testing/row-locks.ts'
import { openTestDatabase, type TestDatabase } from '#testing/test-database.ts'
import { makeCreator } from '#testing/test-marketplace.ts'
import { serveRoutes, type TestRoutes } from '#testing/test-routes.ts'
import { until } from '#testing/until.ts'
import { rightsRoutes } from '../rights-routes.ts'

let opened: TestDatabase
let http: TestRoutes
beforeAll(async () => {
  opened = await openTestDatabase()
  const { db: database } = opened
  http = serveRoutes({ ...opened, database }, rightsRoutes({ database, clock: systemClock }))
})
afterAll(async () => {
  await http.close()
  await opened.close()
})

test('a deletion waits for a submission under way before it locks anything the submission needs', async () => {
  const creator = await makeCreator(opened.db)
  const as = await http.signIn({ kind: 'creator', ...creator })

  const { gone, isCreatorLocked } = await opened.db.transaction(async (tx) => {
    await shareLockClaim(tx, creator.accountId)
    const gone = http.call('POST', '/api/account/deletion', { as, body: { givesUpCents: 0 } })
    await until('the deletion waits', () => isWaiting(opened.db), 5)
    return { gone, isCreatorLocked: await isLocked(opened.db, 'creator', creator.id) }
  })

  expect(isCreatorLocked).toBe(false)
  expect((await gone).status).toBe(200)
})
