import { readFileSync } from 'node:fs'
import path from 'node:path'
import { filesOf, root, sourceFiles } from '../source-files.mjs'

const texts = new Map<string, string>()

/** The content of a file, by its path in the checkout; read once. */
export function textOf(file: string): string {
  const known = texts.get(file)
  if (known !== undefined) return known
  const text = readFileSync(path.join(root, file), 'utf8')
  texts.set(file, text)
  return text
}

export function lineCountOf(file: string): number {
  return textOf(file).trimEnd().split('\n').length
}

export function isTest(file: string): boolean {
  return /\.test\.tsx?$/.test(file)
}

export const modules: readonly string[] = sourceFiles()

/** The code that runs for users: no tests, and nothing only tests need. */
export const productModules: readonly string[] = modules.filter(
  (file) =>
    /^(?:contract|server|sandbox|web)\//.test(file) && !isTest(file) && !/\/testing\//.test(file),
)

/** Every text file of ours that people read, without the lock file. */
export const readableFiles: readonly string[] = filesOf().filter((file) =>
  /(?:\.(?:css|html|json|md|mjs|sql|tsx?|ya?ml)|\/run|\.gitignore)$/.test(file),
)

/** One message for all breaches of a rule: the reason first, then the places. */
export function breaches(reason: string, places: readonly string[]): string {
  return places.length === 0 ? '' : `${reason}\n  ${places.join('\n  ')}`
}

export function median(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)] ?? 0
}
