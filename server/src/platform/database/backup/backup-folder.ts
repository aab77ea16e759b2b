import { createHash } from 'node:crypto'
import { copyFile, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { OperatorError } from '#platform/errors/operator-error.ts'
import type { DumpedDatabase } from './dump-database.ts'
import { type FileSeal, sealOf } from './row-file.ts'

/** The contents of a backup. Written last: a folder without it is not a complete backup. */
export interface Manifest {
  readonly format: 1
  /** The release. */
  readonly madeBy: string
  /** Identifies the key that encrypted the creators' tokens; the backup has the key only if we generated it. */
  readonly sealedWith: string
  /** Where uploads stay if they are not in the backup. */
  readonly bucket: string | null
  readonly database: DumpedDatabase
  /** Uploads and the generated key, by path in the backup. */
  readonly files: readonly { readonly file: string; readonly seal: FileSeal }[]
}

const manifestFile = 'manifest.json'
const digestFile = 'manifest.sha256'

export async function writeManifest(folder: string, manifest: Manifest): Promise<void> {
  const text = `${JSON.stringify(manifest, null, 2)}\n`
  const options = { mode: 0o600, flush: true }
  await writeFile(path.join(folder, manifestFile), text, options)
  await writeFile(path.join(folder, digestFile), `${digestOf(text)}  ${manifestFile}\n`, options)
}

/** Reads a backup and compares every file with its checksum. Throws `OperatorError`. */
export async function readBackup(folder: string): Promise<Manifest> {
  const [text, digest] = await Promise.all(
    [manifestFile, digestFile].map((name) => readPart(folder, name)),
  )
  if (digestOf(text ?? '') !== digest?.slice(0, 64)) {
    throw new OperatorError(`${manifestFile} in ${folder} is not what the backup wrote.`)
  }
  const manifest: Manifest = JSON.parse(text ?? '')
  if (manifest.format !== 1) {
    throw new OperatorError(`This release does not know the format of the backup in ${folder}.`)
  }
  for (const { file, seal: known } of [...manifest.database.tables, ...manifest.files]) {
    requireIntact(file, known, await sealIn(folder, file))
  }
  return manifest
}

async function readPart(folder: string, name: string): Promise<string> {
  try {
    return await readFile(path.join(folder, name), 'utf8')
  } catch (cause) {
    throw new OperatorError(`There is no backup in ${folder}: ${name} cannot be read.`, { cause })
  }
}

async function sealIn(folder: string, file: string): Promise<FileSeal | null> {
  try {
    return await sealOf(path.join(folder, file))
  } catch {
    return null
  }
}

function requireIntact(file: string, known: FileSeal, found: FileSeal | null): void {
  if (found?.sha256 === known.sha256 && found.bytes === known.bytes) return
  const what = found === null ? 'is missing' : 'was changed or is damaged'
  throw new OperatorError(`The backup is not whole: ${file} ${what}. Nothing was restored.`)
}

function digestOf(text: string): string {
  return createHash('sha256').update(text).digest('hex')
}

/**
 * Copies the files that the target does not have yet, and returns their names. Skips files removed
 * meanwhile. Returns none if the folder does not exist.
 */
export async function copyFolder(from: string, to: string): Promise<string[]> {
  await mkdir(to, { recursive: true, mode: 0o700 })
  const copied: string[] = []
  for (const name of (await namesIn(from)).filter((each) => !each.startsWith('.'))) {
    if (await copyOnce(path.join(from, name), path.join(to, name))) copied.push(name)
  }
  return copied
}

async function namesIn(folder: string): Promise<string[]> {
  return await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return []
    throw error
  })
}

async function copyOnce(from: string, to: string): Promise<boolean> {
  // 1 is COPYFILE_EXCL: uploads are written once, so a file that is there is the same.
  return await copyFile(from, to, 1).then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT' || error.code === 'EEXIST') return false
      throw error
    },
  )
}
