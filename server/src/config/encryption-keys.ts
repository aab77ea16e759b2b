import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ConfigProblems, type EnvironmentReader } from '../platform/environment.ts'

/** 32 bytes in base64 or hex; outside production a key is generated once and kept next to the data. */
export function readEncryptionKey(
  env: EnvironmentReader,
  mode: { isProduction: boolean; dataDir: string; isTrial: boolean },
): Buffer {
  const text = mode.isProduction
    ? env.required('ENCRYPTION_KEY', '32 random bytes in base64')
    : (env.text('ENCRYPTION_KEY') ?? env.fallback('ENCRYPTION_KEY', generatedKey(mode)))
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

function generatedKey({ dataDir, isTrial }: { dataDir: string; isTrial: boolean }): string {
  const file = path.join(dataDir, 'encryption-key')
  if (isTrial && !existsSync(file)) return ''
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  try {
    writeFileSync(file, `${randomBytes(32).toString('base64')}\n`, { flag: 'wx', mode: 0o600 })
  } catch (error) {
    const isThere = error instanceof Error && 'code' in error && error.code === 'EEXIST'
    if (!isThere) throw new ConfigProblems([`DATA_DIR ${dataDir} cannot be written: ${error}`])
  }
  return readFileSync(file, 'utf8').trim()
}
