import * as z from 'zod/mini'
import { disputeMatters, disputeRemedies } from '../disputes/disputes.ts'
import { cents } from '../shapes.ts'
import { aboutPost, ofCampaign, publicEvent } from './event-parts.ts'

const amounts = { ...ofCampaign, amountCents: cents, feeCents: cents }
/** All that went back, the part of it that is fee, and the part beyond what the campaign had left. */
const refunded = { ...ofCampaign, totalCents: cents, feeCents: cents, owedCents: cents }
const aboutDispute = { ...aboutPost, matter: z.enum(disputeMatters) }

const payment = (summary: string) =>
  publicEvent({ summary, path: '/api/brand/fundings/{id}', fields: amounts })
const refund = (summary: string) => publicEvent({ summary, path: null, fields: refunded })
const disputePath = '/api/submissions/{submissionId}/dispute'

export const moneyEvents = {
  'payment.succeeded': payment('A payment for a campaign arrived'),
  'payment.failed': payment('A payment for a campaign was declined or given up'),
  'refund.requested': refund('A refund of unspent money was asked for'),
  'refund.succeeded': refund('A refund went back to its card'),
  'refund.failed': refund('A refund could not be made'),
  'chargeback.opened': publicEvent({
    summary: 'A bank asks about a payment (an inquiry), or takes it back',
    path: null,
    fields: { ...ofCampaign, amountCents: cents, isInquiry: z.boolean() },
  }),
  'chargeback.closed': publicEvent({
    summary: 'A bank’s claim was decided, or its inquiry ended',
    path: null,
    fields: {
      ...ofCampaign,
      amountCents: cents,
      isInquiry: z.boolean(),
      outcome: z.enum(['won', 'lost', 'closed']),
    },
  }),
  'dispute.opened': publicEvent({
    summary: 'A creator disputes a decision about a post',
    path: disputePath,
    fields: aboutDispute,
  }),
  'dispute.answered': publicEvent({
    summary: 'The brand answered a dispute',
    path: disputePath,
    fields: aboutDispute,
  }),
  'dispute.decided': publicEvent({
    summary: 'An admin decided a dispute',
    path: disputePath,
    fields: {
      ...aboutDispute,
      outcome: z.enum(['resolved', 'rejected']),
      remedy: z.nullable(z.enum(disputeRemedies)),
    },
  }),
}
