import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const neverSource = new Set(['node_modules', 'dist', '.git', '.permille', 'test-results'])

/**
 * Every file at or below the given paths, relative to the checkout, sorted; missing paths count as
 * empty.
 * @param {readonly string[]} paths
 * @returns {string[]}
 */
export function filesBelow(paths) {
  return paths.flatMap((each) => listFiles(each)).sort()
}

/**
 * @param {string} relative
 * @returns {string[]}
 */
function listFiles(relative) {
  const found = statSync(path.join(root, relative), { throwIfNoEntry: false })
  if (found === undefined || neverSource.has(path.basename(relative))) return []
  if (!found.isDirectory()) return [relative]
  return readdirSync(path.join(root, relative)).flatMap((name) =>
    listFiles(path.join(relative, name)),
  )
}

/**
 * One digest of names and contents, and of the given extra words.
 * @param {readonly string[]} files relative to the checkout
 * @param {readonly string[]} words
 */
export function hashOf(files, words = []) {
  const hash = createHash('sha256')
  for (const word of words) hash.update(`${word}\0`)
  for (const file of files) {
    const content = readFileSync(path.join(root, file))
    hash.update(`${file}\0${content.length}\0`).update(content)
  }
  return hash.digest('hex')
}
