import { reason } from './act.ts'
import type { Scene } from './scene.ts'
import { dollars } from './sentences.ts'
import { playStep } from './step.ts'

const day = 24 * 3600

/**
 * Someone can: whatever has not come to its end yet is ended by calls that people who can sign in may make, and by
 * clocks. In the end nothing is on hold or frozen, nothing is left in the campaign, and what a creator could
 * withdraw, they can.
 */
export async function drain(scene: Scene, story: string[]): Promise<string[]> {
  const { seen } = scene
  const tryAct = async (id: string): Promise<void> => {
    const { words, came } = await playStep(scene, id)
    if (came !== 'nothing') story.push(`${id}: ${words}`)
  }
  if (seen.money.isSuspended && !seen.money.isDeleted) await tryAct('A4.restore')
  await tryAct('C20.won')
  await scene.turn(4 * day)
  for (const id of ['P25.reject', 'P18', 'P22', 'A5', 'A12.send', 'A11.release', 'P9.admin'])
    await tryAct(id)
  if (!seen.isBrandDeleted) await tryAct('C9.admin')
  for (let round = 0; round < 3; round += 1) {
    await scene.turn(4 * day)
    await scene.stage.tick()
  }
  await scene.look()
  await tryAct('A8')
  await tryAct('C11')
  await giveBack(scene)
  return stuck(scene)
}

/** What the brand cannot ask for, and what its card does not take. */
async function giveBack(scene: Scene): Promise<void> {
  const { seen } = scene
  if (seen.isBrandSuspended) {
    await scene.press('admin', `/api/admin/campaigns/${scene.campaignId}/refund`, reason)
  }
  await scene.stage.settle()
  const { refunds } = await scene.look()
  for (const { id } of refunds.filter(({ status }) => status === 'failed')) {
    const body = { ...reason, reference: 'Wire 1' }
    await scene.press('admin', `/api/admin/refunds/${id}/pay-otherwise`, body)
  }
  await scene.look()
}

const minimumCents = 1000

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
