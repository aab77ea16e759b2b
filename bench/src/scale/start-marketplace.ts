import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findRunningPostgres } from '../../../scripts/embedded-postgres.mjs'
import { startProgram } from '../program.ts'

export interface Marketplace {
  readonly url: string
  readonly connectionString: string
  /** The pid of `npm start`, which runs the server. */
  readonly pid: number
  stop(): Promise<void>
}

/** Runs `npm start` on an existing folder, or on a new one with the demo's users and history. */
export async function startMarketplace(given: {
  folder?: string
  hasDemo: boolean
  role: 'all' | 'api'
}): Promise<Marketplace> {
  const folder = given.folder ?? mkdtempSync(path.join(tmpdir(), 'permille-bench-demo-'))
  const program = await startProgram({
    args: ['scripts/start.mjs'],
    env: {
      DATA_DIR: folder,
      DEMO: given.hasDemo ? '1' : '0',
      ROLE: given.role,
      TRUST_PROXY: '1',
      DATABASE_URL: '',
    },
    portName: 'PORT',
    readyPath: '/readyz',
  })
  const connectionString = await findRunningPostgres(folder)
  if (connectionString === undefined) throw new Error(`No database runs on ${folder}`)
  const stop = async (): Promise<void> => {
    await program.stop()
    if (given.folder === undefined) rmSync(folder, { recursive: true, force: true })
  }
  return { url: program.url, pid: program.pid, connectionString, stop }
}
