import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { environmentOf, type Place } from './place.ts'
import { root } from './root.ts'

export interface AuditReport {
  readonly exitCode: number
  /** The report as an operator reads it. */
  readonly text: string
}

/** Runs `npm run audit` against a running product. */
export async function auditBooks(place: Place): Promise<AuditReport> {
  const child = spawn(process.execPath, ['scripts/run.mjs', 'audit'], {
    cwd: root,
    env: environmentOf(place),
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const words: string[] = []
  child.stdout.on('data', (text) => words.push(String(text)))
  child.stderr.on('data', (text) => words.push(String(text)))
  const [exitCode] = await once(child, 'close')
  return { exitCode: Number(exitCode), text: words.join('') }
}
