import { readdirSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../scripts/plain-error.mjs'
import { root } from '../scripts/root.mjs'
import { openHuntingLane } from './hunting-lane.mjs'

/** @typedef {import('./hunting-lane.mjs').PlacedMutant} PlacedMutant */
/** @typedef {import('./hunting-lane.mjs').HuntingLane} HuntingLane */
/** @typedef {import('./hunt-runner.mjs').Reach} Reach */
/** @typedef {{ mutant: PlacedMutant, foundBy: string | null }} Verdict */

/** Restarts a long-running process after this many. */
const mutantsPerProcess = 25
/** How much longer a test file may take than without a mutant, because others use the machine too. */
const patience = 5

/**
 * Finds which tests reach each mutant, then runs those until one fails, nearest and shortest first.
 * @param {readonly PlacedMutant[]} mutants
 * @param {{ folders: readonly string[], postgresUrl: string, budgetMs: number, testFolders: readonly string[], report: (verdict: Verdict) => void }} options
 * `budgetMs`: how long the tests of one mutant take together, without it; the nearest runs anyway
 */
export async function hunt(mutants, { folders, postgresUrl, budgetMs, testFolders, report }) {
  const lanes = folders.map((folder) => openHuntingLane(folder, { postgresUrl, mutants }))
  const reaches = await measureReaches(lanes, testFolders)
  const plans = mutants.map((mutant) => planFor(mutant, { reaches, budgetMs }))
  const waiting = chunks(plans)
  await Promise.all(
    lanes.map(async (lane) => {
      for (let chunk = waiting.shift(); chunk !== undefined; chunk = waiting.shift()) {
        await huntChunk(lane, { chunk, report })
      }
    }),
  )
}

/**
 * @param {readonly HuntingLane[]} lanes
 * @param {readonly string[]} testFolders
 * @returns {Promise<Reach[]>}
 */
async function measureReaches(lanes, testFolders) {
  const testFiles = testFolders.flatMap(testFilesIn)
  const limitMs = 300_000
  const parts = await Promise.all(
    lanes.map((lane, index) =>
      lane.run(
        {
          kind: 'reach',
          testFiles: testFiles.filter((_, place) => place % lanes.length === index),
        },
        { limitMs },
      ),
    ),
  )
  const reaches = /** @type {Reach[]} */ (parts.flatMap(({ lines }) => lines))
  const failures = testFiles
    .map(
      (file) =>
        reaches.find(({ testFile }) => testFile === file) ?? { testFile: file, failure: '' },
    )
    .filter(({ failure }) => failure !== null)
    .map(({ testFile, failure }) => `${testFile} ${failure}`)
  if (failures.length > 0) {
    throw new PlainError(`These tests fail without any mutant:\n${failures.join('\n')}`)
  }
  return reaches
}

/** @param {string} folder */
function testFilesIn(folder) {
  return readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.test.ts'))
    .map((name) => path.posix.join(folder, name))
    .sort()
}

/** @typedef {import('./hunt-runner.mjs').Run} Run */

/**
 * @typedef {{ mutant: PlacedMutant, runs: Run[], ms: number, isLoaded: boolean }} Plan
 * `isLoaded`: it takes effect while its module is loaded, so it needs a process of its own
 * @param {PlacedMutant} mutant
 * @param {{ reaches: readonly Reach[], budgetMs: number }} options
 * @returns {Plan}
 */
function planFor(mutant, { reaches, budgetMs }) {
  const folder = path.posix.dirname(mutant.file)
  const reaching = reaches.flatMap((reach) => runsReaching(reach, mutant.id))
  const isLoaded = reaching.length === 0
  const feature = folder.split('/').slice(0, 4).join('/')
  const ownName = path.posix.basename(mutant.file).replace(/[.]ts$/, '.test.ts')
  const isOwn = (/** @type {string} */ testFile) => path.posix.basename(testFile) === ownName
  const chosen = isLoaded
    ? reaches
        .filter(({ testFile }) => isOwn(testFile) || testFile.startsWith(feature))
        .map(({ testFile, ms }) => ({ testFile, ms, places: null }))
    : reaching
  const distance = (/** @type {string} */ testFile) => {
    if (isOwn(testFile)) return 0
    return path.posix.dirname(testFile) === folder ? 1 : 2
  }
  const ordered = chosen.toSorted(
    (one, other) => distance(one.testFile) - distance(other.testFile) || one.ms - other.ms,
  )
  let spentMs = 0
  const affordable = ordered.filter((each, index) => {
    const isWithin = spentMs + each.ms <= budgetMs
    if (isWithin) spentMs += each.ms
    return isWithin || index === 0
  })
  const runs = affordable.map(({ testFile, places }) => ({ testFile, places }))
  const ms = sum(affordable.map((each) => each.ms))
  return { mutant, runs, ms, isLoaded }
}

/** @param {readonly number[]} numbers */
function sum(numbers) {
  return numbers.reduce((total, each) => total + each, 0)
}

/**
 * The tests of a file that reach a mutant; all of them if what they share does.
 * @param {Reach} reach
 * @param {number} id
 * @returns {(Run & { ms: number })[]}
 */
function runsReaching({ testFile, ms, reached, tests }, id) {
  if (reached.includes(id)) return [{ testFile, ms, places: null }]
  const places = [...tests.keys()].filter((place) => tests[place]?.reached.includes(id))
  if (places.length === 0) return []
  const sharedMs = ms - sum(tests.map((test) => test.ms))
  return [{ testFile, ms: sharedMs + sum(places.map((place) => tests[place]?.ms ?? 0)), places }]
}

/**
 * @param {readonly Plan[]} plans
 * @returns {Plan[][]} what one process does each
 */
function chunks(plans) {
  const switched = plans.filter(({ isLoaded }) => !isLoaded)
  const count = Math.ceil(switched.length / mutantsPerProcess)
  return [
    ...Array.from({ length: count }, (_, index) =>
      switched.slice(index * mutantsPerProcess, (index + 1) * mutantsPerProcess),
    ),
    ...plans.filter(({ isLoaded }) => isLoaded).map((plan) => [plan]),
  ]
}

/**
 * @param {HuntingLane} lane
 * @param {{ chunk: readonly Plan[], report: (verdict: Verdict) => void }} task
 */
async function huntChunk(lane, { chunk, report }) {
  let rest = chunk
  while (rest.length > 0) {
    const mutants = rest.map(({ mutant, runs }) => ({ id: mutant.id, runs }))
    const limitMs = 60_000 + patience * Math.max(...rest.map(({ ms }) => ms))
    const [first] = rest
    const { lines } = await lane.run(
      { kind: 'hunt', mutants },
      { limitMs, ...(first?.isLoaded && { loadedMutant: first.mutant.id }) },
    )
    for (const [index, { foundBy }] of lines.entries()) {
      const plan = rest[index]
      if (plan !== undefined) report({ mutant: plan.mutant, foundBy })
    }
    // A process that hung or crashed was stopped by its mutant; the remaining mutants get a new one.
    const stopping = rest[lines.length]
    if (stopping !== undefined)
      report({ mutant: stopping.mutant, foundBy: 'the process, which ended' })
    rest = rest.slice(lines.length + 1)
  }
}
