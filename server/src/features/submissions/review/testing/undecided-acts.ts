import type { FreezeId } from '@permille/contract/ids'
import { payPromised } from '#money/movements/pay-promised.ts'
import { lockForSettlement, settleViews } from '#money/movements/settle-views.ts'
import type { MoneyFixtures, ScenePost } from '#money/testing/money-fixtures.ts'
import { exactlyOne, run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { suspend } from '#testing/test-users.ts'

/** What makes money of a post that waits for a decision, and what is known of it. */
export function undecidedActs(scene: () => MoneyFixtures) {
  const db = () => scene().database.db
  return {
    moneyOf: ({ creator }: ScenePost) => scene().moneyOf(creator.id),
    /** $6.00 for 2,000 views, withdrawable. */
    givenEarned: async (): Promise<ScenePost> => {
      const post = await scene().givenPost()
      await scene().earnAvailable(post, 2000)
      return post
    },
    openFreezeOf: async ({ id }: ScenePost, cause: 'doubted' | 'held'): Promise<FreezeId> => {
      const open = sql<{ id: FreezeId }>`SELECT id FROM money_freezes
        WHERE submission_id = ${id} AND cause = ${cause} AND closed_at IS NULL`
      return (await exactlyOne(db(), open)).id
    },
    /** The creator is suspended for this, and back after it. */
    whileSuspended: async ({ creator }: ScenePost, act: () => Promise<unknown>): Promise<void> => {
      await suspend(db(), creator.userId)
      await act()
      const restored = sql`UPDATE users SET suspended_at = NULL, suspended_reason = NULL
        WHERE id = ${creator.userId}`
      await run(db(), restored)
    },
    /** Pays what waits for the campaign's money. */
    payWaiting: async ({ id, campaign }: ScenePost): Promise<void> => {
      const order = { at: new Date(), holdHours: 0 }
      await db().transaction(async (tx) => {
        await lockForSettlement(tx, [id])
        await payPromised(tx, { ...order, campaignId: campaign.id, only: [id] })
        await settleViews(tx, { ...order, dueAgain: [id] })
      })
    },
  }
}
