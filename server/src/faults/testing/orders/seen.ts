import type { Reply } from '#testing/test-client.ts'
import type { Facts } from './facts.ts'
import type { Post, Role, Seen, SeenMoney, SeenPost } from './shown.ts'
import type { Stage } from './stage.ts'

/** Who looks: a scene, as far as what is read depends on it. */
interface Onlooker {
  readonly campaignId: string
  readonly creatorId: string
  readonly people: { readonly creator: { readonly userId: string } }
  readonly brand: { readonly userId: string }
  readonly posts: readonly Post[]
  readonly intents: readonly string[]
  readonly facts: Facts
  readonly stage: Stage
  read(role: Role, path: string): Promise<Reply['json'] | null>
}

export async function readSeen(scene: Onlooker): Promise<Seen> {
  const { campaignId: id, creatorId } = scene
  const admin = (path: string) => scene.read('admin', `/api/admin/${path}`)
  const some = async (path: string) => (id === '' ? [] : ((await admin(path)) ?? []))
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
  const strays = scene.facts.lateCents > 0 ? await readUnmatchedPayments(scene) : []
  return {
    at: scene.stage.now(),
    campaign,
    posts,
    claims,
    refunds,
    strays,
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

async function readPosts(scene: Onlooker): Promise<SeenPost[]> {
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
      const grantedCents = scene.facts.of({ videoId }).goodwillCents
      const earnings = own?.earnings ?? page.earnings + grantedCents
      const oursCents = earnings - page.earnings - grantedCents
      return { ...page, of, videoId, dispute, earnings, grantedCents, oursCents }
    }),
  )
  return await Promise.all(pages)
}

/** With what their card got back. */
async function readUnmatchedPayments(scene: Onlooker): Promise<Seen['strays']> {
  const path = '/api/admin/books/exceptions?state=returned'
  const list: Seen['strays'] = (await scene.read('admin', path)) ?? []
  const own = list.filter(({ ref }) => scene.intents.includes(ref))
  return await Promise.all(
    own.map(async (one) => {
      const refunds = await scene.stage.listAtProvider<{ amount: number }>(
        `refunds?payment_intent=${one.ref}`,
      )
      return { ...one, refundedCents: refunds.reduce((sum, { amount }) => sum + amount, 0) }
    }),
  )
}

interface Transfer {
  readonly amount: number
  readonly amount_reversed: number
}

/** Over all accounts that the creator ever had at the provider. */
async function readSent({ stage }: Onlooker, payouts: Seen['payouts']): Promise<number> {
  const otherwise = payouts.filter(({ paidReference }) => paidReference !== null)
  const accounts = [
    ...new Set(
      payouts.filter((one) => !otherwise.includes(one)).map(({ destination }) => destination),
    ),
  ]
  const lists = accounts.map((account) =>
    stage.listAtProvider<Transfer>(`transfers?limit=100&destination=${account}`),
  )
  const transfers = (await Promise.all(lists)).flat()
  return (
    transfers.reduce((sum, { amount, amount_reversed }) => sum + amount - amount_reversed, 0) +
    otherwise.reduce((sum, { totalCents }) => sum + totalCents, 0)
  )
}
