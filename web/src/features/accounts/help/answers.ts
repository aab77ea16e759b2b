import { searchForm } from '@permille/contract/input/search-form'
import {
  approvedPostsDefault,
  autoApproveHoursDefault,
  autoApproveHoursMaximum,
  fundingMinimumCents,
  payoutMinimumCents,
  pendingPostsDefault,
} from '@permille/contract/limits'
import { formatCents } from '@permille/contract/money'
import {
  decisionHoursAfterEnd,
  disputeAnswerDays,
  disputeDays,
  disputeDecisionDays,
  resubmitHours,
} from '@permille/contract/submissions/deadlines'

export type Audience = 'creators' | 'brands'

interface KnownAnswer {
  /** The URL's anchor. Never changes, because other pages link to it. */
  readonly id: string
  readonly audience: Audience
  readonly question: string
  /** A page in brackets is a link for those who may open it. */
  readonly text: string
}

/** Leaves out numbers that an operator can set; the pages that use them show them. */
export const answers = [
  {
    id: 'views',
    audience: 'creators',
    question: 'How are my views counted?',
    text: 'We read them from the platform where you posted, as often as it allows. You are paid for the highest accepted count: if the platform shows fewer views later, or we cannot read it for a while, you lose nothing. Views before the approval earn nothing until then, and are paid at once when the post is approved.',
  },
  {
    id: 'earnings',
    audience: 'creators',
    question: 'How much does a post earn?',
    text: 'Its views times the campaign’s rate per 1,000, under the terms of the day you submitted it. Below the campaign’s minimum it earns nothing, and it never earns more than the cap. A bonus, if the campaign has one, is paid once, at approval, in addition to the cap. A campaign pays while it has money left.',
  },
  {
    id: 'not-counted',
    audience: 'creators',
    question: 'Why are some of my views not counted?',
    text: 'The account is not verified yet: views are counted and paid once you prove that it is yours. The post has reached its cap, or its tracking has ended. The campaign has no money left: a top-up pays what your post has earned since. Or the views look unusual, and their earnings are set aside until the numbers look normal again or an admin has reviewed them; the post’s page says why, with the numbers.',
  },
  {
    id: 'limits',
    audience: 'creators',
    question: 'How many posts can I submit?',
    text: `In each campaign, ${pendingPostsDefault} in review and ${approvedPostsDefault} approved ones, unless the brand sets other limits. A brand can also limit how many creators take part. Each campaign’s page says what applies.`,
  },
  {
    id: 'report',
    audience: 'creators',
    question: 'How do I report a campaign?',
    text: 'Use “Report campaign” on its page, or on the page of a post that it rejected. Say what is wrong; an admin reviews it and tells you what they found. The brand does not learn who reported it.',
  },
  {
    id: 'review',
    audience: 'creators',
    question: 'How long does a review take?',
    text: `The brand chooses: ${autoApproveHoursDefault} hours unless it says otherwise, ${autoApproveHoursMaximum} at most. If it does not decide in time, we read the post again, and it is approved automatically. Posts that are gone, flagged, from an unverified account or beyond a limit wait for an admin instead, and the post’s page says so. When a campaign ends, posts in review are due within ${decisionHoursAfterEnd} hours.`,
  },
  {
    id: 'hold',
    audience: 'creators',
    question: 'Why can’t I withdraw my earnings yet?',
    text: 'New earnings are held for a while, so that mistakes can be corrected before the money leaves. [Earnings] shows when they become available. Earnings that an admin set aside, or that belong to an open dispute, are held until the decision. After you change your password or email, or connect a payout account, you cannot withdraw for a while either.',
  },
  {
    id: 'rejected',
    audience: 'creators',
    question: 'My post was rejected. What can I do?',
    text: `Read the reason on the post’s page. If the post was off brief, lacked the disclosure or was not public, you can fix it and resubmit it once, within ${resubmitHours} hours. If you think the decision is wrong, dispute it on the same page.`,
  },
  {
    id: 'disputes',
    audience: 'creators',
    question: 'How do disputes work?',
    text: `You can dispute a rejection, a reversal, a lock or a hold of a post’s money: each of them once, within ${disputeDays} days. The brand can answer within ${disputeAnswerDays} days; then an admin has ${disputeDecisionDays} days to decide. Until then the post’s unpaid earnings are held. Both sides can read the reason, the answer and the decision.`,
  },
  {
    id: 'payouts',
    audience: 'creators',
    question: 'How do I get paid?',
    text: `Connect a payout account at Stripe under [Earnings], then withdraw: the whole available balance, ${formatCents(payoutMinimumCents)} or more, one payout at a time. Its page lists the posts it pays and how much for each. The country of a payout account cannot be changed later.`,
  },
  {
    id: 'payout-failed',
    audience: 'creators',
    question: 'My payout failed. What can I do?',
    text: 'No money is lost: it is available again, or part of a later payout. The payout’s page states the reason. If Stripe needs something from you, [Earnings] says so and links to it; then withdraw again.',
  },
  {
    id: 'debts',
    audience: 'creators',
    question: 'Why do I owe money?',
    text: 'Money you had been paid was taken back, for a reason that you can read and dispute. Your later earnings repay it as they become available, the oldest debt first. You don’t have to pay it any other way.',
  },
  {
    id: 'funding',
    audience: 'brands',
    question: 'How do I fund a campaign?',
    text: `In advance, by card, ${formatCents(fundingMinimumCents)} or more. A draft goes live with its first payment, or at its start date. You can top up as often as you like; a campaign that has spent its money pauses, and its page says by when a payment must arrive to continue it.`,
  },
  {
    id: 'fees',
    audience: 'brands',
    question: 'What does it cost?',
    text: 'You pay what creators earn at the rate you advertise, and our fee, if there is one: it has its own line before you pay and on the receipt. Creators get the whole advertised rate. We earn the fee as they earn, so a refund includes its unearned part.',
  },
  {
    id: 'deadlines',
    audience: 'brands',
    question: 'How long do I have to review a post?',
    text: `As long as you chose for the campaign: ${autoApproveHoursDefault} hours unless you set another time, ${autoApproveHoursMaximum} at most. After that a post is approved automatically, unless an admin has to review it. You are notified before a deadline passes. An approval is final once you can no longer undo it.`,
  },
  {
    id: 'genuine-views',
    audience: 'brands',
    question: 'What if views are not genuine?',
    text: 'We compare each reading of a post with its account’s history and its likes. You see anything unusual, with the numbers. Earnings from doubtful views are set aside. Money that an admin takes back, or that a post earned before its approval was reversed, returns to your campaign.',
  },
  {
    id: 'deleted-brand',
    audience: 'brands',
    question: 'What if money is returned after I deleted my account?',
    text: 'When a post is reversed, its earnings return to its campaign, even if the brand’s account is gone. Write to us below with the campaign’s name and an address where we can reply.',
  },
  {
    id: 'refunds',
    audience: 'brands',
    question: 'How do I get unspent money back?',
    text: `End the campaign. Posts in review are decided within ${decisionHoursAfterEnd} hours, unless an admin has to review one; once no post can earn any more, request the refund on the campaign’s page. It goes to the cards that paid, newest payment first, including its part of the fee.`,
  },
  {
    id: 'chargebacks',
    audience: 'brands',
    question: 'What happens if I dispute a payment at my bank?',
    text: 'A live campaign pauses at once, and no one can resume it, top it up or refund it until the bank has decided. What creators earned until then stays theirs. For unspent money, request a refund instead: it is simpler and faster.',
  },
  {
    id: 'invite-only',
    audience: 'brands',
    question: 'Can I choose who sees a campaign?',
    text: 'Yes. An invite-only campaign does not appear on [Explore]; creators join it by a link that you send them, and only those who joined can submit. You can turn the link off and make a new one, and everyone who joined stays. Once live it can be opened to everyone, but not closed again.',
  },
  {
    id: 'block',
    audience: 'brands',
    question: 'Can I keep a creator out?',
    text: 'Yes, block them, with a reason that only you read. They can submit nothing more to your campaigns. Their posts in review still wait for your decision, and approved ones keep earning. You can unblock them at any time.',
  },
  {
    id: 'team',
    audience: 'brands',
    question: 'Can several people act for my brand?',
    text: 'Yes. Invite each of them under [Settings, Team], with their own address and a role: they manage campaigns, review posts, pay, or only read. Everyone signs in with their own password. Whoever is removed loses everything they could do with their next click, and you are asked whether the API keys, webhooks and report links that they made go on. A brand has one owner, who can transfer it to someone of the team.',
  },
  {
    id: 'several-brands',
    audience: 'brands',
    question: 'Can I act for several brands?',
    text: 'Yes: accept an invitation to another brand with the same account. To open several of your own, write to us below. Each tab is for one brand, named at the head of the menu; there you switch, and [All brands] shows where posts wait longest and whose money runs out first.',
  },
  {
    id: 'key',
    audience: 'brands',
    question: 'How do my own systems use Permille?',
    text: 'With an API key, made under [Settings, Developers] by the brand’s owner or someone with full access. You choose what it may do, and it is shown once. A key acts for the brand in the name of whoever made it. It cannot add people or make keys, and it approves no post that needs a person. If a key leaks, revoke it there: its next call is refused.',
  },
  {
    id: 'webhook',
    audience: 'brands',
    question: 'How do my own systems hear what happens, and why does a webhook not arrive?',
    text: 'Make a webhook under Settings, Developers: an https address of yours, or a channel of Discord or Slack, is told of what you choose within seconds. Its page lists everything sent in the last 30 days with what the address answered. Send test tries it at once. What does not arrive is tried again for three days, and you can have it sent again at any time. An address that answers nothing for five days is switched off, after you were told; switching it on again offers what it missed.',
  },
  {
    id: 'report-link',
    audience: 'brands',
    question: 'Can I show results to someone without an account?',
    text: 'Yes, with a report link: use “Share report” on a campaign’s page, or “Share” beside a brand under All brands. You choose which campaigns it shows, whether it shows what they cost and who made the posts, a password if you like, and when it ends. Whoever has the link reads current numbers, the same as yours. Revoke it, and it opens nothing from then on.',
  },
] as const satisfies readonly KnownAnswer[]

export type Answer = (typeof answers)[number]
export type AnswerId = Answer['id']

/** Returns the answers that contain every word of the search, in their order. */
export function findAnswers(search: string): Answer[] {
  const words = searchForm(search).split(/\s+/).filter(Boolean)
  return answers.filter(({ question, text }) => {
    const known = searchForm(`${question} ${text.replace(/[[\]]/g, '')}`)
    return words.every((word) => known.includes(word))
  })
}
