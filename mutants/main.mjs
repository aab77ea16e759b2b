import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { PlainError, runCommand } from '../scripts/plain-error.mjs'
import { root } from '../scripts/root.mjs'
import { setup } from '../scripts/setup.mjs'
import { modulesAtRisk, wideTests } from './areas.mjs'
import { reasonWhyNone } from './equivalent-mutants.mjs'
import { hunt } from './hunt.mjs'
import { knownMutants } from './known-mutants.mjs'
import { openLane } from './lane.mjs'
import { withLanes } from './lanes.mjs'

/**
 * @typedef {{ file: string, line: number, what: string, text: string, tests: readonly string[] }} FileMutant
 * `text`: the whole file's text with the mutation
 */
/** @typedef {import('./lanes.mjs').Lanes} Lanes */
/** @typedef {import('./hunting-lane.mjs').PlacedMutant & { line: number }} GeneratedMutant */

/**
 * `npm run mutants`: changes the code that moves money in small wrong ways, one at a time, and prints each
 * change that no test found. `-- known`: only our own list; `-- path …`: only mutants of these folders,
 * files or lines (`x.ts:12`); `--sample 50 --seed 7`: a sample; `--seconds 12`: a time limit for the tests of one
 * mutant, nearest first; `--tests server/src/money`: only tests in this folder.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: {
      sample: { type: 'string' },
      seed: { type: 'string' },
      seconds: { type: 'string', default: '60' },
      tests: { type: 'string', multiple: true },
    },
    allowPositionals: true,
  })
  await setup()
  const { known, generated } = choose(await allMutants(positionals), values)
  const count = known.length + generated.length
  if (count === 0) throw new PlainError(`Nothing to mutate in ${positionals.join(', ')}.`)
  const alive = await withLanes(async (lanes) => [
    ...(await runKnown(known, lanes)),
    ...(await runGenerated(generated, {
      ...lanes,
      budgetMs: Number(values.seconds) * 1000,
      testFolders: values.tests ?? wideTests,
    })),
  ])
  console.log(`\n${count} mutants, ${count - alive.length} found, ${alive.length} alive`)
  for (const text of alive) console.log(`ALIVE ${text}`)
  if (alive.length > 0) process.exitCode = 1
})

/** @typedef {{ known: readonly FileMutant[], generated: readonly GeneratedMutant[] }} Mutants */

/**
 * @param {readonly string[]} wanted
 * @returns {Promise<Mutants>}
 */
async function allMutants(wanted) {
  if (wanted.includes('known')) return { known: knownMutants(), generated: [] }
  const { makeMutants } = await import('./make-mutants.mjs')
  const generated = modulesAtRisk()
    .flatMap((file) => generatedMutants(file, makeMutants))
    .map((mutant, index) => ({ ...mutant, id: index + 1 }))
  if (wanted.length === 0) return { known: knownMutants(), generated }
  const isWanted = (/** @type {GeneratedMutant} */ { file, line }) =>
    wanted.some((each) => (each.includes(':') ? each === `${file}:${line}` : file.startsWith(each)))
  return { known: [], generated: generated.filter(isWanted) }
}

/**
 * @param {string} file
 * @param {typeof import('./make-mutants.mjs').makeMutants} makeMutants
 */
function generatedMutants(file, makeMutants) {
  const truth = readFileSync(path.join(root, file), 'utf8')
  const lines = truth.split('\n')
  return makeMutants(truth)
    .map((mutant) => ({ ...mutant, file, line: lineOf(truth, mutant) }))
    .filter(({ what, line }) => {
      const lineText = lines[line - 1] ?? ''
      return reasonWhyNone({ file, what, lineText }) === undefined
    })
}

/**
 * The line of its first character: SQL is left out with the white space before it.
 * @param {string} truth
 * @param {{ start: number, end: number }} mutant
 */
function lineOf(truth, { start, end }) {
  const space = truth.slice(start, end).search(/\S/)
  return truth.slice(0, start + Math.max(space, 0)).split('\n').length
}

/**
 * Returns the same sample of the generated mutants for the same seed.
 * @param {Mutants} mutants
 * @param {{ sample?: string | undefined, seed?: string | undefined }} options
 * @returns {Mutants}
 */
function choose({ known, generated }, { sample, seed = '1' }) {
  if (sample === undefined) return { known, generated }
  let state = Number(seed)
  const ranked = generated.map((mutant) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return { mutant, rank: state }
  })
  ranked.sort((one, other) => one.rank - other.rank)
  console.log(`${sample} of ${generated.length} mutants, seed ${seed}`)
  return { known: [], generated: ranked.slice(0, Number(sample)).map(({ mutant }) => mutant) }
}

/**
 * @param {readonly FileMutant[]} mutants
 * @param {Lanes} lanes
 * @returns {Promise<string[]>} those that no test found
 */
async function runKnown(mutants, { folders, postgresUrl }) {
  const waiting = [...mutants]
  /** @type {string[]} */
  const alive = []
  await Promise.all(
    folders.map(async (folder) => {
      if (waiting.length === 0) return
      const lane = openLane(path.join(folder, 'known'), postgresUrl)
      for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
        const isFound = await isFoundBy(lane, mutant)
        console.log(`${isFound ? 'found' : 'ALIVE'} ${nameOf(mutant)}`)
        if (!isFound) alive.push(nameOf(mutant))
      }
    }),
  )
  return alive
}

/**
 * @param {readonly GeneratedMutant[]} mutants
 * @param {Lanes & { budgetMs: number, testFolders: readonly string[] }} lanes
 * @returns {Promise<string[]>} those that no test found
 */
async function runGenerated(mutants, { folders, postgresUrl, budgetMs, testFolders }) {
  if (mutants.length === 0) return []
  /** @type {string[]} */
  const alive = []
  await hunt(mutants, {
    folders: folders.map((folder) => path.join(folder, 'generated')),
    postgresUrl,
    budgetMs,
    testFolders,
    report: ({ mutant, foundBy }) => {
      const name = nameOf(/** @type {GeneratedMutant} */ (mutant))
      console.log(foundBy === null ? `ALIVE ${name}` : `found ${name} by ${foundBy}`)
      if (foundBy === null) alive.push(name)
    },
  })
  return alive
}

/**
 * Runs the tests next to the file first, which find most; then all that money depends on.
 * @param {import('./lane.mjs').Lane} lane
 * @param {FileMutant} mutant
 */
async function isFoundBy(lane, { file, text, tests }) {
  if (!(await lane.passes(file, text, tests))) return true
  return !(await lane.passes(file, text, wideTests))
}

/** @param {{ file: string, line: number, what: string }} mutant */
function nameOf({ file, line, what }) {
  return `${file}:${line} ${what}`
}
