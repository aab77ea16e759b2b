import path from 'node:path'
import { OperatorError } from '../platform/errors/operator-error.ts'
import { describeBackup } from './describe-backup.ts'
import { runCommand } from './run-command.ts'
import { takeBackup } from './take-backup.ts'

/** `npm run backup [-- FOLDER]` */
await runCommand(async (config) => {
  const [named, ...rest] = process.argv.slice(2)
  if (rest.length > 0 || named?.startsWith('-')) {
    throw new OperatorError('Usage: npm run backup [-- FOLDER]')
  }
  const folder = path.resolve(named ?? path.join(config.dataDir, 'backups', nameOf(new Date())))
  const manifest = await takeBackup(config, folder)
  process.stdout.write(describeBackup(manifest, { folder, dataDir: config.dataDir }))
  return 0
})

/** `2026-11-22T08-40-00Z`, which every file system takes. */
function nameOf(at: Date): string {
  return `${at.toISOString().slice(0, 19).replaceAll(':', '-')}Z`
}
