import { isAsked, isDisputed, isPost, reason, type When } from './act.ts'
import { hasOpenFlag, isHeld } from './acts/freeze-acts.ts'
import { dollars } from './moment.ts'
import type { Scene } from './scene.ts'
import { playStep } from './step.ts'

const day = 24 * 3600

/**
 * Someone can: whatever has not come to its end yet is ended by calls that people who can sign in may make, and by
 * clocks. In the end nothing is on hold or frozen, nothing is left in the campaign, and what a creator could
 * withdraw, they can.
 */
export async function drain(scene: Scene, story: string[]): Promise<string[]> {
  const decide = async (...ids: (keyof typeof waiting)[]): Promise<void> => {
    for (const id of ids.filter((one) => waiting[one](scene))) {
      const { words } = await playStep(scene, id)
      story.push(`${id}: ${words}`)
    }
  }
  await decide('A4.restore', 'C20.won')
  await passFourDays(scene, 1)
  await decide('P25.reject', ...freezes, 'A12.send', 'A11.release', 'P9.admin', 'C9.admin')
  await passFourDays(scene, 3)
  // What was read late may be flagged.
  if (freezes.some((id) => waiting[id](scene))) {
    await decide(...freezes)
    await passFourDays(scene, 1)
  }
  await decide('A15.whole', 'A8', 'A8.otherwise', 'C11')
  await giveBack(scene)
  return stuck(scene)
}

async function passFourDays(scene: Scene, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await scene.turn(4 * day)
    await scene.stage.tick()
  }
  await scene.observe()
}

const minimumCents = 1000
const freezes = ['P18', 'P22', 'A5'] as const

/** What each of these decisions is about, if there is anything left of it. */
const waiting = {
  'A4.restore': ({ seen: { money } }) => money.isSuspended && !money.isDeleted,
  'C20.won': isAsked,
  'P25.reject': isDisputed,
  P18: hasOpenFlag,
  P22: isHeld,
  A5: ({ seen }) => seen.money.frozenWithAccount > 0,
  'A12.send': ({ seen }) => seen.payouts.some((payout) => payout.isHeld),
  'A11.release': ({ seen }) => seen.money.payoutHold,
  'P9.admin': isPost('pending'),
  'C9.admin': ({ seen: { campaign, isBrandDeleted } }) =>
    !isBrandDeleted && campaign !== null && campaign.status !== 'completed',
  'A15.whole': ({ hasPayoutAccount, isPayoutAccountWhole, seen: { money } }) =>
    !money.isDeleted && hasPayoutAccount && !isPayoutAccountWhole,
  A8: ({ seen: { money } }) => !money.isDeleted && money.available >= minimumCents,
  'A8.otherwise': ({ seen: { money } }) => money.isDeleted && money.available >= minimumCents,
  C11: ({ seen }) => (seen.campaign?.leftCents ?? 0) > 0,
} satisfies Record<string, When>

/** What the brand cannot ask for, and what its card does not take. */
async function giveBack(scene: Scene): Promise<void> {
  const { seen } = scene
  if (seen.isBrandSuspended) {
    await scene.press('admin', `/api/admin/campaigns/${scene.campaignId}/refund`, reason)
  }
  if (scene.isCardGone) await scene.stage.settle()
  const { refunds } = await scene.observe()
  for (const { id } of refunds.filter(({ status }) => status === 'failed')) {
    const body = { ...reason, reference: 'Wire 1' }
    await scene.press('admin', `/api/admin/refunds/${id}/pay-otherwise`, body)
  }
  await scene.observe()
}

function stuck(scene: Scene): string[] {
  const { seen, facts } = scene
  const { money, campaign, claims, isBrandSuspended } = seen
  const isLost = claims.some(({ status }) => status === 'lost')
  const left = campaign?.leftCents ?? 0
  if (money.isDeleted) return stuckWithNobody(scene)
  const isWaitingForAdmin = isLost || facts.adminPause !== null || seen.brandOwes > 0
  return [
    ...(money.frozen > 0 ? [`${dollars(money.frozen)} of the creator stays frozen`] : []),
    ...(money.maturing > 0 ? [`${dollars(money.maturing)} of the creator stays on hold`] : []),
    ...(money.inTransit > 0 ? [`${dollars(money.inTransit)} stays in a payout`] : []),
    ...(money.available >= minimumCents ? [`${dollars(money.available)} cannot be withdrawn`] : []),
    ...(left > 0 && !isWaitingForAdmin
      ? [`${dollars(left)} stays in the campaign${isBrandSuspended ? ' of a suspended brand' : ''}`]
      : []),
  ].map((text) => `someone can: ${text}, whatever anyone does`)
}

/** What its creator gave up stays where it is; what comes later has nobody. */
function stuckWithNobody({ seen: { money }, facts }: Scene): string[] {
  const later =
    money.available + money.maturing + money.frozen + money.inTransit - facts.givenUpCents
  return later <= 0 ? [] : [`someone can: ${dollars(later)} came for a creator who has left`]
}
