import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { startEmbeddedPostgres } from '../../../scripts/embedded-postgres.mjs'
import { connectDatabase } from '../../../server/src/platform/database/database.ts'
import { migrate } from '../../../server/src/platform/database/migrate.ts'
import { createLog } from '../../../server/src/platform/log.ts'
import { migrationsDir } from '../../../server/src/testing/test-database.ts'
import { processorMs } from '../cpu-share.ts'
import { writeAsWorker } from './as-a-worker.ts'
import { buildMarketplace } from './build-marketplace.ts'
import { sizeFor } from './plan.ts'
import { type Marketplace, startMarketplace } from './start-marketplace.ts'

function folderOf(posts: number): string {
  return path.join(process.env.DATA_DIR || tmpdir(), `permille-scale-${posts}`)
}

/** Starts the built one with its background work. */
export async function workingMarketplace(posts: number): Promise<Marketplace> {
  return await startMarketplace({ folder: folderOf(posts), hasDemo: false, role: 'all' })
}

/**
 * Starts a marketplace with this many posts, in its own folder under the system's temporary folder or under
 * `DATA_DIR`. An existing one is migrated to the current schema and reused. Nothing but what is measured happens in it.
 */
export async function largeMarketplace(posts: number): Promise<Marketplace> {
  const folder = folderOf(posts)
  const builtFile = path.join(folder, 'scale-is-built')
  // Left by an interrupted build; only a build writes into a folder of this name.
  if (!existsSync(builtFile)) rmSync(folder, { recursive: true, force: true })
  const log = createLog('error')
  const postgres = await startEmbeddedPostgres({ dataDir: folder, isDurable: false })
  try {
    await migrate({ ...postgres, migrationsDir, log })
    if (!existsSync(builtFile)) await build(postgres.connectionString, posts)
    writeFileSync(builtFile, `${posts}\n`)
    const { connectionString } = postgres
    const limits = { connectionsMax: 2, statementTimeoutMs: 60_000 }
    const database = connectDatabase({ connectionString, ...limits, log })
    await writeAsWorker(database)
    await database.close()
  } finally {
    await postgres.stop()
  }
  return await startMarketplace({ folder, hasDemo: false, role: 'api' })
}

async function build(connectionString: string, posts: number): Promise<void> {
  console.log(`building a marketplace of ${posts} posts …`)
  const used = () => processorMs(process.pid)
  const [startedAt, before] = [performance.now(), used()]
  await buildMarketplace(connectionString, sizeFor(posts), console.log)
  const after = used()
  const seconds = (ms: number) => Math.round(ms / 1000)
  console.log(
    `built in ${seconds(performance.now() - startedAt)} s, with ${seconds(after.database - before.database)} s of CPU ` +
      `of PostgreSQL and ${seconds(after.load - before.load)} of this program`,
  )
}
