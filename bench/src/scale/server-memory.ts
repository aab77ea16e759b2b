import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** Resident memory of the server that this process started; NaN where the system does not report it. */
export function megabytesOf(starterPid: number): number {
  try {
    const list = execFileSync('pgrep', ['-P', String(starterPid), '-f', 'server/main'])
    const status = readFileSync(`/proc/${String(list).trim()}/status`, 'utf8')
    const [, kilobytes] = /VmRSS:\s+(\d+)/.exec(status) ?? []
    return Number(kilobytes) / 1024
  } catch {
    return Number.NaN
  }
}
