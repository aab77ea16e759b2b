import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

const dayMs = 86_400_000
const ownFolder = 'faketime/libfaketimeMT.so.1'

/** Where Debian has it: below a folder for each architecture. */
export function findFaketime() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib') : []
  return folders.map((name) => path.join('/usr/lib', name, ownFolder)).find(existsSync)
}

/** A clock for other processes, which can be set while they run; how much time passes for a timer is not its business. */
export function openClock() {
  const folder = mkdtempSync(path.join(tmpdir(), 'permille-clock-'))
  const file = path.join(folder, 'offset')
  let days = 0
  const set = (/** @type {number} */ given) => {
    days = given
    // A reader sees the one or the other.
    writeFileSync(`${file}.new`, `+${days}d\n`, { mode: 0o644 })
    renameSync(`${file}.new`, file)
  }
  set(0)
  return {
    folder,
    env: {
      LD_PRELOAD: findFaketime() ?? '',
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_CACHE_DURATION: '1',
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
      DONT_FAKE_MONOTONIC: '1',
    },
    set,
    now: () => new Date(Date.now() + days * dayMs),
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}

/** @typedef {ReturnType<typeof openClock>} Clock */
