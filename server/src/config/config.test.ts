import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from './config.ts'

const dataDir = mkdtempSync(path.join(tmpdir(), 'permille-config-'))
afterAll(() => rmSync(dataDir, { recursive: true }))

const base = { DATA_DIR: dataDir, DATABASE_URL: 'postgres://localhost/permille' }

function withKeys(kind: 'test' | 'live', more: Readonly<Record<string, string>> = {}) {
  return readConfig({
    ...base,
    APP_URL: 'https://permille.example',
    STRIPE_SECRET_KEY: `sk_${kind}_x`,
    STRIPE_PUBLISHABLE_KEY: `pk_${kind}_x`,
    STRIPE_WEBHOOK_SECRET: 'whsec_long_enough_to_be_real',
    ENCRYPTION_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...more,
  })
}

describe('the kind of Stripe keys', () => {
  it('follows from the keys, and is the sandbox without any', () => {
    expect(readConfig(base).providerMode).toBe('sandbox')
    expect(withKeys('test').providerMode).toBe('test')
    expect(withKeys('live').providerMode).toBe('live')
    expect(withKeys('live', { STRIPE_SECRET_KEY: 'rk_live_x' }).providerMode).toBe('live')
  })

  it.each([
    [{ STRIPE_SECRET_KEY: 'pk_live_x' }, /STRIPE_SECRET_KEY must start with sk_live_/],
    [{ STRIPE_PUBLISHABLE_KEY: 'sk_live_x' }, /STRIPE_PUBLISHABLE_KEY must start with pk_live_/],
    [{ STRIPE_PUBLISHABLE_KEY: 'pk_test_x' }, /is a test key, and STRIPE_SECRET_KEY a live key/],
  ])('must be the same for both keys: %o', (keys, message) => {
    expect(() => withKeys('live', keys)).toThrow(message)
  })
})

it.each(['test', 'live'] as const)('with %s keys there is no demo and no sandbox', (kind) => {
  const asked = { DEMO: '1', EMBEDDED: '1', SANDBOX_URL: 'http://127.0.0.1:4501' }

  const { isDemo, sandboxUrl, providerBases } = withKeys(kind, asked)

  expect([isDemo, sandboxUrl]).toEqual([false, null])
  expect(Object.values(providerBases).filter((base) => base !== null)).toEqual([])
})

it('a start migrates only its own database, or as MIGRATE says', () => {
  const migrates = (env: Record<string, string>) => withKeys('test', env).isMigrating

  expect(migrates({})).toBe(false)
  expect(migrates({ EMBEDDED: '1' })).toBe(true)
  expect(migrates({ MIGRATE: 'on' })).toBe(true)
  expect(migrates({ EMBEDDED: '1', MIGRATE: 'off' })).toBe(false)
})

describe('the public URL', () => {
  it.each([
    ['live', 'http://permille.example'],
    ['live', 'http://localhost:3000'],
    ['test', 'http://permille.example'],
  ] as const)('is never http with %s keys: %s', (kind, address) => {
    expect(() => withKeys(kind, { APP_URL: address })).toThrow(/APP_URL must be an https URL/)
  })

  it('may be http on this machine with test keys, and in the sandbox', () => {
    expect(withKeys('test', { APP_URL: 'http://localhost:3000' }).providerMode).toBe('test')
    expect(readConfig(base).appUrl).toBe('http://localhost:3000')
  })
})

describe('the secrets of the webhook endpoints', () => {
  it('can be several per variable, separated by commas', () => {
    const { stripe } = withKeys('test', {
      STRIPE_WEBHOOK_SECRET: 'whsec_new_0123456789, whsec_old_0123456789,',
      STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_connect_0123456789',
    })

    expect(stripe.webhookSecrets).toEqual([
      'whsec_new_0123456789',
      'whsec_old_0123456789',
      'whsec_connect_0123456789',
    ])
  })

  it.each(['short', 'whsec_new_0123456789,short', ','])('are refused by name: %s', (secret) => {
    const read = () => withKeys('test', { STRIPE_WEBHOOK_SECRET: secret })

    expect(read).toThrow(/STRIPE_WEBHOOK_SECRET must be secrets of at least 16 characters/)
  })

  it('are explained when they are missing', () => {
    expect(() => withKeys('test', { STRIPE_WEBHOOK_SECRET: '' })).toThrow(/--create-webhooks/)
  })
})

it.each(['0', '1.5', '604801', 'daily'])('views are read at least once a week: not %s', (value) => {
  expect(() => readConfig({ ...base, TRACKING_INTERVAL_SECONDS: value })).toThrow(
    'TRACKING_INTERVAL_SECONDS must be a whole number from 1 to 604800',
  )
})

it('a trailing slash of APP_URL is ignored', () => {
  expect(withKeys('live', { APP_URL: 'https://permille.example/' }).appUrl).toBe(
    'https://permille.example',
  )
})

describe('an unreachable address', () => {
  it.each([
    [{ DATABASE_URL: 'localhost/permille' }, 'DATABASE_URL must be a URL such as postgresql://'],
    [{ DATABASE_MIGRATION_URL: 'mysql://a@b/c' }, 'DATABASE_MIGRATION_URL must be a URL'],
    [{ DATABASE_REPLICA_URL: 'replica.example' }, 'DATABASE_REPLICA_URL must be a URL'],
    [{ DATABASE_DIRECT_URL: 'direct.example' }, 'DATABASE_DIRECT_URL must be a URL'],
    [{ SMTP_URL: 'mail.example' }, 'SMTP_URL must be a URL such as smtp://'],
    [{ SMTP_URL: 'smtp:mail.example' }, 'SMTP_URL must be a URL such as smtp://'],
    [{ SUPPORT_EMAIL: 'nobody' }, 'SUPPORT_EMAIL must be an email address, and is nobody'],
    [{ APP_URL: 'https://permille.example/app' }, 'APP_URL must have no path'],
  ])('is refused by name: %o', (given, message) => {
    expect(() => withKeys('live', given)).toThrow(message)
  })

  it('of PostgreSQL itself also migrates, unless the owner has one', () => {
    const urls = {
      DATABASE_URL: 'postgresql://pooler/db',
      DATABASE_DIRECT_URL: 'postgresql://pg/db',
    }
    const owner = { DATABASE_MIGRATION_URL: 'postgresql://owner@pg/db' }

    expect(withKeys('live', urls).migrationUrl).toBe('postgresql://pg/db')
    expect(withKeys('live', { ...urls, ...owner }).migrationUrl).toBe('postgresql://owner@pg/db')
  })

  it('is printed without its password', () => {
    const read = () => withKeys('live', { DATABASE_URL: 'postgres//me:secret-word@host/db' })

    expect(read).toThrow(expect.not.stringContaining('secret-word'))
  })

  it.each(['/no/such.pem', '/'])('names a certificate that is not there: %s', (file) => {
    const url = `postgresql://db.example/permille?sslmode=verify-full&sslrootcert=${file}`
    const named = `DATABASE_URL names a file in sslrootcert that cannot be read: ${file}`

    expect(() => withKeys('live', { DATABASE_URL: url })).toThrow(named)
  })

  it.each([
    'postgresql://me:a b@db.example:5433/permille?sslmode=require',
    'postgresql:///permille?host=%2Ftmp%2Fpg&user=me',
    'postgresql://me@/permille?host=/tmp/pg',
    'socket:/tmp/pg?db=permille',
    '/tmp/pg permille',
  ])('is refused if PostgreSQL’s client does not accept it: %s', (url) => {
    expect(withKeys('live', { DATABASE_URL: url }).databaseUrl).toBe(url)
  })
})

it.each([
  [{ S3_ACCESS_KEY_ID: 'key', S3_SECRET_ACCESS_KEY: 'secret' }, 'S3_BUCKET is missing'],
  [{ S3_REGION: 'eu-west-1' }, 'S3_BUCKET is missing'],
  [{ S3_BUCKET: 'images' }, 'S3_ACCESS_KEY_ID is missing'],
])('a half-configured bucket is refused, not replaced by DATA_DIR: %o', (given, message) => {
  expect(() => withKeys('live', given)).toThrow(message)
})

it('an unknown log level is refused', () => {
  expect(() => withKeys('live', { LOG_LEVEL: 'loud' })).toThrow('LOG_LEVEL must be one of')
})

it('a switch that is neither on nor off is refused', () => {
  expect(() => withKeys('live', { MIGRATE: 'maybe' })).toThrow('MIGRATE must be on or off')
})

it('the operator’s port is not the one that users reach', () => {
  const read = (ROLE: string) => withKeys('live', { ROLE, PORT: '3000', OPERATOR_PORT: '3000' })

  expect(() => read('all')).toThrow('OPERATOR_PORT must not be PORT')
  expect(read('worker').operatorPort).toBe(3000)
})

it('reads TikTok’s codes from the file’s content, separated by commas', () => {
  const codesOf = (TIKTOK_SITE_VERIFICATION: string) =>
    readConfig({ ...base, TIKTOK_SITE_VERIFICATION }).tiktokSiteCodes

  expect(readConfig(base).tiktokSiteCodes).toEqual([])
  expect(codesOf('p7rtIyOYtStfEZDt, AHMX8p9jOFoNyIhA,p7rtIyOYtStfEZDt')).toEqual([
    'p7rtIyOYtStfEZDt',
    'AHMX8p9jOFoNyIhA',
  ])
  expect(() => codesOf('tiktok-developers-site-verification=p7rtIyOY')).toThrow(
    'TIKTOK_SITE_VERIFICATION',
  )
})

describe('private addresses of webhooks', () => {
  it('are none unless they are named, one by one or by network', () => {
    expect(withKeys('live').privateHosts).toMatchObject({
      names: [],
      networks: [],
      sandboxInbox: null,
    })
    const { names, networks } = withKeys('live', {
      WEBHOOK_PRIVATE_HOSTS: 'CRM.lan, 10.1.0.0/16,',
    }).privateHosts
    expect(names).toEqual(['crm.lan'])
    expect(networks).toHaveLength(1)
  })

  it('must be hosts', () => {
    expect(() => withKeys('live', { WEBHOOK_PRIVATE_HOSTS: 'http://crm.lan' })).toThrow(
      'WEBHOOK_PRIVATE_HOSTS names no host, address or network: http://crm.lan',
    )
  })

  it('leave out our own servers', () => {
    const { own, sandboxInbox } = readConfig({
      ...base,
      APP_URL: 'http://permille.lan',
      OPERATOR_PORT: '9100',
      SMTP_URL: 'smtp://mail.lan:2525',
      DATABASE_MIGRATION_URL: 'postgres://owner@db.lan/permille',
    }).privateHosts

    expect(own).toContainEqual({ host: '127.0.0.1', port: 3000 })
    expect(own).toContainEqual({ host: 'permille.lan', port: 80 })
    expect(own).toContainEqual({ host: 'localhost', port: 9100 })
    expect(own).toContainEqual({ host: 'mail.lan', port: 2525 })
    expect(own).toContainEqual({ host: 'db.lan', port: 5432 })
    expect(own).toContainEqual({ host: 'localhost', port: 3001 })
    expect(own).toContainEqual({ host: 'localhost', port: 5432 })
    expect(sandboxInbox).toBe('http://127.0.0.1:3001/inbox/')
  })
})
