import { createHash } from 'node:crypto'
import { chmodSync, chownSync, lstatSync, mkdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { applicationRole, databaseName, superuser } from './create-cluster.mjs'

/**
 * A short path for the socket, limited to 107 characters: one name per cluster, closed to other
 * users, because access to the socket makes one the database's superuser.
 * @param {string} cluster absolute, links resolved
 * @param {import('./launcher.mjs').Owner} owner
 */
export function prepareSocketFolder(cluster, owner) {
  const folder = path.join(tmpdir(), `permille-${digest(cluster)}`)
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const found = lstatSync(folder)
  const us = process.getuid?.()
  const isOurs = found.isDirectory() && (found.uid === us || found.uid === owner.uid)
  if (!isOurs) {
    throw new PlainError(
      `Another user owns ${folder}, where the database's socket belongs.\n` +
        'Remove it, or set TMPDIR to a folder of your own.',
    )
  }
  if (us === 0) chownSync(folder, owner.uid, owner.gid)
  chmodSync(folder, 0o700)
  return folder
}

/** @param {string} cluster */
function digest(cluster) {
  const words = `${process.getuid?.()}:${cluster}`
  return createHash('sha256').update(words).digest('hex').slice(0, 16)
}

/**
 * The superuser's connection URL.
 * @param {string} socketFolder
 * @param {string} [database]
 */
export function connectionString(socketFolder, database = databaseName) {
  return `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&user=${superuser}`
}

/**
 * The application's connection URL, derived from the superuser's.
 * @param {string} ownerUrl
 */
export function applicationUrl(ownerUrl) {
  return ownerUrl.replace(/&user=[a-z]+$/, `&user=${applicationRole}`)
}
