import { existsSync } from 'node:fs'
import path from 'node:path'
import { sourceFiles, workspaces } from '../../checks/source-files.mjs'
import { root } from '../root.mjs'

/** @typedef {{ name: string, command: readonly string[] }} Check */

const biome = 'node_modules/@biomejs/biome/bin/biome'
const knip = 'node_modules/knip/bin/knip.js'
const oxlint = 'node_modules/oxlint/bin/oxlint'
const tsc = 'node_modules/typescript-native/bin/tsc'
const vitest = 'node_modules/vitest/vitest.mjs'

/** The cache of the last run, so that the next one reads only changed files. */
const cache = 'node_modules/.cache/check'
const knipCache = ['--cache', '--cache-location', path.join(cache, 'knip')]

/**
 * Every check, slowest first. Each is a Node program with its arguments.
 * @returns {Check[]}
 */
export function allChecks() {
  return [
    {
      name: 'dead code (knip)',
      command: [knip, '--no-progress', '--no-config-hints', ...knipCache],
    },
    // In one process: each further one would load TypeScript and parse the tree again.
    {
      name: 'house rules',
      command: [vitest, 'run', '--project', 'house', '--maxWorkers=1', '--reporter=dot'],
    },
    { name: 'import directions', command: ['checks/check-imports.mjs'] },
    // Biome's own promise rules take ten times as long, because they infer types themselves.
    { name: 'promises, switches', command: [oxlint, '--type-aware', '--deny-warnings'] },
    ...typeChecks(),
    { name: 'format and lint', command: [biome, 'ci', '--colors=off', '--error-on-warnings'] },
  ]
}

/** @returns {Check[]} one for each workspace that holds code */
function typeChecks() {
  const files = sourceFiles()
  return workspaces
    .filter((name) => existsSync(path.join(root, name, 'tsconfig.json')))
    .filter((name) => files.some((file) => file.startsWith(`${name}/`)))
    .map((name) => ({
      name: `types in ${name}`,
      command: [tsc, '--noEmit', '--incremental', '--tsBuildInfoFile', buildInfo(name), '-p', name],
    }))
}

/** @param {string} workspace */
function buildInfo(workspace) {
  return path.join(root, cache, `${workspace}.tsbuildinfo`)
}
