import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../scripts/plain-error.mjs'
import { root } from '../scripts/root.mjs'
import { moneyMutants } from './known-money-mutants.mjs'
import { orderMutants } from './known-order-mutants.mjs'
import { postMutants } from './known-post-mutants.mjs'

/**
 * A hand-written mutant, for what no rule generates: each `from` becomes `to`; `tests` run first.
 * @typedef {{ what: string, file: string, from: string, to: string, tests: readonly string[] }} KnownMutant
 */

/**
 * All of them applied to the current files. Throws when a mutant's `from` is gone, since it must then be
 * rewritten.
 * @returns {import('./main.mjs').FileMutant[]}
 */
export function knownMutants() {
  return [...moneyMutants, ...postMutants, ...orderMutants].map(
    ({ file, what, from, to, tests }) => {
      const truth = readFileSync(path.join(root, file), 'utf8')
      const start = truth.indexOf(from)
      if (start === -1) {
        throw new PlainError(`"${what}" no longer fits ${file}: rewrite it in mutants/.`)
      }
      const line = truth.slice(0, start).split('\n').length
      return { file, what, line, text: truth.replaceAll(from, () => to), tests }
    },
  )
}
