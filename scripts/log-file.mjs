import {
  copyFileSync,
  existsSync,
  fchmodSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  truncateSync,
} from 'node:fs'
import { devNull } from 'node:os'
import path from 'node:path'
import { closeFolder } from './usable-folder.mjs'

/** Logs name people's addresses and what they did. */
const ownerOnly = 0o600
const rotateAtBytes = 10_000_000
const oldLogsMax = 5
const everyMs = 60_000

/**
 * Opens a log for appending; a large one is first rotated. If it cannot
 * be opened, because the disk is full, the program runs without a log.
 * @param {string} file
 * @returns {number} a file descriptor
 */
export function openLog(file) {
  try {
    const folder = path.dirname(file)
    mkdirSync(folder, { recursive: true })
    closeFolder(folder)
    rotateLog(file)
    const log = openSync(file, 'a', ownerOnly)
    fchmodSync(log, ownerOnly)
    return log
  } catch (error) {
    console.error(`No log is written to ${file}: ${error instanceof Error ? error.message : error}`)
    return openSync(devNull, 'a')
  }
}

/**
 * Moves what a large log says to `.1`, and older ones on. The file stays, because a program goes on appending to the one that
 * it opened; a line that it writes within these milliseconds is lost.
 * @param {string} file
 */
export function rotateLog(file, atBytes = rotateAtBytes) {
  const size = statSync(file, { throwIfNoEntry: false })?.size ?? 0
  if (size <= atBytes) return
  // As an earlier version called it.
  rmSync(`${file}.old`, { force: true })
  for (let place = oldLogsMax; place > 1; place -= 1) {
    const younger = `${file}.${place - 1}`
    if (existsSync(younger)) renameSync(younger, `${file}.${place}`)
  }
  copyFileSync(file, `${file}.1`)
  truncateSync(file)
}

/**
 * Rotates the logs of a folder while programs write them, for as long as this process runs.
 * @param {string} folder
 */
export function keepLogsSmall(folder) {
  const rotateAll = () => {
    try {
      const logs = readdirSync(folder).filter((name) => name.endsWith('.log'))
      for (const name of logs) rotateLog(path.join(folder, name))
    } catch (error) {
      console.error(`The logs are not rotated: ${error instanceof Error ? error.message : error}`)
    }
  }
  setInterval(rotateAll, everyMs).unref()
}

/**
 * @param {string} file
 * @param {number} [lineCount]
 */
export function lastLines(file, lineCount = 20) {
  if (!existsSync(file)) return ''
  return readFileSync(file, 'utf8').trimEnd().split('\n').slice(-lineCount).join('\n')
}
