import { spawnSync } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { identityOf } from '../process-identity.mjs'

const prefix = 'permille-run-'
const memory = '/dev/shm'
// A whole run needs less than 1 GB there; a machine with little memory uses the disk instead.
const roomyBytes = 4_000_000_000

/**
 * Creates a folder for everything that a test run writes, in memory if there is plenty: cloning a test
 * database then costs a tenth of what it costs on disk. Becomes the temporary folder of this
 * process and its children.
 * @returns {() => void} takes it away again
 */
export function makeRunFolder() {
  const parent = isRoomy(memory) ? memory : tmpdir()
  removeLeftovers(parent)
  const folder = mkdtempSync(path.join(parent, `${prefix}${process.pid}-`))
  // When root runs the tests, PostgreSQL runs as another user, who must be able to enter.
  chmodSync(folder, 0o711)
  process.env.TMPDIR = folder
  return () => removeFolder(folder)
}

/** Vitest's global set-up. */
export const setup = makeRunFolder

/** @param {string} folder */
function isRoomy(folder) {
  try {
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize >= roomyBytes
  } catch {
    return false
  }
}

/**
 * A run that was killed leaves its folder behind, with the disk that the test of a full one mounts there.
 * @param {string} parent
 */
function removeLeftovers(parent) {
  for (const name of readdirSync(parent).filter((each) => each.startsWith(prefix))) {
    const pid = Number.parseInt(name.slice(prefix.length), 10)
    if (identityOf(pid) !== undefined) continue
    const folder = path.join(parent, name)
    for (const disk of readdirSync(folder).filter((each) => each.startsWith('permille-full-')))
      spawnSync('umount', ['--lazy', path.join(folder, disk)])
    removeFolder(folder)
  }
}

/** @param {string} folder */
function removeFolder(folder) {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 })
}
