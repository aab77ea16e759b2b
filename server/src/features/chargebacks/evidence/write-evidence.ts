import type { EvidenceSection } from '@permille/contract/chargebacks/chargebacks'
import { formatCents } from '@permille/contract/money'
import { platformFacts } from '@permille/contract/platforms'
import type { DisputeEvidence } from '#integrations/stripe/payment-provider.ts'
import type {
  CustomerAction,
  DeliveredPost,
  PaidCreator,
  Purchase,
  ViewsOfDay,
} from './evidence-store.ts'

export interface Receipts {
  readonly purchase: Purchase
  readonly posts: readonly DeliveredPost[]
  readonly viewsByDay: readonly ViewsOfDay[]
  readonly payments: readonly PaidCreator[]
  readonly actions: readonly CustomerAction[]
}

/** Stripe takes 20,000 characters for each text; the rest is for the heading and the line about more. */
const charactersMax = 19_500

/** The texts that the bank reads, in Stripe's fields; pure. */
export function writeEvidence(receipts: Receipts, statement: string): DisputeEvidence {
  const { purchase, posts } = receipts
  return {
    customerName: purchase.customerName,
    customerEmail: purchase.customerEmail,
    productDescription: productOf(purchase),
    serviceDate: serviceDateOf(purchase, posts),
    activityLog: fit([
      ...section('Posts delivered', posts.map(postLine)),
      ...section(
        'Views by day (UTC), as the platforms counted them unless it says otherwise',
        receipts.viewsByDay.map(dayLine),
      ),
      ...section('What the customer did', receipts.actions.map(actionLine)),
    ]),
    refundPolicy: refundPolicyOf(purchase),
    refundRefusal: fit([
      ...(purchase.refundedCents > 0
        ? [`${formatCents(purchase.refundedCents)} of this payment has already gone back.`]
        : []),
      `Creators earned ${formatCents(purchase.earnedCents)} for posts that the customer ordered. The rest was never withheld: it goes back to the card in one click, within 72 hours after the customer ends the campaign, less what creators can still win by disputing a decision.`,
      ...section('Paid out to creators', receipts.payments.map(paidLine)),
    ]),
    statement,
  }
}

/** The same texts with titles, as an admin reads them. */
export function titleEvidence(evidence: DisputeEvidence): EvidenceSection[] {
  return [
    { title: 'Customer', text: `${evidence.customerName}, ${evidence.customerEmail}` },
    { title: 'What was bought', text: evidence.productDescription },
    { title: 'When it was delivered', text: evidence.serviceDate },
    { title: 'What was delivered', text: evidence.activityLog },
    { title: 'The refund rule', text: evidence.refundPolicy },
    { title: 'Why no refund is due', text: evidence.refundRefusal },
    { title: 'In our words', text: evidence.statement },
  ].filter(({ text }) => text !== '')
}

function productOf(purchase: Purchase): string {
  const { platforms, brief, minPayoutCents, maxPayoutCents, flatBonusCents } = purchase
  const names = platforms.map((platform) => platformFacts[platform].title).join(', ')
  return fit([
    `A campaign on a marketplace for short videos: creators publish posts about the customer’s brand and are paid per 1,000 views.`,
    `Campaign: ${purchase.campaignName}, by ${purchase.brandName}, on ${names}.`,
    `Terms set by the customer: ${formatCents(purchase.ratePerKViewsCents)} per 1,000 views${minPayoutCents > 0 ? `, at least ${formatCents(minPayoutCents)} a post` : ''}${maxPayoutCents > 0 ? `, at most ${formatCents(maxPayoutCents)} a post` : ''}${flatBonusCents > 0 ? `, ${formatCents(flatBonusCents)} for each approved post` : ''}.`,
    `Account opened ${timeOf(purchase.registeredAt)}, campaign created ${timeOf(purchase.campaignCreatedAt)}.`,
    `Payment ${purchase.paymentIntentId}: ${formatCents(purchase.paidCents)}${purchase.paidFeeCents > 0 ? ` and a fee of ${formatCents(purchase.paidFeeCents)}` : ''}, started by the customer ${timeOf(purchase.startedAt)}, paid ${timeOf(purchase.paidAt)}.`,
    ...(brief === null ? [] : ['', 'The customer’s brief:', brief]),
  ])
}

function serviceDateOf(purchase: Purchase, posts: readonly DeliveredPost[]): string {
  if (purchase.liveAt === null) return 'The campaign had not started.'
  const end = purchase.completedAt === null ? 'now' : dayOf(purchase.completedAt)
  const approved = posts.map(({ approvedAt }) => approvedAt.getTime())
  const first =
    approved.length === 0 ? '' : `, first post approved ${dayOf(new Date(Math.min(...approved)))}`
  return `${dayOf(purchase.liveAt)} to ${end}${first}`
}

function postLine(post: DeliveredPost): string {
  const { platform, creatorName, postUrl, views, earnedCents } = post
  const by =
    post.approvedBy ??
    (post.approverKind === 'system' ? 'the campaign’s deadline' : post.approverKind)
  return `${postUrl} (${platformFacts[platform].title}, ${creatorName}): submitted ${timeOf(post.submittedAt)}, approved ${timeOf(post.approvedAt)} by ${by}, ${views.toLocaleString('en-US')} views, ${formatCents(earnedCents)}`
}

function dayLine({ day, views, isEntered }: ViewsOfDay): string {
  return `${day}: ${views.toLocaleString('en-US')}${isEntered ? ', with a count entered by us' : ''}`
}

/** Claims only what the customer read. */
function refundPolicyOf({ agreedText, paidAt }: Purchase): string {
  if (agreedText !== null) {
    return `Shown to the customer beside the button that paid, ${timeOf(paidAt)}: “${agreedText}”`
  }
  return 'What creators have not earned can be refunded to the card in one click, on the Billing page, once the campaign has ended and its posts are closed. What they have earned for views already delivered is not refunded.'
}

const actionLabels: Readonly<Record<string, string>> = {
  'campaign.create': 'created the campaign',
  'campaign.pause': 'paused the campaign',
  'campaign.resume': 'resumed the campaign',
  'campaign.complete': 'ended the campaign',
  'campaign.refund': 'asked for what was left',
  'funding.start': 'chose the amount and opened the payment form',
  'submission.approve': 'approved a post',
  'submission.reject': 'rejected a post',
  'user.accept-invitation': 'accepted the invitation and set a password',
  'user.sign-in': 'signed in',
}

function actionLine({ at, action, network, browser }: CustomerAction): string {
  const from = [network, browser].filter((each) => each !== null).join(', ')
  return `${timeOf(at)} ${actionLabels[action] ?? action}${from === '' ? '' : ` (from ${from})`}`
}

function paidLine({ creatorName, transferId, paidAt, cents }: PaidCreator): string {
  return `${dayOf(paidAt)} ${creatorName}: ${formatCents(cents)}, transfer ${transferId}`
}

function section(title: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : ['', `${title}:`, ...lines]
}

/** Whole lines, as many as fit. */
function fit(lines: readonly string[]): string {
  let length = 0
  const kept = lines.filter((line) => {
    length += line.length + 1
    return length <= charactersMax
  })
  const left = lines.length - kept.length
  const text = left === 0 ? kept : [...kept, `and ${left} more lines, on request.`]
  return text.join('\n').trim()
}

function timeOf(at: Date): string {
  return `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`
}

function dayOf(at: Date): string {
  return at.toISOString().slice(0, 10)
}
