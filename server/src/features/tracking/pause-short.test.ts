import { afterAll, beforeAll, expect, test } from 'vitest'
import { exactlyOne } from '../../platform/database/query.ts'
import { sql } from '../../platform/database/sql.ts'
import { openTestDatabase, type TestDatabase } from '../../platform/database/test-database.ts'
import { makeLiveCampaign } from '../../testing/marketplace.ts'
import { pauseShort } from './pause-short.ts'

let database: TestDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test.each([
  [1000, 1000, { status: 'live', exhaustedAt: null }],
  [999, 1000, { status: 'paused', exhaustedAt: new Date('2026-01-02T03:04:05Z') }],
])(
  '%i of %i cents granted keep a campaign live, or pause it at that moment',
  async (grantedCents, demandCents, expected) => {
    const campaign = await database.db.transaction((tx) =>
      makeLiveCampaign(tx, { fundedCents: 1000 }),
    )
    const at = new Date('2026-01-02T03:04:05Z')

    await database.db.transaction((tx) =>
      pauseShort(tx, [{ campaignId: campaign.id, grantedCents, demandCents }], at),
    )

    const found = await exactlyOne(
      database.db,
      sql`SELECT status, exhausted_at FROM campaigns WHERE id = ${campaign.id}`,
    )
    expect(found).toEqual(expected)
  },
)
