import { type PostFacts, worthOf } from './facts.ts'
import { dollars, type Sentence, sumOf, videosOf } from './moment.ts'
import type { Scene } from './scene.ts'
import type { Seen, SeenPost } from './shown.ts'

/**
 * After "taken back" a post gets nothing and asks for nothing for what was judged. After "reversed" it earns
 * nothing, by whatever way it is sent, until an admin approves it. After "upheld: release" its creator has what the
 * dispute was about. After "paused by an admin" the campaign is not live and none of its money goes back until an
 * admin says so. While a bank decides about a payment, nobody is paid out of it. What one person decided, another
 * person's agreement or change of mind does not undo.
 */
export const decided: Sentence = ({ scene, before, seen }) => [
  ...videosOf(seen).flatMap((pages) => decidedOf(scene, before, pages)),
  ...pausedByAdmin(scene, seen),
  ...paidWhileClaimed(scene, before, seen),
  ...swallowed(scene, seen),
]

/** While a bank decides about the only payment, nothing of it, and nothing that comes back, is paid to anyone. */
function paidWhileClaimed({ intents }: Scene, before: Seen, seen: Seen): string[] {
  if (intents.length > 1 || !isClaimedIn(before) || !isClaimedIn(seen)) return []
  const earnedBefore = new Map(before.posts.map((page) => [page.id, withoutGoodwill(page)]))
  return seen.posts.flatMap((page) => {
    const more = withoutGoodwill(page) - (earnedBefore.get(page.id) ?? 0)
    if (more <= 0) return []
    return [`the ${page.of}'s post got ${dollars(more)} while a bank decides about the payment`]
  })
}

/** What an admin grants is the marketplace's own money. */
function withoutGoodwill({ earnings, grantedCents }: SeenPost): number {
  return earnings - grantedCents
}

function isClaimedIn({ claims }: Seen): boolean {
  return claims.some(
    ({ status, isInquiry }) => !isInquiry && ['needs_response', 'under_review'].includes(status),
  )
}

/** An approval that nobody undid, of a post that nobody rejected, is kept. */
function swallowed({ facts }: Scene, { posts }: Seen): string[] {
  return posts.flatMap((page) => {
    const { approvals } = facts.of(page)
    const isLost = page.status === 'pending' && approvals.size > 0 && page.approvalFinalAt === null
    return isLost
      ? [`the approval by the ${[...approvals].join()} is gone, and nobody undid it`]
      : []
  })
}

function decidedOf(scene: Scene, before: Seen, pages: readonly SeenPost[]): string[] {
  const [first] = pages
  if (first === undefined) return []
  const facts = scene.facts.of(first)
  const earned = sumOf(pages.map(({ earnings }) => earnings))
  return [
    ...takenBackStays(facts, { pages, earned }),
    ...reversedStays(facts, earned),
    ...upheldIsPaid(facts, { pages, earned, before }),
  ]
}

/** Views that came before the ones that were judged stay worth what they are, paid or still due. */
function takenBackStays(
  facts: PostFacts,
  { pages, earned }: { pages: readonly SeenPost[]; earned: number },
): string[] {
  const { takenBack, count, goodwillCents } = facts
  if (takenBack === null || count > takenBack.count) return []
  const worth = Math.max(...pages.map((page) => worthOf(page, facts)))
  const due = earned + sumOf(pages.map(({ dueCents }) => dueCents)) - worth
  const more = earned - Math.max(worth, takenBack.earnings + goodwillCents)
  return [
    ...(due > 0 && more <= 0
      ? [`${dollars(due)} is due for views whose money was taken back`]
      : []),
    ...(more > 0 ? [`${dollars(more)} was paid for views whose money was taken back`] : []),
  ]
}

function reversedStays({ reversed, goodwillCents }: PostFacts, earned: number): string[] {
  if (reversed === null || earned - goodwillCents <= reversed.earnings) return []
  return [`a reversed post earned ${dollars(earned)}, and no admin approved it again`]
}

function upheldIsPaid(
  { disputed, goodwillCents }: PostFacts,
  { pages, earned, before }: { pages: readonly SeenPost[]; earned: number; before: Seen },
): string[] {
  const wasOpen = before.posts.some(
    ({ id, dispute }) => dispute?.status === 'open' && pages.some((page) => page.id === id),
  )
  const isUpheld = pages.some(({ dispute }) => dispute?.status === 'resolved')
  if (!wasOpen || !isUpheld || disputed === null || goodwillCents > 0) return []
  if (earned >= disputed.earnings) return []
  return [
    `the dispute about ${dollars(disputed.earnings)} was upheld, and ${dollars(earned)} is left`,
  ]
}

function pausedByAdmin({ facts: { adminPause } }: Scene, { campaign, refunds }: Seen): string[] {
  if (adminPause === null || campaign === null) return []
  const sent = refunds.length - adminPause.refunds
  return [
    ...(campaign.status === 'live' ? ['a campaign that an admin paused is live'] : []),
    ...(sent > 0 ? ['money of a campaign that an admin paused was refunded'] : []),
  ]
}
