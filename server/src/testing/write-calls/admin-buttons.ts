import type { PayoutId, UserId } from '@permille/contract/ids'
import { requestPayout, withdraw } from '#features/payouts/request-payout.ts'
import { reverseApproval } from '#features/submissions/review/reverse-approval.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { bodySamples } from '../body-samples.ts'
import { makePayableCreator } from '../test-marketplace.ts'
import type { TestServer } from '../test-server.ts'
import type { Buttons } from './button.ts'

/** What an admin does to a post after its decision. */
export function actButtons(server: TestServer) {
  return {
    reverseApproval: {
      place: async ({ approvedId }) => ({
        named: approvedId,
        given: { as: await server.person('admin'), body: bodySamples.reverseApproval },
      }),
    },
    approveAgain: {
      place: async ({ approvedId: submissionId }) => {
        const as = await server.person('admin')
        await reverseApproval(server.wiring.parts, {
          submissionId,
          adminUserId: as.userId,
          code: 'other',
          reason: 'Bought views',
          evidence: 'A report of the platform',
          requestId: newId(),
        })
        return { named: submissionId, given: { as, body: bodySamples.approveAgain } }
      },
    },
    freezePostMoney: {
      place: async ({ approvedId }) => ({
        named: approvedId,
        given: { as: await server.person('admin'), body: bodySamples.freezePostMoney },
      }),
    },
    releasePost: {
      place: async ({ approvedId }) => {
        const as = await server.person('admin')
        await server.call('POST', `/api/admin/submissions/${approvedId}/hold`, {
          as,
          body: bodySamples.freezePostMoney,
        })
        return { named: approvedId, given: { as, body: bodySamples.releasePost } }
      },
    },
    enterReading: {
      needsKey: true,
      place: async ({ approvedId }) => ({
        named: approvedId,
        given: { as: await server.person('admin'), body: bodySamples.enterReading },
      }),
    },
  } satisfies Buttons
}

/** What an admin does to a creator's payouts and debts. */
export function payoutActButtons(server: TestServer) {
  const body = { reason: 'Looked at the account' }
  const onPayout = (prepare: (payoutId: PayoutId, userId: UserId) => Promise<unknown>) => ({
    placeAlone: async () => {
      const { id: creatorId, userId } = await makePayableCreator(server, 5000)
      const { db } = server.database
      const requester = { creatorId, userId }
      const payoutId = await db.transaction((tx) => requestPayout(tx, requester, new Date()))
      await prepare(payoutId, userId)
      return { named: payoutId, given: { as: await server.person('admin'), body } }
    },
  })
  return {
    holdPayout: onPayout(async () => undefined),
    retryPayout: onPayout(async (payoutId, userId) => {
      const as = await server.person('admin')
      for (const step of ['hold', 'fail']) {
        await server.call('POST', `/api/admin/payouts/${payoutId}/${step}`, { as, body })
      }
      await server.call('POST', `/api/admin/users/${userId}/release-payouts`, { as, body })
    }),
    payCreatorOtherwise: {
      placeAlone: async () => {
        const { id, userId } = await makePayableCreator(server, 5000)
        await run(
          server.database.db,
          sql`UPDATE creators SET payout_account_status = 'restricted' WHERE id = ${id}`,
        )
        const paid = { ...body, reference: 'Wire 4711', expectedCents: 5000 }
        return { named: userId, given: { as: await server.person('admin'), body: paid } }
      },
    },
    holdPayouts: {
      place: async ({ creator: { userId } }) => ({
        named: userId,
        given: { as: await server.person('admin'), body },
      }),
    },
    releasePayouts: {
      place: async ({ creator: { userId } }) => {
        const as = await server.person('admin')
        await server.call('POST', `/api/admin/users/${userId}/hold-payouts`, { as, body })
        return { named: userId, given: { as, body } }
      },
    },
    writeOffDebt: {
      placeAlone: async () => {
        const { id, userId, submissionId } = await makePayableCreator(server, 5000)
        const as = await server.person('admin')
        await withdraw(server.wiring.parts, { creatorId: id, userId })
        await server.call('POST', `/api/admin/submissions/${submissionId}/reverse`, {
          as,
          body: bodySamples.reverseApproval,
        })
        return { named: userId, given: { as, body } }
      },
    },
  } satisfies Buttons
}
