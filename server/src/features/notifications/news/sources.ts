import {
  accountNews,
  factorNews,
  formerNews,
  invitationNews,
  passwordLinkNews,
  signInNews,
  termsNews,
} from './account-news.ts'
import { answerNews } from './answer-news.ts'
import { budgetNews, campaignNews } from './campaign-news.ts'
import { decidedMoneyNews } from './decided-money-news.ts'
import { leftPostNews } from './left-post-news.ts'
import { disputeNews, paymentNews, payoutNews, refundNews } from './money-news.ts'
import type { NewsSource } from './news.ts'
import { payoutAccountNews } from './payout-account-news.ts'
import { deadlineNews, freezeNews, postNews } from './post-news.ts'
import { refundCostNews } from './refund-cost-news.ts'
import { refundableNews } from './refundable-news.ts'

/** Everything that people are told of. */
export const newsSources: readonly NewsSource[] = [
  postNews,
  deadlineNews,
  leftPostNews,
  freezeNews,
  decidedMoneyNews,
  campaignNews,
  budgetNews,
  paymentNews,
  refundNews,
  refundableNews,
  refundCostNews,
  payoutNews,
  payoutAccountNews,
  disputeNews,
  accountNews,
  signInNews,
  passwordLinkNews,
  factorNews,
  formerNews,
  invitationNews,
  termsNews,
  answerNews,
]
