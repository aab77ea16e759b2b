import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { dyingWithParent } from '../programs.mjs'
import { root } from '../root.mjs'
import { notStarted } from './cluster/patroni.mjs'
import { soakMutants } from './mutants.mjs'
import { buildRelease, gitFolder } from './release-before.mjs'

const outside = /^(node_modules|dist|\.git|\.permille.*)$/

/** One that is noticed may be so by luck. */
const mutantsMin = 2

/**
 * The short form of each part under each change that it must notice, in a copy of the checkout. One that stays green is a failure,
 * and so are one that could not begin and a part with too few.
 * @param {readonly import('../parts.mjs').Part[]} parts
 * @param {{ names: readonly string[], seed: number, folder: string, commit: string | undefined }} given `names`: of all parts when
 *   empty; `commit`: the release before
 * @returns {readonly import('../parts.mjs').Part[]}
 */
export function mutatedParts(parts, { names, seed, folder, commit }) {
  const chosen = parts.filter(({ name }) => names.length === 0 || names.includes(name))
  return chosen.flatMap((part) => {
    const mutants = soakMutants.filter((mutant) => mutant.part === part.name)
    const few = `${mutants.length} of at least ${mutantsMin} mutants: add to scripts/soak/mutants.mjs`
    if (mutants.length < mutantsMin) return [{ name: part.name, run: () => fail(few) }]
    return mutants.map((mutant) => ({
      ...part,
      name: `${part.name}: ${mutant.what}`,
      lacks: mutant.isLong === true ? 'the long form: run it by hand' : part.lacks,
      run: () => requireRed(mutant, { seed, folder, commit }),
    }))
  })
}

/** @param {string} text */
function fail(text) {
  throw new Error(text)
}

/**
 * @param {import('./mutants.mjs').SoakMutant} mutant
 * @param {{ seed: number, folder: string, commit: string | undefined }} given
 */
async function requireRed(mutant, given) {
  const { part, what, file, from, to, seed = given.seed } = mutant
  const place = path.join(root, file)
  const truth = from === '' ? '' : readFileSync(place, 'utf8')
  if (from === '' ? existsSync(place) : !truth.includes(from)) {
    throw new PlainError(
      `"${what}" no longer fits ${file}: rewrite it in scripts/soak/mutants.mjs.`,
    )
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-mutant-'))
  // The cluster's programs run as another user, and Patroni starts nothing in a folder that it may not enter.
  chmodSync(folder, 0o755)
  try {
    copyCheckout(folder)
    const release = part === 'upgrade' ? await lendRelease(folder, given) : []
    writeFileSync(path.join(folder, file), from === '' ? to : truth.replaceAll(from, () => to))
    const soak = ['scripts/soak.mjs', part, '--short', '--seed', String(seed), ...release]
    const words = [...dyingWithParent('SIGKILL'), process.execPath, ...soak]
    const [program = '', ...args] = words
    const { stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
    const [, said] = new RegExp(`^✗ ${part}\n((?: {4}.*\n)+)`, 'm').exec(stdout) ?? []
    if (said === undefined) throw new Error(`not noticed:\n${stdout}${stderr}`)
    if (said.includes(notStarted)) throw new Error(`not tried:\n${said}`)
    return (/FAIL .*/.exec(said) ?? /\S.*/.exec(said) ?? [''])[0]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

/**
 * The release before, built once, for a copy that has no history of its own.
 * @param {string} folder
 * @param {{ folder: string, commit: string | undefined }} given
 */
async function lendRelease(folder, { folder: kept, commit = '' }) {
  const tree = await buildRelease(commit, kept)
  const ownKept = path.join(folder, path.basename(kept))
  mkdirSync(ownKept)
  symlinkSync(tree, path.join(ownKept, path.basename(tree)))
  writeFileSync(path.join(folder, '.git'), `gitdir: ${gitFolder()}\n`)
  return ['--from', commit]
}

/** Packages are those of this checkout, but for its own workspaces. @param {string} folder */
function copyCheckout(folder) {
  for (const name of readdirSync(root).filter((each) => !outside.test(each))) {
    cpSync(path.join(root, name), path.join(folder, name), { recursive: true })
  }
  const packages = path.join(folder, 'node_modules')
  mkdirSync(path.join(packages, '@permille'), { recursive: true })
  for (const name of readdirSync(path.join(root, 'node_modules'))) {
    if (name === '@permille' || name === '.cache') continue
    symlinkSync(path.join(root, 'node_modules', name), path.join(packages, name))
  }
  for (const name of readdirSync(path.join(root, 'node_modules/@permille'))) {
    symlinkSync(path.join('../..', name), path.join(packages, '@permille', name))
  }
}
