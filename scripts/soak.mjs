import { appendFileSync, mkdirSync } from 'node:fs'
import path from 'node:path'
import { ensureBuilt } from './build/ensure-built.mjs'
import { rollOver } from './deploy/rolling.mjs'
import { runParts } from './parts.mjs'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'
import { setup } from './setup.mjs'
import { clusterParts } from './soak/cluster-parts.mjs'
import { mutatedParts } from './soak/mutated.mjs'
import { testParts } from './soak/test-runs.mjs'

const usage = 'Usage: npm run soak -- [NAME…] [--short] [--seed N] [--mutants]'

/**
 * `npm run soak`: the long runs before a release. What this machine has no program for is skipped. `--mutants`: whether each
 * part notices what it is for.
 */
await runCommand(async () => {
  const { names, isShort, hasMutants, seed } = readWords(process.argv.slice(2))
  await setup()
  const folder = path.join(root, '.permille-soak')
  mkdirSync(folder, { recursive: true })
  const tests = testParts({ isShort, seed, folder })
  /** @type {readonly import('./parts.mjs').Part[]} */
  const parts = [
    ...tests,
    {
      name: 'rolling',
      needs: ['haproxy'],
      install: 'apt-get install haproxy',
      run: () => rollOver(isShort ? 4 : 50),
    },
    ...clusterParts({ isShort, folder }),
  ]
  if (hasMutants) return await runParts(mutatedParts(parts, { names, seed }), [])
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
  const seedAt = words.indexOf('--seed')
  const seed = seedAt < 0 ? String(Date.now() % 1_000_000) : (words[seedAt + 1] ?? '')
  const rest = words.filter((_, at) => seedAt < 0 || (at !== seedAt && at !== seedAt + 1))
  const names = rest.filter((word) => word !== '--short' && word !== '--mutants')
  if (!/^\d+$/.test(seed) || names.some((name) => name.startsWith('-'))) throw new PlainError(usage)
  const [isShort, hasMutants] = [rest.includes('--short'), rest.includes('--mutants')]
  return { names, isShort, hasMutants, seed: Number(seed) }
}
