import {
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  statSync,
} from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import { closeFolder } from './usable-folder.mjs'

/** Logs name people's addresses and what they did. */
const ownerOnly = 0o600
const rotateAtBytes = 10_000_000

/**
 * Opens a log for appending; a large one is first rotated, replacing the previous one. If it cannot
 * be opened, because the disk is full, the program runs without a log.
 * @param {string} file
 * @returns {number} a file descriptor
 */
export function openLog(file) {
  try {
    const folder = path.dirname(file)
    mkdirSync(folder, { recursive: true })
    closeFolder(folder)
    const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
    if (size > rotateAtBytes) renameSync(file, `${file}.old`)
    const log = openSync(file, 'a', ownerOnly)
    fchmodSync(log, ownerOnly)
    return log
  } catch (error) {
    console.error(`No log is written to ${file}: ${error instanceof Error ? error.message : error}`)
    return openSync(devNull, 'a')
  }
}

/**
 * @param {string} file
 * @param {number} [lineCount]
 */
export function lastLines(file, lineCount = 20) {
  if (!existsSync(file)) return ''
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lineCount).join('\n')
}
