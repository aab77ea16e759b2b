import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { modulesAtRisk, wideTests } from './mutants/areas.mjs'
import { knownLies } from './mutants/known-lies.mjs'
import { openLane } from './mutants/lane.mjs'
import { makeMutants } from './mutants/make-mutants.mjs'
import { reasonWhyNone } from './mutants/no-lies.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'
import { setup } from './setup.mjs'
import { startTemporaryPostgres } from './temporary-postgres.mjs'

/**
 * @typedef {{ file: string, line: number, what: string, text: string, tests: readonly string[] }} Lie
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
  const lies = choose(allLies(positionals), values)
  if (lies.length === 0) throw new PlainError(`Nothing to mutate in ${positionals.join(', ')}.`)
  const alive = await tellAll(lies)
  console.log(`\n${lies.length} lies, ${lies.length - alive.length} found, ${alive.length} alive`)
  for (const lie of alive) console.log(`ALIVE ${place(lie)} ${lie.what}`)
  if (alive.length > 0) process.exitCode = 1
})

/**
 * @param {readonly string[]} wanted
 * @returns {Lie[]}
 */
function allLies(wanted) {
  if (wanted.includes('known')) return knownLies()
  const modules = modulesAtRisk().filter(
    (file) => wanted.length === 0 || wanted.some((each) => file.startsWith(each)),
  )
  return [...(wanted.length === 0 ? knownLies() : []), ...modules.flatMap(madeLies)]
}

/**
 * @param {string} file
 * @returns {Lie[]}
 */
function madeLies(file) {
  const truth = readFileSync(path.join(root, file), 'utf8')
  return makeMutants(truth)
    .map(({ start, end, text, what }) => ({
      file,
      what,
      line: truth.slice(0, start).split('\n').length,
      text: truth.slice(0, start) + text + truth.slice(end),
      tests: [path.posix.dirname(file)],
    }))
    .filter((lie) => reasonWhyNone(lie) === undefined)
}

/**
 * The same sample for the same seed.
 * @param {Lie[]} lies
 * @param {{ sample?: string | undefined, seed?: string | undefined }} options
 */
function choose(lies, { sample, seed = '1' }) {
  if (sample === undefined) return lies
  let state = Number(seed)
  const ranked = lies.map((lie) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    return { lie, rank: state }
  })
  ranked.sort((one, other) => one.rank - other.rank)
  console.log(`${sample} of ${lies.length} lies, seed ${seed}`)
  return ranked.slice(0, Number(sample)).map(({ lie }) => lie)
}

/**
 * @param {readonly Lie[]} lies
 * @returns {Promise<Lie[]>} those that no test found
 */
async function tellAll(lies) {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-mutants-'))
  const postgres = await startTemporaryPostgres({ isDurable: false })
  const lanes = Array.from({ length: availableParallelism() }, (_, index) =>
    openLane(path.join(folder, String(index)), postgres.connectionString),
  )
  const waiting = [...lies]
  /** @type {Lie[]} */
  const alive = []
  try {
    await Promise.all(
      lanes.map(async (lane) => {
        for (let lie = waiting.shift(); lie !== undefined; lie = waiting.shift()) {
          const isFound = await isFoundBy(lane, lie)
          console.log(`${isFound ? 'found' : 'ALIVE'} ${place(lie)} ${lie.what}`)
          if (!isFound) alive.push(lie)
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
 * @param {Lie} lie
 */
async function isFoundBy(lane, { file, text, tests }) {
  if (!(await lane.passes(file, text, tests))) return true
  return !(await lane.passes(file, text, wideTests))
}

/** @param {Lie} lie */
function place({ file, line }) {
  return `${file}:${line}`
}
