import type { Reply } from '../../../testing/test-client.ts'
import { intentOf } from '../../../testing/test-sandbox.ts'
import {
  type Act,
  either,
  isAsked,
  isBrandAway,
  isCampaign,
  isClaimed,
  isCompleted,
  isDisputed,
  isLost,
  isPausedByAdmin,
  not,
  type Outcome,
  pageOf,
  reason,
  type When,
} from './act.ts'
import { readViews } from './post-acts.ts'
import type { Scene } from './scene.ts'
import { isEarning } from './sentences.ts'

const day = 24 * 3600

/** What a brand calls, which signs nobody in who is suspended or gone. */
const away = { 'not-signed-in': isBrandAway }

function onCampaign(scene: Scene, by: 'brand' | 'admin', verb: string): Promise<Reply> {
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

const paymentRules = {
  ...away,
  'campaign-completed': isCompleted,
  'campaign-ended': isCompleted,
  'funding-disputed': isClaimed,
  'funding-lost': isLost,
}

export const topUp: Act = {
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

const pause = (by: 'brand' | 'admin'): Act => ({
  by,
  says: 'pauses the campaign',
  play: (scene) => {
    if (by === 'brand') return onCampaign(scene, 'brand', 'pause')
    return scene.press('admin', `/api/admin/campaigns/${scene.campaignId}/pause`, reason)
  },
  refusals:
    by === 'brand'
      ? { ...away, 'campaign-status': not(isCampaign('live')) }
      : { 'campaign-status': either(isCampaign('draft', 'completed'), isPausedByAdmin) },
  done: (scene) => {
    if (by === 'admin') scene.facts.adminPause = { refunds: scene.seen.refunds.length }
  },
  undo: by === 'brand' ? 'C7' : 'C7.admin',
})

const resume = (by: 'brand' | 'admin'): Act => ({
  by,
  says: 'resumes the campaign',
  play: (scene) => onCampaign(scene, by, 'resume'),
  refusals: {
    ...(by === 'brand' && away),
    'campaign-status': not(isCampaign('paused')),
    'brand-suspended': isBrandAway,
    'campaign-without-money': ({ seen }) => seen.campaign?.leftCents === 0,
    'funding-disputed': isClaimed,
    'funding-lost': isLost,
    'campaign-paused-by-another': either(isPausedByAdmin, isClaimed, isLost),
  },
  done: (scene) => {
    if (by === 'admin') scene.facts.adminPause = null
  },
})

const complete = (by: 'brand' | 'admin'): Act => ({
  by,
  says: 'ends the campaign',
  play: (scene) => onCampaign(scene, by, 'complete'),
  refusals: {
    ...(by === 'brand' && away),
    'campaign-status': isCompleted,
    'campaign-never-funded': isCampaign('draft'),
    'campaign-paused-by-another': isPausedByAdmin,
  },
})

const edit: Act = {
  by: 'brand',
  says: 'raises the limits of the campaign',
  play: (scene) =>
    scene.press('brand', `/api/campaigns/${scene.campaignId}`, { approvedPostsMax: 20 }, 'PUT'),
  refusals: { ...away, 'campaign-not-editable': isCompleted },
}

const remove: Act = {
  by: 'brand',
  says: 'deletes the draft',
  play: async (scene) => {
    const reply = await scene.press(
      'brand',
      `/api/campaigns/${scene.campaignId}`,
      undefined,
      'DELETE',
    )
    if (reply.status < 400) scene.campaignId = ''
    return reply
  },
  refusals: {
    ...away,
    'campaign-not-deletable': ({ seen }) =>
      seen.campaign?.status !== 'draft' || seen.campaign.fundedCents > 0,
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
    const isWaiting = scene.seen.posts.some((page) => isEarning(page) && page.needsProof)
    if (isWaiting) scene.facts.wasRefundedBeforeProof = true
  },
}

/** Seconds later the bank of some cards gives back what was refunded. */
const returned: Act = {
  by: 'provider',
  says: 'the bank answers about the refund',
  play: async (scene) => {
    if (scene.seen.refunds.length === 0) return null
    await scene.turn(20)
    await scene.stage.settle()
    return 'happened'
  },
}

const atDashboard: Act = {
  by: 'provider',
  says: 'refunds $5.00 at the dashboard',
  play: async (scene) => {
    const intentId = scene.intents[0]
    if (intentId === undefined || isAsked(scene) || isLost(scene)) return null
    try {
      await scene.stage.server.sandbox.refundAtDashboard({ intentId, amountCents: 500 })
    } catch {
      return null
    }
    await scene.stage.hear()
    return 'happened'
  },
}

const writeOffBrand: Act = {
  by: 'admin',
  says: 'gives up what the brand owes',
  play: (scene) =>
    scene.press('admin', `/api/admin/users/${scene.brand.userId}/write-off-debt`, reason),
  refusals: { 'no-debt': ({ seen }) => seen.brandOwes === 0 },
}

const warned = (verb: 'refund' | 'keep'): Act => ({
  by: 'admin',
  says:
    verb === 'refund' ? 'refunds a payment by a stolen card' : 'keeps a payment that was reported',
  play: async (scene) => {
    const id = await findWarning(scene)
    if (id === null) return null
    const reply = await scene.press('admin', `/api/admin/fraud-warnings/${id}/${verb}`, reason)
    await scene.stage.hear()
    return reply
  },
  refusals: {
    'fraud-warning-decided': () => true,
    'payment-disputed': isAsked,
    'nothing-to-refund': ({ seen }) => (seen.campaign?.leftCents ?? 0) === 0,
  },
  done: (scene) => {
    if (verb === 'refund') scene.facts.adminPause = { refunds: scene.seen.refunds.length + 1 }
  },
})

async function findWarning(scene: Scene): Promise<string | null> {
  const list = await scene.read('admin', '/api/admin/fraud-warnings?state=open')
  const own = (list ?? []).find(
    (one: { campaignId: string }) => one.campaignId === scene.campaignId,
  )
  return own?.id ?? null
}

const atBank = (how: 'ask' | 'claim'): Act => ({
  by: 'provider',
  says: how === 'ask' ? 'a bank asks about the payment' : 'a bank claims the payment',
  play: async (scene) => {
    const charge = scene.intents[0]
    if (charge === undefined || scene.seen.claims.length > 0) return null
    await scene.stage.atProvider('charge', { charge, how })
    await scene.stage.hear()
    return 'happened'
  },
  undo: 'C20.won',
})

const verdict = (said: 'won' | 'lost'): Act => ({
  by: 'provider',
  says: `the bank decides: ${said}`,
  play: async (scene) => {
    const open = scene.seen.claims.find(({ status }) =>
      ['needs_response', 'under_review'].includes(status),
    )
    if (open === undefined) return null
    await scene.stage.atProvider('dispute', { dispute: open.stripeDisputeId, verdict: said })
    await scene.stage.hear()
    return 'happened'
  },
})

const respond = (verb: 'evidence' | 'accept'): Act => ({
  by: 'admin',
  says: verb === 'accept' ? 'accepts the claim' : 'sends evidence to the bank',
  play: async (scene) => {
    const open = scene.seen.claims[0]
    if (open === undefined) return null
    const body = verb === 'accept' ? reason : { statement: 'Delivered' }
    const reply = await scene.press('admin', `/api/admin/chargebacks/${open.id}/${verb}`, body)
    await scene.stage.hear()
    return reply
  },
  refusals: {
    'chargeback-ended': not(isAsked),
    'chargeback-answered': () => true,
    'inquiry-not-accepted': ({ seen }) => seen.claims[0]?.isInquiry === true,
  },
})

const lastCent: Act = {
  by: 'system',
  says: 'reads so many views that the money runs out',
  play: async (scene): Promise<Outcome> => {
    if (pageOf(scene)?.status !== 'approved') return null
    const views = scene.post.views + (scene.seen.campaign?.leftCents ?? 0) + 700
    await readViews(scene, scene.post, { views, likes: views })
    return 'happened'
  },
}

/** The other creator's views take all that is left. */
const lastCentOfRival: Act = {
  by: 'system',
  says: "reads so many views of another creator's post that the money runs out",
  play: async (scene): Promise<Outcome> => {
    const rival = scene.posts.find(({ of }) => of === 'rival')
    const left = scene.seen.campaign?.leftCents ?? 0
    const isTooMuch = scene.terms.hasTerms && rival !== undefined && rival.views + left > 3900
    if (rival === undefined || left === 0 || isTooMuch) return null
    const views = rival.views + left + 700
    await readViews(scene, rival, { views, likes: views })
    return 'happened'
  },
}

const suspendBrand = (verb: 'suspend' | 'restore'): Act => ({
  by: 'admin',
  says: `${verb}s the brand`,
  play: async (scene) => {
    const path = `/api/admin/users/${scene.brand.userId}/${verb}`
    const reply = await scene.press('admin', path, verb === 'suspend' ? reason : undefined)
    if (reply.status < 400) await scene.signIn()
    await scene.stage.hear()
    return reply
  },
  refusals: {
    'already-suspended': ({ seen }) => seen.isBrandSuspended,
    'not-suspended': ({ seen }) => !seen.isBrandSuspended,
    'account-deleted': ({ seen }) => seen.isBrandDeleted,
  },
  ...(verb === 'suspend' && { undo: 'C22.restore' }),
})

const deleteBrand: Act = {
  by: 'brand',
  says: 'deletes its account',
  play: (scene) => scene.press('brand', '/api/account/deletion', { givesUpCents: 0 }),
  refusals: { ...away, 'deletion-blocked': () => true },
  offered: async (scene) => {
    const plan = await scene.read('brand', '/api/account/deletion')
    return plan === null ? null : plan.blockers.length === 0
  },
}

const block: Act = {
  by: 'brand',
  says: 'blocks the creator',
  play: async (scene) => {
    const body = { handle: scene.handle, ...reason }
    return await scene.press('brand', '/api/brand/blocks', body)
  },
  refusals: { ...away, 'creator-not-found': ({ seen }) => seen.money.isDeleted },
  done: (scene) => {
    scene.facts.isBlocked = true
  },
  undo: 'C24.unblock',
}

const unblock: Act = {
  by: 'brand',
  says: 'unblocks the creator',
  play: (scene) => scene.press('brand', `/api/brand/blocks/${scene.handle}`, undefined, 'DELETE'),
  refusals: { ...away, 'creator-not-found': () => true },
  done: (scene) => {
    scene.facts.isBlocked = false
  },
}

export const campaignActs = {
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
  C4: {
    by: 'system',
    says: 'the start date comes',
    play: async (scene) => {
      if (scene.seen.campaign?.status !== 'draft') return null
      await scene.turn(4 * day)
      await scene.stage.tick()
      return 'happened'
    },
  },
  C5: pause('brand'),
  'C5.admin': pause('admin'),
  C6: lastCent,
  'C6.rival': lastCentOfRival,
  C7: resume('brand'),
  'C7.admin': resume('admin'),
  C8: edit,
  C9: complete('brand'),
  'C9.admin': complete('admin'),
  'C9.over': {
    by: 'system',
    says: 'the 72 hours after the end pass',
    play: async (scene) => {
      if (scene.seen.campaign?.status !== 'completed') return null
      await scene.turn(73 * 3600)
      await scene.stage.tick()
      return 'happened'
    },
  },
  C10: remove,
  C11: refund,
  C13: returned,
  C14: atDashboard,
  C15: writeOffBrand,
  C16: warned('refund'),
  'C16.keep': warned('keep'),
  C17: atBank('ask'),
  C18: atBank('claim'),
  C19: respond('evidence'),
  'C19.accept': respond('accept'),
  'C20.won': verdict('won'),
  'C20.lost': verdict('lost'),
  C22: suspendBrand('suspend'),
  'C22.restore': suspendBrand('restore'),
  C23: deleteBrand,
  C24: block,
  'C24.unblock': unblock,
} satisfies Record<string, Act>
