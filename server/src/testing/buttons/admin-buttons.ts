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
export function actButtons(server: TestServer): Buttons {
  return {
    'POST /api/admin/submissions/{id}/reverse': {
      place: async ({ approvedId }) => ({
        named: approvedId,
        given: { as: await server.person('admin'), ...sampleOf('reverse') },
      }),
    },
    'POST /api/admin/submissions/{id}/approve-again': {
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
        return { named: submissionId, given: { as, ...sampleOf('approve-again') } }
      },
    },
    'POST /api/admin/submissions/{id}/hold': {
      place: async ({ approvedId }) => ({
        named: approvedId,
        given: { as: await server.person('admin'), ...sampleOf('hold') },
      }),
    },
    'POST /api/admin/submissions/{id}/release': {
      place: async ({ approvedId }) => {
        const as = await server.person('admin')
        await server.call('POST', `/api/admin/submissions/${approvedId}/hold`, {
          as,
          ...sampleOf('hold'),
        })
        return { named: approvedId, given: { as, ...sampleOf('release') } }
      },
    },
    'POST /api/admin/submissions/{id}/readings': {
      needsKey: true,
      place: async ({ approvedId }) => ({
        named: approvedId,
        given: { as: await server.person('admin'), ...sampleOf('readings') },
      }),
    },
  }
}

/** What an admin does to a creator's payouts and debts. */
export function payoutActButtons(server: TestServer): Buttons {
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
    'POST /api/admin/payouts/{id}/hold': onPayout(async () => undefined),
    'POST /api/admin/payouts/{id}/retry': onPayout(async (payoutId, userId) => {
      const as = await server.person('admin')
      for (const step of ['hold', 'fail']) {
        await server.call('POST', `/api/admin/payouts/${payoutId}/${step}`, { as, body })
      }
      await server.call('POST', `/api/admin/users/${userId}/release-payouts`, { as, body })
    }),
    'POST /api/admin/users/{id}/pay-otherwise': {
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
    'POST /api/admin/users/{id}/hold-payouts': {
      place: async ({ creator: { userId } }) => ({
        named: userId,
        given: { as: await server.person('admin'), body },
      }),
    },
    'POST /api/admin/users/{id}/release-payouts': {
      place: async ({ creator: { userId } }) => {
        const as = await server.person('admin')
        await server.call('POST', `/api/admin/users/${userId}/hold-payouts`, { as, body })
        return { named: userId, given: { as, body } }
      },
    },
    'POST /api/admin/users/{id}/write-off-debt': {
      placeAlone: async () => {
        const { id, userId, submissionId } = await makePayableCreator(server, 5000)
        const as = await server.person('admin')
        await withdraw(server.wiring.parts, { creatorId: id, userId })
        await server.call('POST', `/api/admin/submissions/${submissionId}/reverse`, {
          as,
          ...sampleOf('reverse'),
        })
        return { named: userId, given: { as, body } }
      },
    },
  }
}

function sampleOf(act: string): { body: object } {
  return { body: bodySamples[`POST /api/admin/submissions/{id}/${act}`] ?? {} }
}
