import { addHours } from '#platform/clock.ts'
import type { Reply } from '#testing/test-client.ts'
import { intentOf } from '#testing/test-sandbox.ts'
import {
  type Act,
  either,
  isAsked,
  isBrandAway,
  isClaimed,
  isCompleted,
  isDisputed,
  isLost,
  isPausedByAdmin,
  not,
  pageOf,
  type When,
  wasDisputed,
} from '../act.ts'
import type { PostFacts } from '../facts.ts'
import { isEarning } from '../moment.ts'
import type { Scene } from '../scene.ts'
import type { Seen } from '../shown.ts'

/** What a brand calls, which signs nobody in who is suspended or gone. */
export const away = { 'not-signed-in': isBrandAway }

export function onCampaign(scene: Scene, by: 'brand' | 'admin', verb: string): Promise<Reply> {
  return scene.press(by, `/api/campaigns/${scene.campaignId}/${verb}`)
}

export async function startPayment(scene: Scene, cents: number): Promise<Reply> {
  const body = { amount: cents / 100, campaignId: scene.campaignId }
  const reply = await scene.press('brand', '/api/stripe/create-payment-intent', body)
  if (reply.status < 400) scene.openForm = reply.json.clientSecret
  return reply
}

/** The browser confirms the form that is open, and the product hears of it. */
export async function pay(scene: Scene, card?: string): Promise<number> {
  const form = scene.openForm
  if (form === null) return 0
  scene.openForm = null
  const status = await scene.stage.server.sandbox.confirmPayment(form, card)
  if (status === 200) scene.intents.push(intentOf(form))
  await scene.stage.hear()
  return status
}

/** Until the seventh day, and then until the dispute is decided, a refund keeps what a rejected post could win (rules §7). */
const canWin: When = (scene) => {
  const page = pageOf(scene)
  if (page?.status !== 'rejected' || page.rejectionCode === 'withdrawn') return false
  const { rejectedAt } = scene.facts.of(page)
  // Their time stands still while they are suspended.
  const now = scene.facts.suspended?.at ?? scene.seen.at
  const isInTime = rejectedAt !== null && now < addHours(rejectedAt, 7 * 24)
  return isDisputed(scene) || (!wasDisputed(scene) && isInTime)
}

/** What a proof of a locked post would pay is kept for seven days (rules §7). */
function isProofLate({ lockedAt }: PostFacts, { at }: Seen): boolean {
  return lockedAt !== null && addHours(lockedAt, 7 * 24) < at
}

const paymentRules = {
  ...away,
  'campaign-completed': isCompleted,
  'campaign-ended': isCompleted,
  'funding-disputed': isClaimed,
  'funding-lost': isLost,
}

const topUp: Act = {
  by: 'brand',
  says: 'tops up $30.00',
  play: async (scene) => {
    const reply = await startPayment(scene, 3000)
    if (reply.status < 400) await pay(scene)
    return reply
  },
  refusals: paymentRules,
}

const payOpen: Act = {
  by: 'brand',
  says: 'pays in the form that was open',
  play: async (scene) => {
    if (scene.openForm === null) return null
    const wasRefused = isClaimed(scene) || isLost(scene)
    const status = await pay(scene)
    if (status === 200 && wasRefused) scene.facts.lateCents += 2000
    return 'happened'
  },
}

const mayStillEarn: When = ({ seen }) =>
  seen.posts.some(({ status }) => status === 'pending' || status === 'approved')

/** Creators can still object to a rejection or a lock, or prove their account. */
const mayStillWin: When = ({ seen }) =>
  seen.posts.some((page) => ['rejected', 'locked'].includes(page.status) || page.needsProof)

const refund: Act = {
  by: 'brand',
  says: 'asks for what is left',
  play: async (scene) => {
    const reply = await onCampaign(scene, 'brand', 'refund')
    await scene.stage.hear()
    return reply
  },
  refusals: {
    ...away,
    'campaign-not-over': either(not(isCompleted), mayStillEarn),
    'payment-disputed': either(isAsked, isLost),
    'posts-disputed': isDisputed,
    'nothing-to-refund': ({ seen }) => (seen.campaign?.leftCents ?? 0) === 0 || seen.brandOwes > 0,
    'campaign-paused-by-another': isPausedByAdmin,
    'paused-by-admin': isPausedByAdmin,
    'money-reserved': mayStillWin,
  },
  offered: async (scene) => {
    const list = await scene.read('brand', '/api/brand/refundable')
    if (list === null) return null
    const isOffered = ({
      campaignId,
      hindrance,
    }: {
      campaignId: string
      hindrance: string | null
    }) => campaignId === scene.campaignId && hindrance === null
    return list.some(isOffered)
  },
  done: (scene) => {
    const { facts, seen } = scene
    const isWaiting = seen.posts.some(
      (page) => isEarning(page) && page.needsProof && !isProofLate(facts.of(page), seen),
    )
    if (isWaiting) facts.wasRefundedBeforeProof = true
    if (canWin(scene)) facts.wasRefundedBeforeDispute = true
  },
}

export const paymentActs = {
  C1: {
    by: 'brand',
    says: 'opens the form of a payment of $20.00',
    play: (scene) => startPayment(scene, 2000),
    refusals: paymentRules,
  },
  C2: payOpen,
  'C2.topup': topUp,
  C3: {
    by: 'brand',
    says: 'starts another payment, which cancels the open one',
    play: async (scene) => (scene.openForm === null ? null : await startPayment(scene, 1500)),
    refusals: paymentRules,
  },
  C11: refund,
} satisfies Record<string, Act>
