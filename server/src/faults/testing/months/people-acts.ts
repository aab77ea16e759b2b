import type { UserId } from '@permille/contract/ids'
import { hasSuspended, releaseSuspended } from '#money/testing/model-suspension.ts'
import { takeBackSuspended } from '#money/testing/model-take-back.ts'
import { at } from '#money/testing/money-model-rows.ts'
import type { Month } from './month.ts'
import type { Act } from './post-acts.ts'
import { isDoneAsExpected } from './refusals.ts'

const reason = 'Looked at it'

/** Suspends the brand or a creator, or restores who is suspended. */
const suspend: Act = async (month, { which }) => {
  const creator = which % (month.scene.creators.length + 1)
  if (creator === month.scene.creators.length) await turnBrand(month)
  else await turnCreator(month, creator)
  month.isQuiet = false
  return true
}

async function turnBrand(month: Month): Promise<void> {
  const { scene, isBrandSuspended: wasSuspended } = month
  await turn(month, scene.brand.userId, wasSuspended)
  month.isBrandSuspended = !wasSuspended
  if (wasSuspended) scene.brand = await month.market.server.signIn(scene.brand)
}

async function turnCreator(month: Month, creator: number): Promise<void> {
  const { scene } = month
  const { suspended } = month.model
  const person = at(scene.creators, creator)
  await turn(month, person.userId, suspended.has(creator))
  if (!suspended.delete(creator)) suspended.add(creator)
  else scene.creators[creator] = await month.market.server.signIn(person)
}

async function turn({ market, scene }: Month, userId: UserId, isBack: boolean): Promise<void> {
  const path = `/api/admin/users/${userId}/${isBack ? 'restore' : 'suspend'}`
  const { status } = await market.press(path, scene.admin, isBack ? undefined : { reason })
  if (status !== 200) throw new Error(`${path}: ${status}`)
}

/** Everyone can read their screens in the end. */
export async function endSuspensions(month: Month): Promise<void> {
  for (const creator of [...month.model.suspended]) await turnCreator(month, creator)
  if (month.isBrandSuspended) await turnBrand(month)
  month.isQuiet = false
}

/** What a creator earned during a suspension goes to them, or back to the campaigns. */
const decideFrozen: Act = async (month, { which, flag: isReleased }) => {
  const { model, scene } = month
  const creator = which % scene.creators.length
  const { userId } = at(scene.creators, creator)
  const path = `/api/admin/users/${userId}/${isReleased ? 'release-frozen' : 'take-back-frozen'}`
  const reply = await month.market.press(path, scene.admin, { reason })
  const refusal = frozenRefusal(month, creator, isReleased)
  if (
    !isDoneAsExpected(
      reply,
      refusal,
      isReleased ? 'release of frozen money' : 'take-back of frozen money',
    )
  )
    return false
  const cents = isReleased
    ? releaseSuspended(model, creator, month.hour)
    : takeBackSuspended(model, creator)
  const shown = isReleased ? reply.json.releasedCents : reply.json.takenBackCents
  if (shown !== cents) throw new Error(`${path}: ${shown} and not ${cents}`)
  if (!isReleased) for (const campaign of model.campaigns.keys()) month.funded(campaign)
  return true
}

/** Money that a creator disputes is not taken back before the decision. */
function frozenRefusal(
  { model, posts }: Month,
  creator: number,
  isReleased: boolean,
): string | null {
  if (!hasSuspended(model, creator)) return 'nothing-frozen'
  const isDisputed = model.accruals.some(
    ({ creator: of, freeze, post }) =>
      of === creator && freeze === 'suspension' && at(posts, post ?? 0).dispute !== null,
  )
  return isDisputed && !isReleased ? 'dispute-open' : null
}

export const peopleActs = { suspend, decideFrozen } satisfies Record<string, Act>
