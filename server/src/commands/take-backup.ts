import { existsSync } from 'node:fs'
import { copyFile, mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../config/config.ts'
import {
  copyFolder,
  type Manifest,
  writeManifest,
} from '../platform/database/backup/backup-folder.ts'
import { dumpDatabase } from '../platform/database/backup/dump-database.ts'
import { sealOf } from '../platform/database/backup/row-file.ts'
import { createEncryption } from '../platform/encryption.ts'
import { OperatorError } from '../platform/errors/operator-error.ts'
import { version } from '../platform/version.ts'
import { requireOneDatabase } from './migration-of.ts'

/** Beside the embedded database; see `generatedKey` in `config.ts`. */
export const keyFile = 'encryption-key'
export const uploadsFolder = 'uploads'

/**
 * Writes everything a restore needs into a new folder, as one moment saw it, while the product runs. A
 * backup that is killed keeps the name `….partial`; one that fails leaves nothing.
 */
export async function takeBackup(config: Config, folder: string): Promise<Manifest> {
  if (existsSync(folder)) throw new OperatorError(`${folder} exists already.`)
  await requireOneDatabase(config)
  const growing = `${folder}.partial`
  await makeFolder(growing)
  try {
    const manifest = await fill(config, growing)
    await rename(growing, folder)
    return manifest
  } catch (error) {
    await rm(growing, { recursive: true, force: true })
    throw error
  }
}

async function fill(config: Config, folder: string): Promise<Manifest> {
  const manifest: Manifest = {
    format: 1,
    madeBy: version,
    sealedWith: createEncryption({ key: config.encryptionKey }).keyId,
    bucket: config.s3?.bucket ?? null,
    database: await dumpDatabase(config.migrationUrl, folder),
    // After the rows, so that every upload they name is there.
    files: await keepFiles(config, folder),
  }
  await writeManifest(folder, manifest)
  return manifest
}

async function makeFolder(folder: string): Promise<void> {
  try {
    await mkdir(path.dirname(folder), { recursive: true })
    await mkdir(folder, { mode: 0o700 })
  } catch (cause) {
    throw new OperatorError(`The backup cannot be written to ${folder}: ${String(cause)}`, {
      cause,
    })
  }
}

async function keepFiles({ s3, dataDir }: Config, folder: string): Promise<Manifest['files']> {
  const uploads =
    s3 === null
      ? await copyFolder(path.join(dataDir, uploadsFolder), path.join(folder, uploadsFolder))
      : []
  const files = uploads.map((name) => `${uploadsFolder}/${name}`)
  if (await keepKey(dataDir, folder)) files.push(keyFile)
  return await Promise.all(
    files.map(async (file) => ({ file, seal: await sealOf(path.join(folder, file)) })),
  )
}

/** Only a key that we generated; one from the environment is kept where the operator keeps it. */
async function keepKey(dataDir: string, folder: string): Promise<boolean> {
  return await copyFile(path.join(dataDir, keyFile), path.join(folder, keyFile)).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )
}
