import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** The root folder of the checkout. */
export const root = path.dirname(path.dirname(fileURLToPath(import.meta.url)))

/** Where code lives, each with its own TypeScript configuration. */
export const workspaces = [
  'contract',
  'server',
  'sandbox',
  'web',
  'e2e',
  'bench',
  'scripts',
  'mutants',
  'checks',
]

const notOurs = new Set([
  'node_modules',
  'dist',
  // Generated from our own sources; the check compares the two.
  'generated',
  '.git',
  '.permille',
  '.permille-soak',
  'test-results',
  'playwright-report',
])

/**
 * Every file of ours below a folder, as paths relative to the checkout, in order.
 * @param {string} [folder]
 * @returns {string[]}
 */
export function filesOf(folder = '') {
  const place = path.join(root, folder)
  if (!existsSync(place)) return []
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => !notOurs.has(entry.name))
    .flatMap((entry) => {
      const relative = path.posix.join(folder, entry.name)
      return entry.isDirectory() ? filesOf(relative) : [relative]
    })
    .sort()
}

/** Every module of every workspace. */
export function sourceFiles() {
  return workspaces.flatMap((each) => filesOf(each)).filter((file) => /\.(?:tsx?|mjs)$/.test(file))
}
