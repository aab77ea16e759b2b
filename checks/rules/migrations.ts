import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { filesOf, root } from '../source-files.mjs'
import { textOf } from './source-text.ts'

const sealFile = 'migrations/checksums.json'

/** Numbers that migrations had before the baseline took their place (decision 93). */
const retired = { first: 18, last: 124 }

/**
 * Returns migrations that differ from their checksum, are not sealed yet, are missing, or have a number that a recognised
 * database would pass over.
 */
export function unsealedMigrations(): string[] {
  const sealed: Record<string, string> = existsSync(path.join(root, sealFile))
    ? JSON.parse(textOf(sealFile))
    : {}
  const files = filesOf('migrations').filter((file) => file.endsWith('.sql'))
  const names = files.map((file) => path.posix.basename(file))
  const missing = Object.keys(sealed).filter((name) => !names.includes(name))
  return [
    ...names.filter(hasRetiredNumber).map((name) => `${name} has a number from before 0125`),
    ...missing.map((name) => `${name} is gone`),
    ...names.filter((name) => sealed[name] === undefined).map((name) => `${name} is not sealed`),
    ...names
      .filter((name) => sealed[name] !== undefined && sealed[name] !== digestOf(name))
      .map((name) => `${name} has changed`),
  ]
}

function hasRetiredNumber(name: string): boolean {
  const number = Number.parseInt(name, 10)
  return number >= retired.first && number <= retired.last
}

function digestOf(name: string): string {
  return createHash('sha256')
    .update(textOf(`migrations/${name}`))
    .digest('hex')
}
