import { chmodSync, mkdirSync, rmSync, statfsSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError, systemCode } from './plain-error.mjs'

/** @type {Record<string, string>} */
const reasons = {
  EROFS: 'it is on a read-only file system',
  EACCES: 'this user may not write to it',
  EPERM: 'this user may not write to it',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOTDIR: 'a part of its path is a file',
  EEXIST: 'a file of that name is in the way',
}

/**
 * Creates the folder if it is missing, and refuses one that is not writable or has no room.
 * @param {string} folder
 * @param {number} neededBytes
 */
export function prepareFolder(folder, neededBytes) {
  const probe = path.join(folder, `.probe-${process.pid}`)
  try {
    makeFolder(path.resolve(folder))
    writeFileSync(probe, 'x'.repeat(4096), { flush: true })
  } catch (cause) {
    throw cannotUse(folder, reasonOf(cause))
  } finally {
    removeQuietly(probe)
  }
  const { bavail, bsize } = statfsSync(folder)
  const free = bavail * bsize
  if (free >= neededBytes) return
  throw cannotUse(
    folder,
    `only ${inMegabytes(free)} are free, but ${inMegabytes(neededBytes)} are needed`,
  )
}

/**
 * Why a folder or a file cannot be used.
 * @param {unknown} cause
 */
export function reasonOf(cause) {
  return reasons[systemCode(cause) ?? ''] ?? String(cause)
}

/**
 * @param {string} folder
 * @param {string} reason
 */
function cannotUse(folder, reason) {
  return new PlainError(
    `DATA_DIR cannot be used: ${folder}\n${reason}.\n` +
      'Make room or give it write permission, or set DATA_DIR to another folder.',
  )
}

/**
 * One step at a time: Node's recursive mkdir reports a read-only file system as a missing file.
 * @param {string} folder
 */
function makeFolder(folder) {
  if (statSync(folder, { throwIfNoEntry: false }) !== undefined) return
  makeFolder(path.dirname(folder))
  mkdirSync(folder)
}

/**
 * Closes a folder of ours to other users; one that an older version left open too.
 * @param {string} folder
 */
export function closeFolder(folder) {
  try {
    chmodSync(folder, 0o700)
  } catch {
    // Another user created it and lets us write: closing it is up to them.
  }
}

/**
 * Another user of ours may pass through to what they own inside, and see nothing else.
 * @param {string} folder
 */
export function letPassThrough(folder) {
  chmodSync(folder, 0o711)
}

/** @param {string} file */
function removeQuietly(file) {
  try {
    rmSync(file, { force: true })
  } catch {
    // Nothing was written; the first failure is the one to report.
  }
}

/** @param {number} bytes */
function inMegabytes(bytes) {
  return `${Math.floor(bytes / 1_000_000)} MB`
}
