import { accessSync, constants } from 'node:fs'
import path from 'node:path'

/**
 * The absolute path of a program on PATH.
 * @param {string} name
 * @returns {string | undefined}
 */
export function findProgram(name) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean)
  return folders.map((folder) => path.join(folder, name)).find(isExecutable)
}

/** @param {string} name */
export function hasProgram(name) {
  return findProgram(name) !== undefined
}

/** @param {string} file */
export function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK)
    return true
  } catch {
    return false
  }
}

/**
 * A command prefix that makes a program on Linux end when the process that started it does, however
 * it ended.
 * @param {'SIGINT' | 'SIGKILL'} signal
 * @returns {readonly string[]}
 */
export function dyingWithParent(signal) {
  if (process.platform !== 'linux' || !hasProgram('setpriv')) return []
  return ['setpriv', '--pdeathsig', signal.slice('SIG'.length), '--']
}
