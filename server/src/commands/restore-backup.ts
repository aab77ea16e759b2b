import { copyFile, rename } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import { copyFolder, type Manifest, readBackup } from '../platform/database/backup/backup-folder.ts'
import { restoreDatabase } from '../platform/database/backup/restore-database.ts'
import { sealOf } from '../platform/database/backup/row-file.ts'
import { createEncryption } from '../platform/encryption.ts'
import { OperatorError } from '../platform/errors/operator-error.ts'
import type { Log } from '../platform/log.ts'
import { migrationOf, requireOneDatabase } from './migration-of.ts'
import { keyFile, uploadsFolder } from './take-backup.ts'

interface Order {
  readonly folder: string
  readonly isReplacing: boolean
  readonly log: Log
}

/** Restores the database, the uploads and a generated key. Returns the moment that is restored. */
export async function restoreBackup(config: Config, order: Order): Promise<{ takenAt: string }> {
  const { folder, isReplacing, log } = order
  const manifest = await readBackup(folder)
  await requireOneDatabase(config)
  requireKey(config, manifest)
  await restoreDatabase({
    folder,
    dumped: manifest.database,
    migration: migrationOf(config, log),
    isReplacing,
  })
  if (manifest.bucket === null) {
    await copyFolder(path.join(folder, uploadsFolder), path.join(config.dataDir, uploadsFolder))
  }
  if (holdsKey(manifest)) await putKey(folder, config.dataDir)
  return manifest.database
}

function holdsKey({ files }: Manifest): boolean {
  return files.some(({ file }) => file === keyFile)
}

/** A key from the environment is not in the backup, and without it every creator has to reconnect. */
function requireKey(config: Config, manifest: Manifest): void {
  const keys = [config.encryptionKey, ...config.otherEncryptionKeys]
  const isKnown = keys.some((key) => createEncryption({ key }).keyId === manifest.sealedWith)
  if (isKnown || holdsKey(manifest)) return
  throw new OperatorError(
    'ENCRYPTION_KEY is not the key that this backup was sealed with. Set that one, or add it to ENCRYPTION_KEY_PREVIOUS.',
  )
}

/** An existing one is kept beside it, under a name with the time. */
async function putKey(folder: string, dataDir: string): Promise<void> {
  const [from, to] = [path.join(folder, keyFile), path.join(dataDir, keyFile)]
  const existing = await sealOf(to).catch(() => null)
  if (existing?.sha256 === (await sealOf(from)).sha256) return
  if (existing !== null) await rename(to, `${to}.before-${Date.now()}`)
  await copyFile(from, to, 1)
}
