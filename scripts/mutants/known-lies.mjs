import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { root } from '../root.mjs'

/**
 * Lies that a person thought of: about locks, leases, keys, and the database's own guards, which no rule makes.
 * @type {readonly { file: string, what: string, from: string, to: string, tests: readonly string[] }[]}
 */
const lies = []

/**
 * The list above against the files as they are. A lie whose place is gone must be told anew, so it throws.
 * @returns {import('../mutants.mjs').Lie[]}
 */
export function knownLies() {
  return lies.map(({ file, what, from, to, tests }) => {
    const truth = readFileSync(path.join(root, file), 'utf8')
    const start = truth.indexOf(from)
    if (start === -1)
      throw new PlainError(`"${what}" no longer fits ${file}: rewrite it in known-lies.mjs.`)
    const text = truth.slice(0, start) + to + truth.slice(start + from.length)
    return { file, what, text, tests, line: truth.slice(0, start).split('\n').length }
  })
}
