import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * @typedef {{
 *   version?: string, link?: boolean, optional?: boolean, devOptional?: boolean, inBundle?: boolean,
 *   os?: string[], cpu?: string[], libc?: string[],
 * }} LockedPackage
 */

/**
 * Whether npm's own record of node_modules agrees with the lock file.
 * @param {string} folder
 */
export function isInstalled(folder) {
  const record = path.join(folder, 'node_modules/.package-lock.json')
  if (!existsSync(record)) return false
  const locked = readPackages(path.join(folder, 'package-lock.json'))
  const installed = readPackages(record)
  return Object.entries(locked)
    .filter(([place, each]) => place.includes('node_modules/') && isForThisMachine(each))
    .every(([place, each]) => each.link || installed[place]?.version === each.version)
}

/**
 * @param {string} file
 * @returns {Record<string, LockedPackage>}
 */
function readPackages(file) {
  return JSON.parse(readFileSync(file, 'utf8')).packages ?? {}
}

/**
 * An optional package that names no platform belongs to one that does, and comes and goes with it.
 * @param {LockedPackage} each
 */
function isForThisMachine({ optional, os, cpu, libc }) {
  if (optional && (os === undefined || cpu === undefined)) return false
  return allows(os, process.platform) && allows(cpu, process.arch) && allows(libc, ourLibc())
}

/**
 * @param {string[] | undefined} list names, or names to exclude written as `!name`
 * @param {string} value
 */
function allows(list, value) {
  if (list === undefined) return true
  if (list.includes(`!${value}`)) return false
  return list.includes(value) || list.every((name) => name.startsWith('!'))
}

function ourLibc() {
  const header = Object(process.report.getReport()).header
  return header.glibcVersionRuntime === undefined ? 'musl' : 'glibc'
}
