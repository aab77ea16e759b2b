import {
  type Act,
  either,
  isBrandAway,
  isCampaign,
  isClaimed,
  isCompleted,
  isLost,
  isPausedByAdmin,
  not,
  type Outcome,
  pageOf,
  reason,
} from '../act.ts'
import { readViews } from '../posts.ts'
import { away, onCampaign } from './payment-acts.ts'

const day = 24 * 3600

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
    scene.press('brand', `PUT /api/campaigns/${scene.campaignId}`, { approvedPostsMax: 20 }),
  refusals: { ...away, 'campaign-not-editable': isCompleted },
}

const remove: Act = {
  by: 'brand',
  says: 'deletes the draft',
  play: async (scene) => {
    const reply = await scene.press('brand', `DELETE /api/campaigns/${scene.campaignId}`)
    if (reply.status < 400) scene.campaignId = ''
    return reply
  },
  refusals: {
    ...away,
    'campaign-not-deletable': ({ seen }) =>
      seen.campaign?.status !== 'draft' || seen.campaign.fundedCents > 0,
  },
}

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
    if (reply.status < 400) scene.forgetSessions()
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
  play: (scene) => scene.press('brand', `DELETE /api/brand/blocks/${scene.creatorId}`),
  refusals: { ...away, 'creator-not-found': () => true },
  done: (scene) => {
    scene.facts.isBlocked = false
  },
}

export const campaignActs = {
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
  C22: suspendBrand('suspend'),
  'C22.restore': suspendBrand('restore'),
  C23: deleteBrand,
  C24: block,
  'C24.unblock': unblock,
} satisfies Record<string, Act>
