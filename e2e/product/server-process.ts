import { readdirSync, readFileSync } from 'node:fs'

/** True if the system can list a process's children. */
export const canFindServer = process.platform === 'linux'

/** Returns the pid of the server among the processes of a started product. */
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

/** Returns an empty text if the process has already ended. */
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
