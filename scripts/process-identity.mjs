import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

// Field 22 of /proc/<pid>/stat, counted from the state after the closing parenthesis.
const startTimeField = 19

/**
 * Distinguishes this process from a later one with the same pid; undefined if none is running.
 * @param {number} pid
 * @returns {string | undefined}
 */
export function identityOf(pid) {
  return process.platform === 'linux' ? identityFromProc(pid) : identityFromPs(pid)
}

/** @param {number} pid */
function identityFromProc(pid) {
  const fields = statFields(pid)
  const isGone = fields === undefined || fields[0] === 'Z' || fields[0] === 'X'
  if (isGone) return undefined
  const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()
  return `${boot}/${fields[startTimeField]}`
}

/**
 * The fields after the program's name in /proc/<pid>/stat, which may contain spaces and
 * parentheses.
 * @param {number} pid
 */
function statFields(pid) {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  } catch {
    return undefined
  }
}

/**
 * @param {number} pid
 * @returns {string | undefined} undefined where the system does not tell
 */
export function parentOf(pid) {
  return statFields(pid)?.[1]
}

/**
 * @param {number} pid
 * @returns {string} empty where the system does not tell
 */
export function commandLineOf(pid) {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

/** @param {number} pid */
function identityFromPs(pid) {
  const ps = spawnSync('ps', ['-p', String(pid), '-o', 'lstart='], { encoding: 'utf8' })
  return ps.stdout?.trim() || undefined
}

/**
 * @param {number} pid
 * @param {number} limitMs
 * @returns {Promise<boolean>} whether it was gone within the limit
 */
export async function waitForEnd(pid, limitMs) {
  const giveUpAt = Date.now() + limitMs
  while (identityOf(pid) !== undefined) {
    if (Date.now() > giveUpAt) return false
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return true
}
