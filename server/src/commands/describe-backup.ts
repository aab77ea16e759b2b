import { existsSync } from 'node:fs'
import path from 'node:path'
import type { Manifest } from '../platform/database/backup/backup-folder.ts'
import { uploadsFolder } from './take-backup.ts'

/** What is in a backup, and where the uploads are if they are not. */
export function describeBackup(
  { database, files, bucket }: Manifest,
  { folder, dataDir }: { folder: string; dataDir: string },
): string {
  const rows = database.tables.reduce((sum, table) => sum + table.rows, 0)
  const uploads = path.join(dataDir, uploadsFolder)
  const lines = [
    folder,
    `${rows} rows of ${database.tables.length} tables, as of ${database.takenAt}; ${files.length} files.`,
  ]
  if (bucket !== null) {
    lines.push(`Uploads stay in the bucket ${bucket}: it has copies of its own.`)
  } else if (!existsSync(uploads)) {
    lines.push(
      `No uploads are in it: there is no ${uploads}. If people have uploaded pictures, set DATA_DIR or the S3_ variables as the product has them.`,
    )
  }
  return `${lines.join('\n')}\n`
}
