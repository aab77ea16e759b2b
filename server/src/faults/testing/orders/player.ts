import { drain } from './drain.ts'
import type { Scene } from './scene.ts'
import { complaintsOf } from './sentences.ts'
import type { Run, Seen, Terms } from './shown.ts'
import type { Stage } from './stage.ts'
import { begin, preludeOf } from './states.ts'
import { type Came, playStep } from './step.ts'
import { differencesOf, type Twin } from './twins.ts'

export interface Played {
  readonly run: Run
  readonly complaints: readonly string[]
  /** What came of each act, in words. */
  readonly story: readonly string[]
  readonly came: readonly Came[]
  /** What everyone could read when nothing moved any more; null if it did not come to that. */
  readonly end: Seen | null
}

const roundsUntilQuiet = 2

/** Plays a run from its beginning and asks every sentence after each step. */
export async function play(stage: Stage, run: Run, isDrained = false): Promise<Played> {
  try {
    return await playThrough(stage, run, isDrained)
  } catch (error) {
    const words = error instanceof Error ? `${error.message}\n${error.stack}` : String(error)
    return { run, complaints: [words], story: [], came: [], end: null }
  }
}

/** Plays a run that was right once more in another way, and compares the ends where both came to one. */
export async function playTwin(stage: Stage, one: Played, twin: Twin): Promise<Played> {
  const other = await play(stage, twin.run)
  const areAlike = [one, other].every(({ came }) => came.every((each) => each === 'done'))
  if (!areAlike || one.end === null || other.end === null) return other
  const complaints = [...other.complaints, ...differencesOf(twin, one.end, other.end)]
  return { ...one, complaints, story: [...one.story, 'and the other run:', ...other.story] }
}

async function playThrough(stage: Stage, run: Run, isDrained: boolean): Promise<Played> {
  const [complaints, story, came]: [string[], string[], Came[]] = [[], [], []]
  const withoutNotification: string[] = []
  const scene = await begin(stage, run.state, run.terms)
  const prelude = preludeOf(run.state)
  for (const [index, id] of [...prelude, ...run.acts].entries()) {
    const step = await playStep(scene, id)
    story.push(`${id}: ${step.words}`)
    withoutNotification.push(...step.withoutNotification.map((text) => `after ${id}, ${text}`))
    complaints.push(...step.complaints.map((text) => `after ${id}, ${text}`))
    if (index >= prelude.length) came.push(step.came)
    const isUnreached = index < prelude.length && step.came !== 'done'
    if (complaints.length > 0 || isUnreached) {
      return { run, complaints: [...withoutNotification, ...complaints], story, came, end: null }
    }
  }
  complaints.push(...(await becomeQuiet(scene)))
  const end = scene.seen
  if (isDrained && complaints.length === 0) complaints.push(...(await drain(scene, story)))
  return { run, complaints: [...withoutNotification, ...complaints], story, came, end }
}

async function becomeQuiet(scene: Scene): Promise<string[]> {
  const before = scene.seen
  for (let round = 0; round < roundsUntilQuiet; round += 1) {
    await scene.turn(120)
    await scene.stage.tick()
  }
  const seen = await scene.observe()
  const complaints = complaintsOf({ scene, before, seen, isQuiet: true })
  return complaints.map((text) => `when it is quiet, ${text}`)
}

const termsLabels = ({ hasTerms, isShort }: Terms) =>
  `${hasTerms ? 'terms' : 'plain'},${isShort ? 'short' : 'plenty'}`

/** How to play it once more. */
function repeat({ state, terms, acts: list }: Run): string {
  return `ORDERS_TERMS=${termsLabels(terms)} npm run orders -- ${state}:${list.join(',')}`
}

export function report({ run, complaints, story }: Played): string {
  return [
    repeat(run),
    ...complaints.map((text) => `  ${text}`),
    ...story.map((line) => `    ${line}`),
  ].join('\n')
}
