import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { brotliDecompressSync, gzipSync } from 'node:zlib'
import { readConfig } from '#config/config.ts'
import type { DumpedDatabase } from '#platform/database/backup/dump-database.ts'
import { restoreDatabase } from '#platform/database/backup/restore-database.ts'
import { createLog } from '#platform/log.ts'
import { openEmptyDatabase } from '#testing/test-database.ts'
import { startTestSandbox, type TestSandbox } from '#testing/test-sandbox.ts'
import { buildDependencies, type Dependencies } from '#wiring/dependencies.ts'
import { migrationOf } from '../migration-of.ts'

/** As `npm run keep-release` writes it. */
interface KeptRelease {
  readonly database: DumpedDatabase
  /** The lines of each table's file in a backup. */
  readonly rows: Readonly<Record<string, string>>
  /** The sandbox's journal. */
  readonly sandbox: string
}

export interface UpdatedRelease {
  readonly parts: Dependencies
  readonly sandbox: TestSandbox
  close(): Promise<void>
}

/** The demo of the last release, updated to this one, and the provider that it knows, on the day when it was kept. */
export async function updateLastRelease(): Promise<UpdatedRelease> {
  const file = new URL('../../../../releases/last.json.br', import.meta.url)
  const kept: KeptRelease = JSON.parse(String(brotliDecompressSync(readFileSync(file))))
  const aheadMs = Date.parse(kept.database.takenAt) - Date.now()
  const folder = mkdtempSync(join(tmpdir(), 'permille-last-release-'))
  for (const [name, lines] of Object.entries(kept.rows)) {
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), gzipSync(lines))
  }
  writeFileSync(join(folder, 'journal.jsonl'), kept.sandbox)
  const sandbox = await startTestSandbox({ folder })
  await sandbox.setSettings({ clockOffsetSeconds: Math.round(aheadMs / 1000) })
  const database = await openEmptyDatabase()
  const config = readConfig({
    DATABASE_URL: database.connectionString,
    DATABASE_MIGRATION_URL: database.connectionString,
    DATA_DIR: folder,
    SANDBOX_URL: sandbox.url,
    EARNINGS_HOLD_HOURS: '0',
  })
  const log = createLog('silent')
  const migration = migrationOf(config, log)
  await restoreDatabase({ folder, dumped: kept.database, migration, isReplacing: false })
  const parts = buildDependencies(config, log, { now: () => new Date(Date.now() + aheadMs) })
  const close = async (): Promise<void> => {
    await parts.campaignChanges.stop()
    for (const each of [parts.booksDatabase, parts.requests, parts.database]) await each.close()
    await Promise.all([database.close(), sandbox.close()])
    rmSync(folder, { recursive: true, force: true })
  }
  return { parts, sandbox, close }
}
