import type { Reply } from '#testing/test-client.ts'
import type { Act, Outcome } from './act.ts'
import { missedDeadlines } from './acts/account-acts.ts'
import type { Scene } from './scene.ts'
import { complaintsOf } from './sentences.ts'
import { acts } from './states.ts'
import { untrueNotifications } from './untrue-notifications.ts'

export type Came = 'done' | 'refused' | 'nothing'

export interface Step {
  readonly came: Came
  readonly words: string
  readonly complaints: readonly string[]
  /** About what was told; the run goes on, because the money may be wrong as well. */
  readonly withoutNotification: readonly string[]
}

const nothing: Step = {
  came: 'nothing',
  words: 'there is nothing to do it to',
  complaints: [],
  withoutNotification: [],
}

/** Plays one act and asks every sentence that can be asked at any time. */
export async function playStep(scene: Scene, id: string): Promise<Step> {
  const act = acts[id]
  if (act === undefined) throw new Error(`There is no act "${id}"`)
  const before = scene.seen
  if (!hasObject(scene, id)) return nothing
  const isOffered = (await act.offered?.(scene)) ?? null
  const forbidden = forbiddenBy(scene, act)
  const outcome = await act.play(scene)
  if (outcome === null) return nothing
  const reply = outcome === 'happened' ? null : outcome
  const isRefused = reply !== null && reply.status >= 400
  const complaints = isRefused
    ? refusedComplaints(scene, { act, reply, isOffered })
    : doneComplaints(forbidden, isOffered)
  if (!isRefused) act.done?.(scene, reply)
  await scene.stage.hear()
  const seen = await scene.observe()
  const late = await missedDeadlines(scene)
  const news = isRefused ? [] : await untrueNotifications(scene, id, reply)
  return {
    came: isRefused ? 'refused' : 'done',
    withoutNotification: news,
    words: `the ${act.by} ${act.says}${wordsOf(outcome)}`,
    complaints: [
      ...complaints,
      ...late.map((text) => `a clock runs only for whom it can help: ${text}`),
      ...complaintsOf({ scene, before, seen, isQuiet: false }),
    ],
  }
}

/** The campaign of its acts may be deleted, and the post of its acts not submitted yet. */
function hasObject(scene: Scene, id: string): boolean {
  if (id.startsWith('C')) return scene.campaignId !== ''
  return !id.startsWith('P') || id === 'P1' || scene.submissionIdOrNull !== null
}

function wordsOf(outcome: Outcome): string {
  if (outcome === null || outcome === 'happened') return ''
  const { status, json } = outcome
  if (status >= 400) return ` (${status} ${json?.code})`
  const amounts = Object.entries(json ?? {}).filter(
    ([key]) => key.endsWith('Cents') && !key.startsWith('budget'),
  )
  const said = amounts.map(([key, cents]) => `${key} ${String(cents)}`).join(', ')
  return said === '' || amounts.length > 4 ? ` (${status})` : ` (${status}, ${said})`
}

function forbiddenBy(scene: Scene, { forbidden = {} }: Act): string[] {
  return Object.entries(forbidden).flatMap(([rule, when]) => (when(scene) ? [rule] : []))
}

/** A refusal is by a rule that the act names, in its circumstance, and of nothing that a page offers. */
function refusedComplaints(
  scene: Scene,
  { act, reply, isOffered }: { act: Act; reply: Reply; isOffered: boolean | null },
): string[] {
  const code: string = reply.json?.code ?? String(reply.status)
  const isByRule = isKeptOut(scene, act, code) || act.refusals?.[code]?.(scene) === true
  return [
    ...(isByRule
      ? []
      : [`refused by no rule: "${act.says}" with ${reply.status} ${code}: ${reply.json?.message}`]),
    ...(isOffered === true
      ? [`offered is done: a page offers "${act.says}", refused with ${code}`]
      : []),
  ]
}

/** Whoever is suspended or gone is signed in nowhere. */
function isKeptOut({ seen }: Scene, { by }: Act, code: string): boolean {
  if (code !== 'not-signed-in') return false
  const { money, isBrandSuspended, isBrandDeleted } = seen
  if (by === 'brand') return isBrandSuspended || isBrandDeleted
  return by === 'creator' && (money.isSuspended || money.isDeleted)
}

function doneComplaints(forbidden: readonly string[], isOffered: boolean | null): string[] {
  return [
    ...forbidden.map((rule) => `decided is decided: done, though ${rule}`),
    ...(isOffered === false ? ['done was offered: done, and no page offered it'] : []),
  ]
}
