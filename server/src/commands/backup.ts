import path from 'node:path'
import type { Manifest } from '../platform/database/backup/backup-folder.ts'
import { OperatorError } from '../platform/errors/operator-error.ts'
import { runCommand } from './run-command.ts'
import { takeBackup } from './take-backup.ts'

/** `npm run backup [-- FOLDER]` */
await runCommand(async (config) => {
  const [named, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || named?.startsWith('-')) {
    throw new OperatorError('Usage: npm run backup [-- FOLDER]')
  }
  const folder = path.resolve(named ?? path.join(config.dataDir, 'backups', nameOf(new Date())))
  process.stdout.write(describe(await takeBackup(config, folder), folder))
  return 0
})

/** `2026-11-22T08-40-00Z`, which every file system takes. */
function nameOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}

function describe({ database, files, bucket }: Manifest, folder: string): string {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  const lines = [
    `${folder}`,
    `${rows} rows of ${database.tables.length} tables, as of ${database.takenAt}; ${files.length} files.`,
  ]
  if (bucket !== null) lines.push(`Uploads stay in the bucket ${bucket}: it has copies of its own.`)
  return `${lines.join('\n')}\n`
}
