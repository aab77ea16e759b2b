import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build/ensure-built.mjs'
import { rollOver } from './deploy/rolling.mjs'
import { runParts } from './parts.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'
import { setup } from './setup.mjs'
import { stayAwake } from './soak/busy.mjs'
import { clusterParts } from './soak/cluster-parts.mjs'
import { mutatedParts } from './soak/mutated.mjs'
import { findReleaseBefore } from './soak/release-before.mjs'
import { testParts } from './soak/test-runs.mjs'
import { upgrade } from './soak/upgrade.mjs'

const usage = 'Usage: npm run soak -- [NAME…] [--short] [--seed N] [--from REF] [--mutants]'

/**
 * `npm run soak`: the long runs before a release. What this machine has no program for is skipped. `--mutants`: whether each
 * part notices what it is for.
 */
await runCommand(async () => {
  const { names, isShort, hasMutants, seed, from } = readWords(process.argv.slice(2))
  await setup()
  const folder = path.join(root, '.permille-soak')
  mkdirSync(folder, { recursive: true })
  const tests = testParts({ isShort, seed, folder })
  const commit = findReleaseBefore(from)
  /** @type {readonly import('./parts.mjs').Part[]} */
  const parts = [
    ...tests,
    { name: 'busy', run: () => stayAwake({ isShort }) },
    {
      name: 'rolling',
      needs: ['haproxy'],
      install: 'apt-get install haproxy',
      run: () => rollOver(isShort ? 4 : 50),
    },
    {
      name: 'upgrade',
      lacks: commit === undefined ? 'a release before this one, or --from REF' : undefined,
      run: () => upgrade({ commit: commit ?? '', folder, isShort }),
    },
    ...clusterParts({ isShort, folder }),
  ]
  if (hasMutants) return await runParts(mutatedParts(parts, { names, seed, folder, commit }), [])
  // Tests bundle what they start.
  const isTests =
    names.length > 0 && names.every((name) => tests.some((each) => each.name === name))
  if (!isTests) await ensureBuilt()
  await runParts(parts, names, (part, told, seconds) => {
    const figures = { part, ...told, seconds, isShort, seed, at: new Date().toISOString() }
    appendFileSync(path.join(folder, 'figures.jsonl'), `${JSON.stringify(figures)}\n`)
  })
})

/** @param {readonly string[]} words */
function readWords(words) {
  const rest = [...words]
  const take = (/** @type {string} */ option) => {
    const at = rest.indexOf(option)
    return at < 0 ? undefined : (rest.splice(at, 2)[1] ?? '')
  }
  const [seed = String(Date.now() % 1_000_000), from] = [take('--seed'), take('--from')]
  const names = rest.filter((word) => word !== '--short' && word !== '--mutants')
  if (!/^\d+$/.test(seed) || from === '' || names.some((name) => name.startsWith('-'))) {
    throw new PlainError(usage)
  }
  const [isShort, hasMutants] = [rest.includes('--short'), rest.includes('--mutants')]
  return { names, isShort, hasMutants, seed: Number(seed), from }
}
