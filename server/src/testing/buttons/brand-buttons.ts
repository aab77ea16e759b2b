import { pay } from '../open-fundings.ts'
import type { Stall } from '../open-stall.ts'
import type { Button, Buttons, Stage } from './button.ts'

export function brandButtons(stage: Stage): Buttons {
  return { ...campaignButtons(stage), ...fundingButtons(stage), ...reviewButtons }
}

const newCampaign = {
  name: 'Autumn looks',
  budgetCents: 10_000,
  rewardRatePerKViewsCents: 300,
  platformsAllowed: ['youtube'],
}

function onLive({ liveId, brand }: Stall): Button {
  return { named: liveId, given: { as: brand } }
}

function campaignButtons({ server }: Stage): Buttons {
  return {
    'POST /api/campaigns': {
      needsKey: true,
      place: ({ brand }) => ({ given: { as: brand, body: newCampaign } }),
    },
    'DELETE /api/campaigns/{id}': {
      place: async ({ brand: as }) => {
        const { json } = await server.call('POST', '/api/campaigns', { as, body: newCampaign })
        return { named: json.id, given: { as } }
      },
    },
    'POST /api/campaigns/{id}/pause': { place: onLive },
    'POST /api/campaigns/{id}/complete': { place: onLive },
    'POST /api/admin/campaigns/{id}/pause': {
      place: async ({ liveId }) => {
        const body = { reason: 'The brief asks for something forbidden' }
        return { named: liveId, given: { as: await server.person('admin'), body } }
      },
    },
    'POST /api/campaigns/{id}/resume': {
      place: async (stall) => {
        await server.call('POST', `/api/campaigns/${stall.liveId}/pause`, { as: stall.brand })
        return onLive(stall)
      },
    },
  }
}

function fundingButtons({ server }: Stage): Buttons {
  const path = '/api/stripe/create-payment-intent'
  return {
    [`POST ${path}`]: {
      needsKey: true,
      place: ({ brand, draftId }) => ({
        given: { as: brand, body: { amount: 25, campaignId: draftId } },
      }),
    },
    'POST /api/campaigns/{id}/refresh-funding': {
      place: async (stall) => {
        const body = { amount: 25, campaignId: stall.liveId }
        const { json } = await server.call('POST', path, { as: stall.brand, body })
        await pay(server, json)
        return onLive(stall)
      },
    },
  }
}

const reviewButtons: Buttons = {
  'POST /api/submissions/{id}/approve': {
    place: ({ brand, pendingId }) => ({ named: pendingId, given: { as: brand } }),
  },
  'POST /api/submissions/{id}/reject': {
    place: ({ brand, pendingId }) => ({
      named: pendingId,
      given: { as: brand, body: { code: 'off_brief' } },
    }),
  },
}
