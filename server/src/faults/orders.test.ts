import { expect, test } from 'vitest'
import { seededShuffle } from '../testing/seeded-shuffle.ts'
import { chanceOf } from './testing/chance.ts'
import { coverage, everyTerms, runsOf } from './testing/orders/coverage.ts'
import { drawRun, pairs } from './testing/orders/pairs.ts'
import { type Played, play, playTwin, report } from './testing/orders/player.ts'
import type { Run } from './testing/orders/shown.ts'
import { Stage } from './testing/orders/stage.ts'
import { states } from './testing/orders/states.ts'
import { otherOrder, withoutBoth, withWaiting } from './testing/orders/twins.ts'

// biome-ignore lint/style/noProcessEnv: `npm run orders` says how many, or what, and which part of them
const { ORDERS: asked, ORDERS_PART, ORDERS_SEED, ORDERS_TERMS } = process.env
const seed = Number(ORDERS_SEED ?? 7)
/** About 0.7 seconds of one core each, and twice as much where a run has a twin. */
const drawnByDefault = 2
/** Sequences that were asked for by name are told, wrong or not. */
const isNamed = asked?.includes(':') === true
/** A new installation after this many runs, or the check of its books would take longer than they did. */
const runsPerStage = 150

/** Of each list of `coverage`, others with each seed. `npm run orders -- listed` plays all. */
const perKind = { listed: 6, others: 1 }

/** One of the four kinds of terms for each listed sequence, and a few of each long list. */
function listedRuns(): Run[] {
  const chance = chanceOf(seed)
  return Object.entries(coverage).flatMap(([kind, sequences]) => {
    const count = kind === 'listed' ? perKind.listed : perKind.others
    return seededShuffle(sequences, seed)
      .slice(0, count)
      .flatMap((sequence) => runsOf(sequence, [chance.oneOf(everyTerms)]))
  })
}

function drawnRuns(count: number): Run[] {
  const chance = chanceOf(seed)
  return seededShuffle(pairs, seed)
    .slice(0, count)
    .map((pair) => drawRun(chance, pair))
}

function askedRuns(): Run[] {
  if (asked === undefined || asked === '') return [...listedRuns(), ...drawnRuns(drawnByDefault)]
  if (asked === 'all') return [...allListed(), ...drawnRuns(pairs.length)]
  if (/^\d+$/.test(asked)) return drawnRuns(Number(asked))
  const named = Object.entries(coverage).find(([kind]) => kind === asked)?.[1] ?? asked.split(' ')
  const terms = everyTerms.filter(
    (of) => ORDERS_TERMS === undefined || wordsOf(of) === ORDERS_TERMS,
  )
  return named.flatMap((sequence) => runsOf(sequence, terms))
}

const wordsOf = ({ hasTerms, isShort }: Run['terms']) =>
  `${hasTerms ? 'terms' : 'plain'},${isShort ? 'short' : 'plenty'}`

function allListed(): Run[] {
  return Object.values(coverage).flatMap((sequences) => sequences.flatMap((each) => runsOf(each)))
}

/** Every so-manyth, so that a part has some of everything. */
function partOf(runs: readonly Run[]): readonly Run[] {
  const [part = 1, count = 1] = (ORDERS_PART ?? '1/1').split('/').map(Number)
  return runs.filter((_, at) => at % count === part - 1)
}

/** A run, and where it was right one that has to end like it. */
async function playWithTwins(stage: Stage, run: Run): Promise<Played[]> {
  const isLeaving = run.acts.some((id) => id === 'A6' || id === 'C23')
  const isDrained = isLeaving || chanceOf(run.acts.join().length).between(0, 3) === 0
  const played = await play(stage, run, isDrained)
  const twin = withoutBoth(run) ?? otherOrder(run) ?? withWaiting(run)
  if (played.complaints.length > 0 || twin === null) return [played]
  return [played, await playTwin(stage, played, twin)]
}

async function playAll(runs: readonly Run[]): Promise<string[]> {
  const failures: string[] = []
  for (let from = 0; from < runs.length; ) {
    const stage = await Stage.open()
    const rest = runs.slice(from, from + runsPerStage)
    const { played, failures: found } = await playOn(stage, rest)
    from += played
    failures.push(...found, ...(await stage.differences()))
    await stage.server.close()
    if (asked !== undefined) console.log(`${from} of ${runs.length}`)
  }
  return failures
}

/** Once the books are wrong no payout and no refund is sent, whatever a run does: the rest needs another stage. */
async function playOn(
  stage: Stage,
  runs: readonly Run[],
): Promise<{ played: number; failures: string[] }> {
  const failures: string[] = []
  for (const [at, run] of runs.entries()) {
    const played = await playWithTwins(stage, run)
    const wrong = played.filter(({ complaints }) => complaints.length > 0)
    failures.push(...wrong.map(report))
    for (const each of isNamed ? played : wrong) if (asked !== undefined) console.log(report(each))
    if (wrong.length > 0 && !(await stage.areBooksRight())) return { played: at + 1, failures }
  }
  return { played: runs.length, failures }
}

test('every listed sequence begins in a state that there is', () => {
  const begun = Object.values(coverage).flatMap((list) => list.map((each) => each.split(':')[0]))

  expect(begun.filter((state) => states[state ?? ''] === undefined)).toEqual([])
})

test('actions in every order leave each cent where the rules say', async () => {
  console.log(`ORDERS_SEED=${seed} repeats this run`)
  const runs = partOf(askedRuns())
  const failures = await playAll(runs)
  console.log(`${runs.length} runs, ${failures.length} of them wrong`)
  expect(failures.join('\n\n')).toBe('')
}, 36_000_000)
