import { readdirSync, readFileSync } from 'node:fs'

/** Whether the system tells which process another one started. */
export const canFindServer = process.platform === 'linux'

/** The server among the programs that a started product runs. */
export function findServerPid(productPid: number): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  const found = pids.find(
    (pid) =>
      parentOf(pid) === productPid && read(`/proc/${pid}/cmdline`).includes('dist/server/main.mjs'),
  )
  if (found === undefined) throw new Error('The product runs no server')
  return Number(found)
}

function parentOf(pid: string): number {
  return Number(/^PPid:\s*(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1])
}

/** Empty when the process has ended meanwhile. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
