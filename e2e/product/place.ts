import { cpSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { findFreePorts } from './free-ports.ts'

/** Where one product lives: its ports, and the folder that survives a restart. */
export interface Place {
  readonly port: number
  readonly sandboxPort: number
  readonly dataDir: string
}

/** Picks free ports and a new folder in the system's temporary directory. */
export async function choosePlace(): Promise<Place> {
  const [port = 0, sandboxPort = 0] = await findFreePorts(2)
  return { port, sandboxPort, dataDir: mkdtempSync(path.join(tmpdir(), 'permille-e2e-')) }
}

/** Chooses a place with a copy of the demo, as the first start of the run's product left it. */
export async function choosePlaceWithDemoOf(run: Place): Promise<Place> {
  const place = await choosePlace()
  cpSync(demoFolderOf(run), place.dataDir, { recursive: true })
  return place
}

/**
 * The folder with a copy of this place's demo for other products: playing it takes two processors
 * ten seconds.
 */
export function demoFolderOf({ dataDir }: Place): string {
  return `${dataDir}-demo`
}

export function appUrlOf({ port }: Place): string {
  return `http://localhost:${port}`
}

export function sandboxUrlOf({ sandboxPort }: Place): string {
  return `http://127.0.0.1:${sandboxPort}`
}

/**
 * Returns the environment that points our programs to this place, without the developer's settings.
 */
export function environmentOf({ port, sandboxPort, dataDir }: Place): NodeJS.ProcessEnv {
  const { PATH, HOME, LANG } = process.env
  const ours = { PORT: String(port), SANDBOX_PORT: String(sandboxPort), DATA_DIR: dataDir }
  // Makes approvals final at once; the ten-second undo is tested elsewhere.
  const quick = { APPROVAL_UNDO_SECONDS: '0' }
  // Calls without a browser say that they come from elsewhere.
  const proxy = { TRUST_PROXY: '1' }
  return { PATH, HOME, LANG, ...ours, ...quick, ...proxy }
}
