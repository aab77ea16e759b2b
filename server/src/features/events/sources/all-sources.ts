import {
  accountEvents,
  answerEvents,
  factorEvents,
  formerEvents,
  invitationEvents,
  passwordLinkEvents,
  payoutAccountEvents,
  signInEvents,
  termsEvents,
  transferEvents,
} from './account-events.ts'
import { budgetEvents, campaignEvents, refundableEvents } from './campaign-events.ts'
import type { EventSource } from './event-source.ts'
import {
  decidedMoneyEvents,
  disputeEvents,
  paymentEvents,
  payoutEvents,
  refundCostEvents,
  refundEvents,
  refundRequestEvents,
} from './money-events.ts'
import { deadlineEvents, freezeEvents, leftPostEvents, postEvents } from './post-events.ts'
import {
  dayEvents,
  discrepancyEvents,
  joinEvents,
  loggedEvents,
  newcomerEvents,
  payoutStopEvents,
} from './untold-events.ts'

/**
 * Everything that is found in history. Of what happened at one instant, the order here is the order of the events: what
 * moves a campaign's money comes before the campaign, which starts or goes on by it in the same transaction.
 */
export const eventSources: readonly EventSource[] = [
  newcomerEvents,
  loggedEvents,
  joinEvents,
  postEvents,
  deadlineEvents,
  leftPostEvents,
  freezeEvents,
  decidedMoneyEvents,
  paymentEvents,
  refundRequestEvents,
  refundEvents,
  campaignEvents,
  dayEvents,
  budgetEvents,
  refundableEvents,
  refundCostEvents,
  payoutEvents,
  payoutAccountEvents,
  discrepancyEvents,
  payoutStopEvents,
  disputeEvents,
  accountEvents,
  signInEvents,
  passwordLinkEvents,
  factorEvents,
  formerEvents,
  invitationEvents,
  termsEvents,
  transferEvents,
  answerEvents,
]
