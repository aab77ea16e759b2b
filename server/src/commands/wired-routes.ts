import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '../config/config.ts'
import { createLog } from '../platform/log.ts'
import { type Wiring, wire } from '../wiring/wire.ts'

/** Every route of the product as it is wired; nothing is connected and nothing can be called. */
export async function wiredRoutes(): Promise<Wiring['routes']> {
  const folder = mkdtempSync(join(tmpdir(), 'permille-routes-'))
  const nowhere = '127.0.0.1:1'
  const wiring = wire(
    readConfig({
      DATA_DIR: folder,
      DATABASE_URL: `postgres://nobody@${nowhere}/none`,
      SANDBOX_URL: `http://${nowhere}`,
    }),
    createLog('silent'),
  )
  await wiring.database.close()
  rmSync(folder, { recursive: true, force: true })
  return wiring.routes
}
