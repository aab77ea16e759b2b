import type { CampaignId, ChargebackId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import type { CampaignStep, StoredEvent } from '../event.ts'
import {
  type CampaignActFacts,
  type CampaignChangeFacts,
  type CampaignFacts,
  type ChargebackFacts,
  listCampaignActFacts,
  listCampaignChangeFacts,
  listCampaignFacts,
  listChargebackFacts,
  listJoinFacts,
} from './campaign-facts-store.ts'
import { type AnyForm, publication } from './publication.ts'

type ChangeEvent = `campaign.${CampaignStep}`
type ActEvent = `campaign.${'created' | 'edited' | 'deleted'}`
type StateEvent = 'campaign.budget_low' | 'campaign.day'
type PaymentEvent = `payment.${'succeeded' | 'failed'}`
type RefundEvent = `refund.${'requested' | 'succeeded' | 'failed'}`
type ChargebackEvent = `chargeback.${'asked' | 'claimed' | 'won' | 'lost' | 'closed'}`

export const campaignPublication = publication({
  id: ({ body }: StoredEvent<ChangeEvent>) => String(body.changeSeq),
  facts: listCampaignChangeFacts,
  form: changeForm,
})

export const campaignActPublication = publication({
  id: ({ body }: StoredEvent<ActEvent>) => body.auditId,
  facts: listCampaignActFacts,
  form: actForm,
})

export const campaignStatePublication = publication({
  id: ({ objectId }: StoredEvent<StateEvent>) => objectId as CampaignId,
  facts: listCampaignFacts,
  form: stateForm,
})

export const joinPublication = publication({
  id: ({ objectId, body }: StoredEvent<'campaign.creator_joined'>) =>
    `${objectId}:${body.creatorId}`,
  facts: listJoinFacts,
  form: ({ type, body: { creatorId } }, { name, creator }) => ({
    type,
    creatorId,
    data: { name, creator },
  }),
})

export const paymentPublication = publication({
  id: ({ body }: StoredEvent<PaymentEvent>) => body.campaignId,
  facts: listCampaignFacts,
  form: ({ type, body }, { name: campaignName }) => {
    const { campaignId, amountCents, feeCents } = body
    return { type, data: { campaignId, campaignName, amountCents, feeCents } }
  },
})

export const refundPublication = publication({
  id: ({ body }: StoredEvent<RefundEvent>) => body.campaignId,
  facts: listCampaignFacts,
  form: ({ type, body }, { name: campaignName }) => {
    const { campaignId, amountCents, feeCents } = body
    // One that was asked for here never exceeds what the campaign has.
    const owedCents = 'owedCents' in body ? body.owedCents : toCents(0)
    const totalCents = toCents(amountCents + feeCents + owedCents)
    return { type, data: { campaignId, campaignName, totalCents, feeCents, owedCents } }
  },
})

export const chargebackPublication = publication({
  id: ({ objectId }: StoredEvent<ChargebackEvent>) => objectId as ChargebackId,
  facts: listChargebackFacts,
  form: chargebackForm,
})

/** A change that ends some reasons of several is none outside; nor is one of a draft. */
function changeForm(
  { body }: StoredEvent<ChangeEvent>,
  facts: CampaignChangeFacts,
): AnyForm | undefined {
  const { fromStatus, toStatus, pauseReason: reason } = body
  const { name, rewardRatePerKViewsCents, platformsAllowed, endsAt, by, note } = facts
  if (toStatus === 'paused' && reason !== null) {
    return { type: 'campaign.paused', data: { name, reason, note } }
  }
  if (fromStatus === toStatus) return undefined
  if (toStatus === 'live') {
    const terms = { name, rewardRatePerKViewsCents, platformsAllowed, endsAt }
    return { type: 'campaign.live', data: { ...terms, isResumed: fromStatus === 'paused' } }
  }
  return toStatus === 'completed'
    ? { type: 'campaign.completed', data: { name, by, note } }
    : undefined
}

function actForm({ type }: StoredEvent<ActEvent>, { name, changed }: CampaignActFacts): AnyForm {
  return type === 'campaign.edited' ? { type, data: { name, changed } } : { type, data: { name } }
}

function stateForm(event: StoredEvent<StateEvent>, { name, fundedCents }: CampaignFacts): AnyForm {
  const { body } = event
  if ('leftCents' in body) {
    return { type: 'campaign.budget_low', data: { name, leftCents: body.leftCents, fundedCents } }
  }
  const { day, views: viewCount, costCents: spentCents } = body
  return { type: 'campaign.day', data: { name, day, viewCount, spentCents } }
}

function chargebackForm({ type }: StoredEvent<ChargebackEvent>, facts: ChargebackFacts): AnyForm {
  const { campaignId, campaignName, amountCents } = facts
  const about = { campaignId, campaignName, amountCents }
  switch (type) {
    case 'chargeback.asked':
    case 'chargeback.claimed': {
      const isInquiry = type === 'chargeback.asked'
      return { type: 'chargeback.opened', data: { ...about, isInquiry } }
    }
    case 'chargeback.closed':
      return { type, data: { ...about, isInquiry: true, outcome: 'closed' } }
    case 'chargeback.won':
      return { type: 'chargeback.closed', data: { ...about, isInquiry: false, outcome: 'won' } }
    case 'chargeback.lost':
      return { type: 'chargeback.closed', data: { ...about, isInquiry: false, outcome: 'lost' } }
  }
}
