import type { MoneyModel } from './money-model.ts'
import { at, type ModelAccrual, sum } from './money-model-rows.ts'

/** What was earned during a suspension is free, unless a freeze covers it; returns how much is. */
export function releaseSuspended(model: MoneyModel, creator: number, now: number): number {
  const held = frozenBySuspension(model, creator)
  const free = sum(held.filter((each) => model.covering(each) === null))
  if (free > 0) model.thaw(held, now)
  return free
}

/** The campaigns have it again; returns how much. */
export function takeBackSuspended(model: MoneyModel, creator: number): number {
  const taken = frozenBySuspension(model, creator)
  model.campaigns.forEach((campaign, index) => {
    const ofCampaign = taken.filter(({ post }) => at(model.posts, post ?? 0).campaign === index)
    if (ofCampaign.length > 0) campaign.giveBack(sum(ofCampaign))
  })
  for (const each of taken) {
    each.isCorrected = true
    each.place = 'corrected'
    each.freeze = null
  }
  return sum(taken)
}

function frozenBySuspension({ accruals }: MoneyModel, creator: number): ModelAccrual[] {
  return accruals.filter((each) => each.creator === creator && each.freeze === 'suspension')
}
