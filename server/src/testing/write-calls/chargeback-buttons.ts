import { followDispute } from '#features/chargebacks/apply-dispute.ts'
import { saveWarning } from '#features/chargebacks/fraud/fraud-store.ts'
import type { Dispute } from '#integrations/stripe/payment-provider.ts'
import { exactlyOne } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { newId } from '#platform/ids.ts'
import { pay } from '../open-fundings.ts'
import type { TestServer } from '../test-server.ts'
import type { Person } from '../test-users.ts'
import { until } from '../until.ts'
import type { Button, ButtonMaker, Buttons } from './button.ts'

/** An admin's clicks on payments that a bank claims, or warns of. */
export function chargebackButtons(server: TestServer) {
  return {
    sendEvidence: claimed(server, { statement: 'Approved' }),
    acceptChargeback: claimed(server, { reason: 'Not worth it' }),
    refundWarned: warned(server),
    keepWarned: warned(server),
  } satisfies Buttons
}

function claimed(server: TestServer, body: object): ButtonMaker {
  return {
    placeBrand: async (brand): Promise<Button> => {
      const { intentId } = await paidBy(server, brand, 'pm_card_createDispute')
      const { provider } = server.sandbox
      let dispute: Dispute | undefined
      await until('a dispute at the provider', async () => {
        const all = await provider.listDisputes(new Date(0))
        dispute = all.find(({ paymentIntentId }) => paymentIntentId === intentId)
        return dispute !== undefined
      })
      await followDispute(server.wiring.parts, dispute?.id ?? '')
      const { id } = await exactlyOne(
        server.database.db,
        sql<{ id: string }>`SELECT id FROM chargebacks WHERE stripe_dispute_id = ${dispute?.id}`,
      )
      return { named: id, given: { as: await server.person('admin'), body } }
    },
  }
}

function warned(server: TestServer): ButtonMaker {
  return {
    placeBrand: async (brand): Promise<Button> => {
      const { fundingId } = await paidBy(server, brand, 'pm_card_visa')
      const warningId = newId<Parameters<typeof saveWarning>[1]['warningId']>()
      await server.database.db.transaction((tx) =>
        saveWarning(tx, {
          warningId,
          id: `issfr_${warningId}`,
          fundingId,
          paymentIntentId: null,
          fraudType: 'misc',
          isActionable: true,
          createdAt: new Date(),
        }),
      )
      const body = { reason: 'Looked at the payment' }
      return { named: warningId, given: { as: await server.person('admin'), body } }
    },
  }
}

interface Paid {
  readonly fundingId: Parameters<typeof saveWarning>[1]['fundingId']
  readonly intentId: string
}

/** A campaign of the brand, paid with this card and booked. */
async function paidBy(server: TestServer, as: Person, card: string): Promise<Paid> {
  const campaign = await server.call('POST', '/api/campaigns', {
    as,
    body: {
      name: 'Autumn looks',
      budgetCents: 10_000,
      rewardRatePerKViewsCents: 300,
      platformsAllowed: ['youtube'],
    },
  })
  const campaignId: string = campaign.json.id
  const { json } = await server.call('POST', '/api/stripe/create-payment-intent', {
    as,
    body: { amount: 25, campaignId },
  })
  await pay(server, json, card)
  await server.call('POST', `/api/campaigns/${campaignId}/refresh-funding`, { as })
  return await exactlyOne(
    server.database.db,
    sql<Paid>`SELECT id AS funding_id, stripe_payment_intent_id AS intent_id
      FROM campaign_funding WHERE campaign_id = ${campaignId}`,
  )
}
