import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { explainConfig, readConfig } from './config.ts'
import { describeSettings } from './describe-settings.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'permille-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const base = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://localhost/permille' }

describe('a secret in a file', () => {
  const write = (name: string, content: string) => {
    const file = path.join(dataDir, name)
    writeFileSync(file, content)
    return file
  }
  const key = 'sk_live_from_a_file'

  it('is read without the newline at its end', () => {
    const STRIPE_SECRET_KEY_FILE = write('key', `${key}\n`)

    const { stripe, providerMode } = readConfig({
      ...base,
      APP_URL: 'https://permille.example',
      STRIPE_SECRET_KEY_FILE,
      STRIPE_PUBLISHABLE_KEY: 'pk_live_x',
      STRIPE_WEBHOOK_SECRET: 'whsec_long_enough_to_be_real',
      ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    })

    expect([stripe.secretKey, providerMode]).toEqual([key, 'live'])
  })

  it('alone makes this a production server, also when it cannot be read', () => {
    const read = () => readConfig({ ...base, STRIPE_SECRET_KEY_FILE: path.join(dataDir, 'none') })

    expect(read).toThrow(/STRIPE_PUBLISHABLE_KEY is missing/)
    expect(read).toThrow(expect.not.stringContaining('STRIPE_SECRET_KEY is missing'))
  })

  it.each([
    [
      'and its variable at once',
      { METRICS_TOKEN: 'x' },
      'token',
      'METRICS_TOKEN and METRICS_TOKEN_FILE are both set',
    ],
    [
      'that is not there',
      {},
      '',
      /METRICS_TOKEN_FILE names a file that cannot be read \(E[A-Z]+\): /,
    ],
    ['that is empty', {}, '\n', 'METRICS_TOKEN_FILE names an empty file: '],
  ])('is refused in words: %s', (_case, env, content, message) => {
    const METRICS_TOKEN_FILE = content === '' ? dataDir : write('token', content)

    expect(() => readConfig({ ...base, ...env, METRICS_TOKEN_FILE })).toThrow(message)
  })
})

describe('npm run config', () => {
  const lineOf = (env: Record<string, string>, name: string, given: string[] = []) =>
    describeSettings(explainConfig({ ...base, ...env }).settings, given)
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.replace(/ {2,}/g, ' | ')

  it('says what each variable is and where it comes from', () => {
    const PORT = '4000'

    expect(lineOf({ PORT }, 'PORT')).toBe('PORT | environment | 4000')
    expect(lineOf({ PORT }, 'PORT', ['PORT'])).toBe('PORT | default | 4000')
    expect(lineOf({ PORT }, 'APP_URL')).toBe('APP_URL | default | http://localhost:4000')
    expect(lineOf({}, 'METRICS_TOKEN')).toBe('METRICS_TOKEN | default | –')
  })

  it.each([
    [{ METRICS_TOKEN: 'hush' }, '***'],
    [{ DATABASE_URL: 'postgresql://me:hush@db/permille' }, 'postgresql://me:***@db/permille'],
    [{ DATABASE_URL: 'postgresql://db/x?password=hush' }, 'postgresql://db/x?password=***'],
    [{ DATABASE_URL: 'postgresql://me:12#hush@db/x' }, '***'],
    [{ SMTP_URL: 'smtp://me:hush@mail' }, 'smtp://me:***@mail'],
  ])('shows no secret: %o', (env, shown) => {
    expect(lineOf(env, Object.keys(env)[0] ?? '')?.split(' | ')[2]).toBe(shown)
  })

  it('names the file, and what would stop a start', () => {
    const file = path.join(dataDir, 'token')
    writeFileSync(file, 'hush')

    expect(lineOf({ METRICS_TOKEN_FILE: file }, 'METRICS_TOKEN')).toBe(
      `METRICS_TOKEN | file | *** (${file})`,
    )
    expect(explainConfig({ ...base, ROLE: 'boss' }).problems).toEqual([
      'ROLE must be one of all, api, worker',
    ])
  })

  it('is read without making what a start would make', () => {
    const unborn = path.join(dataDir, 'unborn')

    expect(explainConfig({ ...base, DATA_DIR: unborn }).problems).toEqual([])
    expect(existsSync(unborn)).toBe(false)
  })

  // A file in the place of a folder stands for every folder that cannot be written, also to root.
  it.each([
    ['that is a file', (file: string) => file, 'ENOTDIR'],
    ['below a file', (file: string) => path.join(file, 'deep', 'data'), 'ENOTDIR'],
    ['whose key cannot be read', withUnreadableKey, 'EISDIR'],
  ])('refuses a folder %s, beside the other problems, as a start does', (_case, placeOf, code) => {
    const file = path.join(dataDir, 'no-folder')
    writeFileSync(file, '')
    const DATA_DIR = placeOf(file)
    const problems = [
      `DATA_DIR cannot hold the encryption key (${code}): ${DATA_DIR}/encryption-key`,
      'LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent',
    ]
    const env = { ...base, DATA_DIR, LOG_LEVEL: 'loud' }

    expect(explainConfig(env).problems).toEqual(problems)
    for (const problem of problems) expect(() => readConfig(env)).toThrow(problem)
  })

  it('refuses an empty key', () => {
    const DATA_DIR = mkdtempSync(path.join(dataDir, 'empty-key-'))
    writeFileSync(path.join(DATA_DIR, 'encryption-key'), '\n')

    expect(explainConfig({ ...base, DATA_DIR }).problems).toEqual([
      `DATA_DIR holds an empty key: ${DATA_DIR}/encryption-key`,
    ])
  })
})

function withUnreadableKey(): string {
  const folder = mkdtempSync(path.join(dataDir, 'unreadable-key-'))
  mkdirSync(path.join(folder, 'encryption-key'))
  return folder
}
