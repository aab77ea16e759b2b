import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { modulesAtRisk, wideTests } from './mutants/areas.mjs'
import { reasonWhyNone } from './mutants/equivalent-mutants.mjs'
import { knownMutants } from './mutants/known-mutants.mjs'
import { openLane } from './mutants/lane.mjs'
import { makeMutants } from './mutants/make-mutants.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'
import { setup } from './setup.mjs'
import { startTemporaryPostgres } from './temporary-postgres.mjs'

/**
 * @typedef {{ file: string, line: number, what: string, text: string, tests: readonly string[] }} FileMutant
 * `text`: what the whole file says instead
 */

/**
 * `npm run mutants`: changes the code that moves money in small wrong ways, one at a time, and prints each
 * change that no test found. `-- known`: only our own list; `-- path …`: only mutants of these files;
 * `--sample 50 --seed 7`: a sample.
 */
await runCommand(async () => {
  const { values, positionals } = parseArgs({
    options: { sample: { type: 'string' }, seed: { type: 'string' } },
    allowPositionals: true,
  })
  await setup()
  const mutants = choose(allMutants(positionals), values)
  if (mutants.length === 0) throw new PlainError(`Nothing to mutate in ${positionals.join(', ')}.`)
  const alive = await runAll(mutants)
  console.log(
    `\n${mutants.length} mutants, ${mutants.length - alive.length} found, ${alive.length} alive`,
  )
  for (const mutant of alive) console.log(`ALIVE ${place(mutant)} ${mutant.what}`)
  if (alive.length > 0) process.exitCode = 1
})

/**
 * @param {readonly string[]} wanted
 * @returns {FileMutant[]}
 */
function allMutants(wanted) {
  if (wanted.includes('known')) return knownMutants()
  const modules = modulesAtRisk().filter(
    (file) => wanted.length === 0 || wanted.some((each) => file.startsWith(each)),
  )
  return [...(wanted.length === 0 ? knownMutants() : []), ...modules.flatMap(generatedMutants)]
}

/**
 * @param {string} file
 * @returns {FileMutant[]}
 */
function generatedMutants(file) {
  const truth = readFileSync(path.join(root, file), 'utf8')
  return makeMutants(truth)
    .map(({ start, end, text, what }) => ({
      file,
      what,
      line: truth.slice(0, start).split('\n').length,
      text: truth.slice(0, start) + text + truth.slice(end),
      tests: [path.posix.dirname(file)],
    }))
    .filter((mutant) => reasonWhyNone(mutant) === undefined)
}

/**
 * The same sample for the same seed.
 * @param {FileMutant[]} mutants
 * @param {{ sample?: string | undefined, seed?: string | undefined }} options
 */
function choose(mutants, { sample, seed = '1' }) {
  if (sample === undefined) return mutants
  let state = Number(seed)
  const ranked = mutants.map((mutant) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return { mutant, rank: state }
  })
  ranked.sort((one, other) => one.rank - other.rank)
  console.log(`${sample} of ${mutants.length} mutants, seed ${seed}`)
  return ranked.slice(0, Number(sample)).map(({ mutant }) => mutant)
}

/**
 * @param {readonly FileMutant[]} mutants
 * @returns {Promise<FileMutant[]>} those that no test found
 */
async function runAll(mutants) {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-mutants-'))
  const postgres = await startTemporaryPostgres({ isDurable: false })
  const lanes = Array.from({ length: availableParallelism() }, (_, index) =>
    openLane(path.join(folder, String(index)), postgres.connectionString),
  )
  const waiting = [...mutants]
  /** @type {FileMutant[]} */
  const alive = []
  try {
    await Promise.all(
      lanes.map(async (lane) => {
        for (let mutant = waiting.shift(); mutant !== undefined; mutant = waiting.shift()) {
          const isFound = await isFoundBy(lane, mutant)
          console.log(`${isFound ? 'found' : 'ALIVE'} ${place(mutant)} ${mutant.what}`)
          if (!isFound) alive.push(mutant)
        }
      }),
    )
  } finally {
    await postgres.discard()
    rmSync(folder, { recursive: true, force: true })
  }
  return alive
}

/**
 * Runs the tests next to the file first, which find most; then all that money depends on.
 * @param {import('./mutants/lane.mjs').Lane} lane
 * @param {FileMutant} mutant
 */
async function isFoundBy(lane, { file, text, tests }) {
  if (!(await lane.passes(file, text, tests))) return true
  return !(await lane.passes(file, text, wideTests))
}

/** @param {FileMutant} mutant */
function place({ file, line }) {
  return `${file}:${line}`
}
