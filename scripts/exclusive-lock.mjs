import { mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { PlainError, systemCode } from './plain-error.mjs'
import { identityOf } from './process-identity.mjs'
import { reasonOf } from './usable-folder.mjs'

// A lock is created before its content is written; an empty one younger than this is being written.
const writingGraceMs = 2000

/** @typedef {{ release: () => void } | { holderPid: number }} Attempt */

/**
 * Takes the lock at once, or returns its holder. Takes over the lock of a dead process.
 * @param {string} file
 * @param {Record<string, unknown>} note what else the lock's file says to others
 * @returns {Attempt}
 * @throws {PlainError} if this user cannot lock there
 */
export function tryLock(file, note = {}) {
  prepareLock(file, () => mkdirSync(path.dirname(file), { recursive: true }))
  for (;;) {
    try {
      const mine = JSON.stringify({ pid: process.pid, identity: identityOf(process.pid), ...note })
      writeFileSync(file, mine, { flag: 'wx', mode: 0o600 })
      return { release: () => rmSync(file, { force: true }) }
    } catch (error) {
      if (systemCode(error) !== 'EEXIST') throw unusable(file, error)
    }
    const holderPid = livingHolder(file)
    if (holderPid !== undefined) return { holderPid }
    prepareLock(file, () => rmSync(file, { force: true }))
  }
}

/**
 * @param {string} file
 * @param {() => void} work
 */
function prepareLock(file, work) {
  try {
    work()
  } catch (error) {
    throw unusable(file, error)
  }
}

/**
 * @param {string} file
 * @param {unknown} cause
 */
function unusable(file, cause) {
  return new PlainError(
    `${file} cannot be used: ${reasonOf(cause)}.\n` +
      `Run this as the user who owns ${path.dirname(file)}, or give this user write permission there.`,
  )
}

/**
 * Takes the lock within a second, or returns its holder: a process killed a moment ago may still hold it.
 * @param {string} file
 * @param {Record<string, unknown>} note what else the lock's file says to others
 * @returns {Promise<Attempt>}
 */
export async function lockSoon(file, note = {}) {
  let attempt = tryLock(file, note)
  for (let tries = 0; tries < 10 && 'holderPid' in attempt; tries += 1) {
    await sleep(100)
    attempt = tryLock(file, note)
  }
  return attempt
}

/**
 * Runs `work` while no other process holds the lock; calls `onWait` once if it has to wait.
 * @template T
 * @param {string} file
 * @param {(holderPid: number) => void} onWait
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function withLock(file, onWait, work) {
  let attempt = tryLock(file)
  if ('holderPid' in attempt) onWait(attempt.holderPid)
  while ('holderPid' in attempt) {
    await sleep(100)
    attempt = tryLock(file)
  }
  try {
    return await work()
  } finally {
    attempt.release()
  }
}

/**
 * The process that holds the lock, or undefined if no live process does.
 * @param {string} file
 * @returns {number | undefined}
 * @throws {PlainError} if this user cannot see who holds it
 */
export function livingHolder(file) {
  try {
    const held = JSON.parse(readFileSync(file, 'utf8'))
    return identityOf(held.pid) === held.identity ? held.pid : undefined
  } catch (error) {
    const code = systemCode(error)
    if (code === 'ENOENT' || code === 'ENOTDIR') return undefined
    // Another user's lock is not ours to take over.
    if (code !== undefined) throw unusable(file, error)
    return isFresh(file) ? 0 : undefined
  }
}

/** @param {string} file */
function isFresh(file) {
  const found = statSync(file, { throwIfNoEntry: false })
  return found !== undefined && Date.now() - found.mtimeMs < writingGraceMs
}
