import { spawnSync } from 'node:child_process'
import { readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { waitForEnd } from '../process-identity.mjs'

/** @typedef {{ pid: number, socketFolder: string, isReady: boolean }} Postmaster */

const ownShutdownMs = 1500
const fastShutdownMs = 8000
const immediateShutdownMs = 3000

/**
 * What PostgreSQL's own lock file says about the server on this cluster.
 * @param {string} cluster
 * @returns {Postmaster | undefined}
 */
export function readPostmaster(cluster) {
  try {
    const lines = readFileSync(path.join(cluster, 'postmaster.pid'), 'utf8').split('\n')
    const pid = Number(lines[0])
    if (!Number.isSafeInteger(pid) || pid <= 0) return undefined
    return { pid, socketFolder: lines[4] ?? '', isReady: lines[7]?.trim() === 'ready' }
  } catch {
    return undefined
  }
}

/**
 * Stops a server left over by a killed start; removes a lock file whose pid now belongs to an
 * unrelated process (after a reboot, in a container).
 * @param {string} cluster
 */
export async function stopLeftover(cluster) {
  const leftover = readPostmaster(cluster)
  if (leftover === undefined) return
  if (!isServerOf(leftover.pid, cluster)) {
    rmSync(path.join(cluster, 'postmaster.pid'), { force: true })
    return
  }
  if (await waitForEnd(leftover.pid, ownShutdownMs)) return
  if (await stopPostmaster(leftover.pid)) return
  throw new PlainError(
    `A PostgreSQL from an earlier start (process ${leftover.pid}) still uses ${cluster}\n` +
      'and does not stop. End that process and start again.',
  )
}

/**
 * Tries a fast shutdown first, then kills, which PostgreSQL recovers from at its next start.
 * @param {number} pid
 * @returns {Promise<boolean>} whether it is gone
 */
export async function stopPostmaster(pid, patienceMs = fastShutdownMs) {
  signal(pid, 'SIGINT')
  if (await waitForEnd(pid, patienceMs)) return true
  signal(pid, 'SIGQUIT')
  if (await waitForEnd(pid, immediateShutdownMs)) return true
  signal(pid, 'SIGKILL')
  return waitForEnd(pid, 1000)
}

/**
 * PostgreSQL's working directory is its cluster; no other program's is.
 * @param {number} pid
 * @param {string} cluster
 */
export function isServerOf(pid, cluster) {
  try {
    if (process.platform === 'linux')
      return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster)
    const ps = spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' })
    return ps.stdout.includes('postgres') && ps.stdout.includes(cluster)
  } catch {
    return false
  }
}

/**
 * @param {number} pid
 * @param {NodeJS.Signals} name
 */
function signal(pid, name) {
  try {
    process.kill(pid, name)
  } catch {
    // It exited on its own before that.
  }
}
