import type { Scene } from './scene.ts'

// What the calls answer, as far as the sentences need it; the contract's types would be the product's word.

export interface SeenPost {
  readonly id: string
  readonly of: 'creator' | 'rival'
  readonly videoId: string
  readonly status: 'pending' | 'approved' | 'rejected' | 'locked' | 'paid'
  /** As its creator reads it, goodwill included. */
  readonly earnings: number
  readonly dueCents: number
  readonly rejectionCode: string | null
  readonly lockReason: string | null
  readonly resubmitUntil: string | null
  readonly approvalFinalAt: string | null
  readonly adminReasons: readonly string[]
  readonly needsProof: boolean
  readonly approvedAt: string | null
  readonly tracksUntil: string | null
  readonly approvalPay: { viewsCents: number; bonusCents: number } | null
  readonly terms: {
    ratePerKViewsCents: number
    minPayoutCents: number
    maxPayoutCents: number
    flatBonusCents: number
  }
  readonly snapshots: readonly {
    id: string
    viewCount: number | null
    source: 'api' | 'manual'
    counted: boolean
    snapshotTime: string
  }[]
  readonly holds: readonly { heldCents: number; endedAt: string | null }[]
  readonly watch: {
    doubts: readonly {
      id: string
      setAsideCents: number
      closedAt: string | null
      isUnread: boolean
      clearsAt: string | null
    }[]
  }
  /** The case, or null; of the creator's newest submission alone. */
  readonly dispute: SeenDispute | null
}

export interface SeenDispute {
  readonly status: 'open' | 'resolved' | 'rejected' | null
  readonly turn: 'brand' | 'admin' | null
  readonly frozenCents: number
  readonly remedies: readonly string[]
}

export interface SeenCampaign {
  readonly status: 'draft' | 'live' | 'paused' | 'completed'
  readonly pauseReason: string | null
  readonly leftCents: number
  readonly fundedCents: number
  readonly paidOutCents: number
  readonly startsAt: string | null
}

/** Everything about the creator's money. */
export interface SeenMoney {
  readonly available: number
  readonly maturing: number
  readonly frozen: number
  readonly frozenWithAccount: number
  readonly inTransit: number
  readonly owed: number
  readonly takenBack: number
  /** What their account at the provider got, less what came back. */
  readonly sent: number
  readonly isSuspended: boolean
  readonly isDeleted: boolean
  readonly payoutHold: boolean
}

export interface Seen {
  readonly at: Date
  readonly campaign: SeenCampaign | null
  readonly money: SeenMoney
  readonly posts: readonly SeenPost[]
  readonly claims: readonly {
    id: string
    status: string
    isInquiry: boolean
    stripeDisputeId: string
  }[]
  readonly refunds: readonly { id: string; status: string; totalCents: number; createdAt: string }[]
  readonly payouts: readonly {
    id: string
    status: string
    isHeld: boolean
    totalCents: number
    destination: string
  }[]
  readonly isBrandSuspended: boolean
  readonly isBrandDeleted: boolean
  readonly brandOwes: number
}

export async function readSeen(scene: Scene): Promise<Seen> {
  const { campaignId: id, creatorId } = scene
  const admin = (path: string) => scene.read('admin', `/api/admin/${path}`)
  const some = async (path: string) => (id === '' ? [] : ((await admin(path)) ?? []))
  await scene.signInIfNeeded()
  const [campaign, user, brand, posts, claims, refunds, payouts] = await Promise.all([
    id === '' ? null : admin(`campaigns/${id}`),
    admin(`users/${scene.people.creator.userId}`),
    admin(`users/${scene.brand.userId}`),
    readPosts(scene),
    some(`chargebacks?state=all&campaignId=${id}`),
    some(`campaigns/${id}/refunds`),
    admin(`payouts?creatorId=${creatorId}`),
  ])
  const sent = await readSent(scene, payouts ?? [])
  return {
    at: scene.stage.now(),
    campaign,
    posts,
    claims,
    refunds,
    payouts: payouts ?? [],
    isBrandSuspended: brand?.suspension != null,
    isBrandDeleted: brand?.deletedAt != null,
    brandOwes: brand?.brand?.owedCents ?? 0,
    money: moneyOf(user, sent),
  }
}

// biome-ignore lint/suspicious/noExplicitAny: an admin's page of a user, as it was answered
function moneyOf(user: any, sent: number): SeenMoney {
  const side = user.creator
  return {
    available: side?.availableCents ?? 0,
    maturing: side?.maturingCents ?? 0,
    frozen: side?.frozenCents ?? 0,
    frozenWithAccount: side?.frozenWithAccountCents ?? 0,
    inTransit: side?.inTransitCents ?? 0,
    owed: side?.owedCents ?? 0,
    takenBack: side?.takenBackCents ?? 0,
    payoutHold: side?.payoutHold != null || (side?.payoutHolds?.length ?? 0) > 0,
    isSuspended: user.suspension !== null,
    isDeleted: user.deletedAt !== null,
    sent,
  }
}

async function readPosts(scene: Scene): Promise<SeenPost[]> {
  const pages = scene.posts.flatMap(({ of, videoId, submissionIds }) =>
    submissionIds.map(async (id) => {
      const [page, own, about] = await Promise.all([
        scene.read('admin', `/api/brand/submissions/${id}`),
        of === 'creator' ? scene.read('creator', `/api/creator/submissions/${id}`) : null,
        of === 'creator' ? scene.read('admin', `/api/submissions/${id}/dispute`) : null,
      ])
      const dispute = about && {
        status: about.dispute?.status ?? null,
        turn: about.dispute?.turn ?? null,
        frozenCents: about.frozenCents,
        remedies: about.remedies,
      }
      const earnings = own?.earnings ?? page.earnings + scene.facts.of({ videoId }).goodwillCents
      return { ...page, of, videoId, dispute, earnings }
    }),
  )
  return await Promise.all(pages)
}

interface Transfer {
  readonly amount: number
  readonly amount_reversed: number
}

/** Over all accounts that the creator ever had at the provider. */
async function readSent({ stage }: Scene, payouts: Seen['payouts']): Promise<number> {
  const accounts = [...new Set(payouts.map(({ destination }) => destination))]
  const lists = accounts.map((account) =>
    stage.listAtProvider<Transfer>(`transfers?limit=100&destination=${account}`),
  )
  const transfers = (await Promise.all(lists)).flat()
  return transfers.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0)
}
