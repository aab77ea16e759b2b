import { decided } from './decided.ts'
import { worthOf } from './facts.ts'
import {
  dollars,
  isEarning,
  type Moment,
  type Sentence,
  sumOf,
  videosOf,
  worthOfPages,
} from './moment.ts'
import type { Scene } from './scene.ts'
import type { Seen, SeenPost } from './shown.ts'

const holdHours = 72
const hourMs = 3_600_000
/** An observation comes shortly after what it observes. */
const slackMs = 15 * 60_000

/**
 * What a creator was sent (less what came back), has available, in its hold, frozen or in a queued payout is at
 * most what their posts are worth: the reward of the highest count since the latest submission that nobody voided,
 * the bonus once, and goodwill. It does not matter how often a post was submitted, reversed or given up in between.
 */
const once: Sentence = ({ scene, seen }) => {
  const { sent, available, maturing, inTransit } = seen.money
  // A freeze takes money that had paid a debt: it is owed again, and paid first once the money is free.
  const { frozen: all, owed } = seen.money
  const frozen = Math.max(0, all - owed - scene.facts.givenUpFrozenCents)
  const complaints = videosOf(seen).flatMap((pages) => moreThanWorth(scene, pages))
  const worth = videosOf(seen)
    .filter(([page]) => page?.of === 'creator')
    .reduce((sum, pages) => sum + worthOfPages(scene, pages), 0)
  const unsent = available + maturing + frozen + inTransit
  const has = sent + unsent
  const kept = videosOf(seen)
    .filter(([page]) => page?.of === 'creator')
    .reduce((sum, pages) => sum + keptOf(scene, pages), 0)
  if (has <= worth && unsent <= kept) return complaints
  if (has <= worth) {
    return [
      ...complaints,
      `${dollars(unsent)} waits for the creator, whose approved posts and goodwill are worth ${dollars(kept)}`,
    ]
  }
  const parts = `sent ${dollars(sent)}, available ${dollars(available)}, on hold ${dollars(maturing)}, frozen ${dollars(frozen)}, in a payout ${dollars(inTransit)}`
  return [
    ...complaints,
    `the creator has ${dollars(has)} of posts worth ${dollars(worth)}: ${parts}`,
  ]
}

function moreThanWorth(scene: Scene, pages: readonly SeenPost[]): string[] {
  const [earned, worth] = [sumOf(pages.map(({ earnings }) => earnings)), worthOfPages(scene, pages)]
  if (earned <= worth) return []
  return [`the ${pages[0]?.of}'s post shows ${dollars(earned)} and is worth ${dollars(worth)}`]
}

/** What a reversed post earned returns to whoever paid it; what a dispute granted is a gift. */
function keptOf(scene: Scene, pages: readonly SeenPost[]): number {
  const facts = pages[0] && scene.facts.of(pages[0])
  return facts?.reversed == null ? worthOfPages(scene, pages) : facts.goodwillCents
}

/**
 * When nothing moves any more and the campaign has money that it may spend, each approved, locked or paid post of a
 * creator who is here and proven has exactly its reward and bonus, whoever had the money in between. A post that
 * something was taken back of has no more than that (what was judged is a matter of the third sentence).
 */
const whole: Sentence = ({ scene, seen, isQuiet }) => {
  const gone = isQuiet ? lateMoneyGone(scene, seen) : []
  if (gone.length > 0) return gone
  const { wasRefundedBeforeProof } = scene.facts
  if (!isQuiet || !(canSpend(seen) || wasRefundedBeforeProof)) return []
  if (!wasRefundedBeforeProof && seen.posts.some((page) => waitsForBonus(page, seen))) return []
  return seen.posts.flatMap((page) => {
    const facts = scene.facts.of(page)
    if (!isEarning(page) || !isPayable(scene, seen, page) || facts.takenBack !== null) return []
    if (facts.voidedViews > 0) return []
    const worth = worthOf(page, facts)
    if (page.earnings >= worth) return []
    const left = dollars(seen.campaign?.leftCents ?? 0)
    return [
      `the ${page.of}'s ${page.status} post has ${dollars(page.earnings)} of ${dollars(worth)} while its campaign has ${left} left`,
    ]
  })
}

/** A bonus is paid whole, and before views: what is left may be less (rules §4). */
function waitsForBonus(page: SeenPost, { campaign }: Seen): boolean {
  const { flatBonusCents } = page.terms
  const left = campaign?.leftCents ?? 0
  return isEarning(page) && page.earnings < flatBonusCents && left < flatBonusCents
}

function lateMoneyGone({ facts }: Scene, { campaign, refunds, strays }: Seen): string[] {
  const left = campaign?.leftCents ?? 0
  const back = sumOf(refunds.map(({ totalCents }) => totalCents))
  const apart = sumOf(
    strays.map((one) => one.unreturnedCents + one.paidOtherwiseCents + one.refundedCents),
  )
  const { lateCents, isLateClaimed } = facts
  if (isLateClaimed || lateCents === 0 || left + back + apart >= lateCents) return []
  return [
    `${dollars(lateCents)} was paid in after a bank had claimed another payment, and of it only ${dollars(left)} is left, ${dollars(back)} refunded and ${dollars(apart)} apart or sent back`,
  ]
}

function canSpend({ campaign, claims }: Seen): boolean {
  if (campaign === null || campaign.status === 'draft') return false
  const isClaimed = claims.some(
    ({ status, isInquiry }) => !isInquiry && !['won', 'closed'].includes(status),
  )
  return campaign.leftCents > 0 && !isClaimed
}

function isPayable({ facts }: Scene, { money }: Seen, page: SeenPost): boolean {
  if (['not_owner', 'gone'].includes(page.lockReason ?? '')) return false
  if (page.of === 'rival') return true
  return facts.isProven && !facts.isRemoved && !money.isSuspended && !money.isDeleted
}

/** With a hold of 72 hours, nothing earned less than 72 hours ago can be withdrawn or was sent, by any way. */
const notBeforeItsTime: Sentence = ({ scene, seen }) => {
  const { available, inTransit, sent } = seen.money
  const limit = seen.at.getTime() - holdHours * hourMs + slackMs
  const before = scene.facts.earned.filter(({ at }) => at.getTime() <= limit)
  const ripe = Math.max(0, ...before.map(({ cents }) => cents))
  const withdrawable = available + inTransit + sent
  if (withdrawable <= ripe) return []
  return [
    `${dollars(withdrawable)} can be withdrawn, and 72 hours ago ${dollars(ripe)} had been earned`,
  ]
}

/** Whatever brought a post before its reviewer, its page shows the signals of the numbers that an approval pays for. */
const looked: Sentence = ({ scene, seen }) =>
  seen.posts.flatMap((page) => {
    const { submittedCount, submittedLikes } = scene.facts.of(page)
    const isOdd = submittedCount > 0 && submittedLikes === 0
    if (page.status !== 'pending' || !isOdd || page.adminReasons.includes('flagged')) return []
    return [`a post with ${submittedCount} views and no likes waits without a signal`]
  })

/** What was flagged, or earned during a suspension, can be withdrawn only once someone has decided about it. */
const undecided: Sentence = ({ scene, seen }) => {
  const { available, maturing, inTransit, sent } = seen.money
  const has = available + maturing + inTransit + sent
  const own = videosOf(seen).filter(([page]) => page?.of === 'creator')
  const isOpen = own.flat().some((page) => scene.facts.of(page).undecidedViews > 0)
  const free = own.reduce((sum, pages) => {
    const worths = pages.map((page) => worthOf(page, scene.facts.of(page), { isDecided: true }))
    return sum + Math.max(...worths)
  }, 0)
  if (!isOpen || has <= free) return []
  return [`${dollars(has)} is free, and someone has decided about ${dollars(free)} only`]
}

/**
 * What a campaign does not pay the marketplace pays in one case: a reversal was undone when its campaign could get no
 * money any more (rules §3). Otherwise two who know each other could have it both ways.
 */
const paidByItsCampaign: Sentence = ({ scene, seen }) => {
  const { facts } = scene
  const isOver =
    seen.campaign?.status === 'completed' ||
    seen.claims.some(({ status }) => status === 'lost') ||
    facts.wasLossUndone
  const wasKept =
    facts.wasRefundedBeforeDispute && !facts.wasRefundedOutside && seen.claims.length === 0
  return seen.posts.flatMap((page) => {
    const mayPay = isOver && !wasKept && facts.of(page).wasPaidAgain
    if (page.oursCents <= 0 || mayPay) return []
    return [`the marketplace paid ${dollars(page.oursCents)} for the ${page.of}'s post`]
  })
}

const sentences = {
  once,
  whole,
  'paid by its campaign': paidByItsCampaign,
  'decided is decided': decided,
  'not before its time': notBeforeItsTime,
  'looked at each time': looked,
  'undecided stays undecided': undecided,
} satisfies Record<string, Sentence>

export function complaintsOf(moment: Moment): string[] {
  return Object.entries(sentences).flatMap(([name, sentence]) =>
    sentence(moment).map((complaint) => `${name}: ${complaint}`),
  )
}
