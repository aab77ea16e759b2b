import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError, runCommand } from './plain-error.mjs'
import { root } from './root.mjs'

const folder = path.join(root, 'migrations')
const sealFile = path.join(folder, 'checksums.json')

/**
 * Records the checksum of each new migration; `npm run check` then refuses any change to it.
 * `--again` seals changed ones, which is safe only before anyone has run them.
 */
await runCommand(async () => {
  /** @type {Record<string, string>} */
  const sealed = existsSync(sealFile) ? JSON.parse(readFileSync(sealFile, 'utf8')) : {}
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'))
  const found = Object.fromEntries(names.sort().map((name) => [name, digestOf(name)]))
  const changed = names.filter((name) => (sealed[name] ?? found[name]) !== found[name])
  if (changed.length > 0 && !process.argv.includes('--again')) {
    throw new PlainError(
      `Sealed migrations have changed: ${changed.join(', ')}.\n` +
        'Databases that ran them would never get the change; put it into a new migration.',
    )
  }
  writeFileSync(sealFile, `${JSON.stringify(found, null, 2)}\n`)
  console.log(`Sealed ${names.length} migrations.`)
})

/** @param {string} name */
function digestOf(name) {
  return createHash('sha256')
    .update(readFileSync(path.join(folder, name)))
    .digest('hex')
}
