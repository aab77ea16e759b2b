import { spawnSync } from 'node:child_process'
import {
  cpSync,
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
import { soakMutants } from './mutants.mjs'

const outside = /^(node_modules|dist|\.git|\.permille.*)$/

/**
 * The short form of each part under each change that it must notice, in a copy of the checkout. One that stays green is a failure.
 * @param {readonly import('../parts.mjs').Part[]} parts
 * @param {{ names: readonly string[], seed: number }} given `names`: of all parts when empty
 * @returns {readonly import('../parts.mjs').Part[]}
 */
export function mutatedParts(parts, { names, seed }) {
  const chosen = parts.filter(({ name }) => names.length === 0 || names.includes(name))
  return chosen.flatMap((part) =>
    soakMutants
      .filter((mutant) => mutant.part === part.name)
      .map((mutant) => ({
        ...part,
        name: `${part.name}: ${mutant.what}`,
        run: () => requireRed(mutant, seed),
      })),
  )
}

/**
 * @param {import('./mutants.mjs').SoakMutant} mutant
 * @param {number} seed
 */
function requireRed({ part, what, file, from, to }, seed) {
  const truth = readFileSync(path.join(root, file), 'utf8')
  if (!truth.includes(from)) {
    throw new PlainError(
      `"${what}" no longer fits ${file}: rewrite it in scripts/soak/mutants.mjs.`,
    )
  }
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-mutant-'))
  try {
    copyCheckout(folder)
    writeFileSync(
      path.join(folder, file),
      truth.replaceAll(from, () => to),
    )
    const soak = ['scripts/soak.mjs', part, '--short', '--seed', String(seed)]
    const words = [...dyingWithParent('SIGKILL'), process.execPath, ...soak]
    const [program = '', ...args] = words
    const { stdout, stderr } = spawnSync(program, args, { cwd: folder, encoding: 'utf8' })
    const [, said] = new RegExp(`^✗ ${part}\n((?: {4}.*\n)+)`, 'm').exec(stdout) ?? []
    if (said === undefined) throw new Error(`not noticed:\n${stdout}${stderr}`)
    return (/FAIL .*/.exec(said) ?? /\S.*/.exec(said) ?? [''])[0]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
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
