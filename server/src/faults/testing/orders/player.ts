import type { Reply } from '../../../testing/test-client.ts'
import { missedDeadlines } from './account-acts.ts'
import type { Act, Outcome } from './act.ts'
import type { Scene, Terms } from './scene.ts'
import type { Seen } from './seen.ts'
import { complaintsOf } from './sentences.ts'
import type { Stage } from './stage.ts'
import { acts, begin, preludeOf } from './states.ts'

/** A state and the acts after it: all that is needed to play it once more. */
export interface Run {
  readonly state: string
  readonly terms: Terms
  readonly acts: readonly string[]
}

type Came = 'done' | 'refused' | 'nothing'

export interface Played {
  readonly run: Run
  readonly complaints: readonly string[]
  /** What came of each act, in words. */
  readonly story: readonly string[]
  readonly came: readonly Came[]
  readonly end: Seen | null
}

const roundsUntilQuiet = 2

/** Plays a run from its beginning and asks every sentence after each step. */
export async function play(stage: Stage, run: Run): Promise<Played> {
  try {
    return await playThrough(stage, run)
  } catch (error) {
    const complaints = [error instanceof Error ? `${error.message}\n${error.stack}` : String(error)]
    return { run, complaints, story: [], came: [], end: null }
  }
}

async function playThrough(stage: Stage, run: Run): Promise<Played> {
  const [complaints, story, came]: [string[], string[], Came[]] = [[], [], []]
  const scene = await begin(stage, run.state, run.terms)
  const prelude = preludeOf(run.state)
  for (const [index, id] of [...prelude, ...run.acts].entries()) {
    const step = await playStep(scene, id)
    story.push(`${id}: ${step.words}`)
    complaints.push(...step.complaints.map((text) => `after ${id}, ${text}`))
    if (index >= prelude.length) came.push(step.came)
    const isUnreached = index < prelude.length && step.came !== 'done'
    if (complaints.length > 0 || isUnreached)
      return { run, complaints, story, came, end: scene.seen }
  }
  complaints.push(...(await becomeQuiet(scene)))
  return { run, complaints, story, came, end: scene.seen }
}

async function becomeQuiet(scene: Scene): Promise<string[]> {
  const before = scene.seen
  for (let round = 0; round < roundsUntilQuiet; round += 1) {
    await scene.turn(120)
    await scene.stage.tick()
  }
  const seen = await scene.look()
  return complaintsOf({ scene, before, seen, isQuiet: true }).map(
    (text) => `when it is quiet, ${text}`,
  )
}

interface Step {
  readonly came: Came
  readonly words: string
  readonly complaints: readonly string[]
}

async function playStep(scene: Scene, id: string): Promise<Step> {
  const act = acts[id]
  if (act === undefined) throw new Error(`There is no act "${id}"`)
  const before = scene.seen
  const isOffered = (await act.offered?.(scene)) ?? null
  const forbidden = forbiddenBy(scene, act)
  const outcome = await act.play(scene)
  if (outcome === null)
    return { came: 'nothing', words: 'there is nothing to do it to', complaints: [] }
  const reply = outcome === 'happened' ? null : outcome
  const isRefused = reply !== null && reply.status >= 400
  const judged = isRefused
    ? refusedComplaints(scene, { act, reply, isOffered })
    : doneComplaints(forbidden, isOffered)
  if (!isRefused) act.done?.(scene, reply)
  await scene.stage.hear()
  const seen = await scene.look()
  const late = await missedDeadlines(scene)
  return {
    came: isRefused ? 'refused' : 'done',
    words: `the ${act.by} ${act.says}${wordsOf(outcome)}`,
    complaints: [
      ...judged,
      ...late.map((text) => `a clock runs only for whom it can help: ${text}`),
      ...complaintsOf({ scene, before, seen, isQuiet: false }),
    ],
  }
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
  const isByRule = act.refusals?.[code]?.(scene) === true
  return [
    ...(isByRule
      ? []
      : [`refused by no rule: "${act.says}" with ${reply.status} ${code}: ${reply.json?.message}`]),
    ...(isOffered === true
      ? [`offered is done: a page offers "${act.says}", refused with ${code}`]
      : []),
  ]
}

function doneComplaints(forbidden: readonly string[], isOffered: boolean | null): string[] {
  return [
    ...forbidden.map((rule) => `decided is decided: done, though ${rule}`),
    ...(isOffered === false ? ['done was offered: done, and no page offered it'] : []),
  ]
}

const termsWords = ({ hasTerms, isShort }: Terms) =>
  `${hasTerms ? 'terms' : 'plain'},${isShort ? 'short' : 'plenty'}`

/** How to play it once more. */
export function repeat({ state, terms, acts: list }: Run): string {
  return `ORDERS_TERMS=${termsWords(terms)} npm run orders -- ${state}:${list.join(',')}`
}

export function report({ run, complaints, story }: Played): string {
  return [
    repeat(run),
    ...complaints.map((text) => `  ${text}`),
    ...story.map((line) => `    ${line}`),
  ].join('\n')
}
