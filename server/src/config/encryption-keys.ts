import { randomBytes } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { EnvironmentReader } from '../platform/environment.ts'

/** 32 bytes in base64 or hex; outside production a key is generated once and kept next to the data. */
export function readEncryptionKey(
  env: EnvironmentReader,
  mode: { isProduction: boolean; dataDir: string; isTrial: boolean },
): Buffer {
  const text = mode.isProduction
    ? env.required('ENCRYPTION_KEY', '32 random bytes in base64')
    : (env.text('ENCRYPTION_KEY') ?? env.fallback('ENCRYPTION_KEY', generatedKey(env, mode)))
  return parseKey(env, 'ENCRYPTION_KEY', text)
}

/** Those that can still decrypt. */
export function readOtherKeys(env: EnvironmentReader): Buffer[] {
  const name = 'ENCRYPTION_KEY_PREVIOUS'
  const texts = env.text(name)?.split(',') ?? []
  return texts.map((text) => parseKey(env, name, text.trim()))
}

function parseKey(env: EnvironmentReader, name: string, text: string): Buffer {
  const key = /^[0-9a-f]{64}$/i.test(text) ? Buffer.from(text, 'hex') : Buffer.from(text, 'base64')
  if (text !== '' && key.length !== 32) env.problem(name, 'must be 32 bytes in base64')
  return key
}

/** Both a trial and a start ask first, so that both name the same problem. */
function generatedKey(
  env: EnvironmentReader,
  { dataDir, isTrial }: { dataDir: string; isTrial: boolean },
): string {
  const file = path.join(dataDir, 'encryption-key')
  try {
    if (!existsSync(file)) {
      requireWritable(dataDir)
      if (isTrial) return ''
      makeKey(file)
    }
    const key = readFileSync(file, 'utf8').trim()
    if (key === '') env.problem('DATA_DIR', `holds an empty key: ${file}`)
    return key
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? ` (${error.code})` : ''
    env.problem('DATA_DIR', `cannot hold the encryption key${code}: ${file}`)
    return ''
  }
}

/** Of a folder that is not there yet, the nearest one above it counts. */
function requireWritable(folder: string): void {
  // The dot makes a file of that name a problem too.
  if (existsSync(folder)) accessSync(`${folder}/.`, constants.W_OK | constants.X_OK)
  else requireWritable(path.dirname(folder))
}

function makeKey(file: string): void {
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw error
  }
}
