import type { CampaignId, RefundId } from '@permille/contract/ids'
import { findCampaignBrand } from '#features/refunds/admin-refund-store.ts'
import { requestRefund } from '#features/refunds/request-refund.ts'
import { failRefund } from '#money/movements/fail-refund.ts'
import { run } from '#platform/database/query.ts'
import { sql } from '#platform/database/sql.ts'
import { pay } from '../open-fundings.ts'
import { makeReportLink, openDraft, type Partners, reportLinkOf, saveView } from '../partners.ts'
import type { TestServer } from '../test-server.ts'
import type { Person } from '../test-users.ts'
import type { Button, Buttons } from './button.ts'

export function brandButtons(server: TestServer) {
  return {
    ...campaignButtons(server),
    ...blockButtons(server),
    ...viewButtons(server),
    ...fundingButtons(server),
    ...reviewButtons,
    ...reportLinkButtons(server),
  } satisfies Buttons
}

const newCampaign = {
  name: 'Autumn looks',
  budgetCents: 10_000,
  rewardRatePerKViewsCents: 300,
  platformsAllowed: ['youtube'],
}

function onLive({ liveId, brand }: Partners): Button {
  return { named: liveId, given: { as: brand } }
}

function campaignButtons(server: TestServer) {
  return {
    createCampaign: {
      needsKey: true,
      placeBrand: (brand) => ({ given: { as: brand, body: newCampaign } }),
    },
    deleteDraft: {
      placeBrand: async (as) => {
        const { json } = await server.call('POST', '/api/campaigns', { as, body: newCampaign })
        return { named: json.id, given: { as } }
      },
    },
    editCampaign: {
      place: ({ liveId, brand }) => ({
        named: liveId,
        given: { as: brand, body: { name: 'Winter looks' } },
      }),
    },
    pauseCampaign: { place: onLive },
    completeCampaign: { place: onLive },
    pauseForReason: {
      place: async ({ liveId }) => {
        const body = { reason: 'The brief asks for something forbidden' }
        return { named: liveId, given: { as: await server.person('admin'), body } }
      },
    },
    makeCampaignLink: {
      placeBrand: async (brand) => ({
        named: await inviteOnly(server, brand),
        given: { as: brand },
      }),
    },
    endCampaignLink: {
      placeBrand: async (as) => {
        const named = await inviteOnly(server, as)
        await server.call('POST', `/api/campaigns/${named}/link`, { as })
        return { named, given: { as } }
      },
    },
    joinCampaign: {
      place: async ({ liveId, brand, creator }) => {
        const { db } = server.database
        await run(db, sql`UPDATE campaigns SET is_invite_only = true WHERE id = ${liveId}`)
        const path = `/api/campaigns/${liveId}/link`
        await server.call('POST', path, { as: brand })
        const { json } = await server.call('GET', path, { as: brand })
        return { named: liveId, given: { as: creator, body: { invite: json.token } } }
      },
    },
    resumeCampaign: {
      place: async (partners) => {
        await server.call('POST', `/api/campaigns/${partners.liveId}/pause`, { as: partners.brand })
        return onLive(partners)
      },
    },
  } satisfies Buttons
}

async function inviteOnly(server: TestServer, as: Person): Promise<string> {
  const body = { ...newCampaign, isInviteOnly: true }
  const { json } = await server.call('POST', '/api/campaigns', { as, body })
  return json.id
}

function reportLinkButtons(server: TestServer) {
  const placeBrand = async (as: Person) => ({
    named: await makeReportLink(server, as),
    given: { as },
  })
  return {
    createReportLink: {
      needsKey: true,
      placeBrand: (as) => ({ given: { as, body: reportLinkOf() } }),
    },
    editReportLink: {
      placeBrand: async (as) => {
        const body = { ...reportLinkOf(), name: 'Monday' }
        return { named: await makeReportLink(server, as), given: { as, body } }
      },
    },
    revokeReportLink: { placeBrand },
  } satisfies Buttons
}

function blockButtons(server: TestServer) {
  return {
    blockCreator: {
      place: ({ brand, handle }) => ({
        given: { as: brand, body: { handle, reason: 'Posts off the brief' } },
      }),
    },
    unblockCreator: {
      place: async ({ brand: as, creatorId }) => {
        const body = { creatorId, reason: 'Posts off the brief' }
        await server.call('POST', '/api/brand/blocks', { as, body })
        return { named: creatorId, given: { as } }
      },
    },
  } satisfies Buttons
}

function viewButtons(server: TestServer) {
  return {
    saveView: {
      placeBrand: (as) => {
        const body = { page: 'review-desk', name: 'Risky posts', filters: { risk: 'any' } }
        return { given: { as, body } }
      },
    },
    renameView: {
      placeBrand: async (as) => ({
        named: await saveView(server, as),
        given: { as, body: { name: 'Posts with signals' } },
      }),
    },
    deleteView: {
      placeBrand: async (as) => ({ named: await saveView(server, as), given: { as } }),
    },
  } satisfies Buttons
}

function fundingButtons(server: TestServer) {
  const path = '/api/stripe/create-payment-intent'
  return {
    refundCampaign: {
      placeBrand: async (as) => ({ named: await endedCampaign(server, as), given: { as } }),
    },
    refundAnyCampaign: {
      placeBrand: async (brand) => ({
        named: await endedCampaign(server, brand),
        given: { as: await server.person('admin'), body: { reason: 'The brand cannot' } },
      }),
    },
    payRefundOtherwise: {
      placeBrand: async (brand) => {
        const named = await failedRefund(server, await endedCampaign(server, brand))
        const body = { reason: 'The card is gone', reference: 'Wire 4711' }
        return { named, given: { as: await server.person('admin'), body } }
      },
    },
    createPaymentIntent: {
      needsKey: true,
      placeBrand: async (brand) => {
        const { draftId } = await openDraft(server, brand)
        return { given: { as: brand, body: { amount: 25, campaignId: draftId } } }
      },
    },
    refreshFunding: {
      place: async (partners) => {
        const body = { amount: 25, campaignId: partners.liveId }
        const { json } = await server.call('POST', path, { as: partners.brand, body })
        await pay(server, json)
        return onLive(partners)
      },
    },
  } satisfies Buttons
}

const reviewButtons = {
  approveSubmission: {
    place: ({ brand, pendingId }) => ({ named: pendingId, given: { as: brand } }),
  },
  addNote: {
    needsKey: true,
    place: ({ brand, pendingId }) => ({
      named: pendingId,
      given: { as: brand, body: { text: 'Ask for the label' } },
    }),
  },
  undoApproval: {
    place: ({ brand, pendingId }) => ({ named: pendingId, given: { as: brand } }),
  },
  rejectSubmission: {
    place: ({ brand, pendingId }) => ({
      named: pendingId,
      given: { as: brand, body: { code: 'off_brief' } },
    }),
  },
} satisfies Buttons

/** $25.00 are left in it, and go back with one click. */
async function endedCampaign(server: TestServer, as: Person): Promise<CampaignId> {
  const { json: campaign } = await server.call('POST', '/api/campaigns', { as, body: newCampaign })
  const body = { amount: 25, campaignId: campaign.id }
  const { json } = await server.call('POST', '/api/stripe/create-payment-intent', { as, body })
  await pay(server, json)
  for (const step of ['refresh-funding', 'complete']) {
    await server.call('POST', `/api/campaigns/${campaign.id}/${step}`, { as })
  }
  return campaign.id
}

/** Its card is gone. */
async function failedRefund(server: TestServer, campaignId: CampaignId): Promise<RefundId> {
  const at = new Date()
  return await server.database.db.transaction(async (tx) => {
    const brand = await findCampaignBrand(tx, campaignId)
    if (brand === undefined) throw new Error('the campaign is gone')
    const [refundId] = await requestRefund(tx, { campaignId, brand, requestId: 'request' }, at)
    if (refundId === undefined) throw new Error('nothing was refunded')
    const failure = { callNumber: null, reason: 'No card', code: 'lost_or_stolen_card', at }
    await failRefund(tx, { refundId, ...failure })
    return refundId
  })
}
