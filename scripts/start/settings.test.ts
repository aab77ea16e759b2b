import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { EnvironmentReader } from '../../server/src/platform/environment.ts'
import { root } from '../root.mjs'
import { readSettings } from './settings.mjs'

describe('an empty environment', () => {
  it('starts a complete marketplace on this machine', () => {
    const settings = readSettings({})

    expect(settings).toMatchObject({
      isProduction: false,
      isEmbedded: true,
      hasDemo: true,
      port: 3000,
      sandboxPort: 3001,
      appUrl: 'http://localhost:3000',
      dataDir: path.join(root, '.permille'),
    })
  })
})

describe('any Stripe key', () => {
  it.each(['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET_FILE'])(
    '%s starts a production server without sandbox, demo or embedded database',
    (name) => {
      const settings = readSettings({ [name]: 'x' })

      expect(settings).toMatchObject({ isProduction: true, isEmbedded: false, hasDemo: false })
      expect(settings.sandboxPort).toBeUndefined()
    },
  )
})

describe('the operator’s own database', () => {
  it.each(['DATABASE_URL', 'DATABASE_URL_FILE'])(
    'in %s keeps the sandbox, not the demo',
    (name) => {
      const settings = readSettings({ [name]: 'postgresql://somewhere/permille' })

      expect(settings).toMatchObject({ isEmbedded: false, hasDemo: false, sandboxPort: 3001 })
    },
  )

  it('loads the demo on request', () => {
    const settings = readSettings({ DATABASE_URL: 'postgresql://somewhere/permille', DEMO: '1' })

    expect(settings.hasDemo).toBe(true)
  })
})

describe('an address beside that of the application', () => {
  it.each(['DATABASE_MIGRATION_URL', 'DATABASE_MIGRATION_URL_FILE', 'DATABASE_DIRECT_URL'])(
    '%s alone is refused: the embedded database is not the one that is meant',
    (name) => {
      const reading = () => readSettings({ [name]: 'postgresql://somewhere/permille' })

      expect(reading).toThrow('is set and DATABASE_URL is not')
    },
  )

  it('is the server’s to judge with Stripe keys, where nothing is embedded', () => {
    const settings = readSettings({ DATABASE_MIGRATION_URL: 'x', STRIPE_SECRET_KEY: 'x' })

    expect(settings.isEmbedded).toBe(false)
  })
})

describe('a switch', () => {
  const server = (text: string) => new EnvironmentReader({ DEMO: text }).flag('DEMO', false)

  it.each(['1', 'true', 'YES', ' on ', '0', 'false', 'No', 'off', ''])(
    '"%s" means the same in the start script and in the server',
    (text) => {
      const { hasDemo } = readSettings({ DATABASE_URL: 'postgresql://somewhere/x', DEMO: text })
      expect(hasDemo).toBe(server(text))
    },
  )

  it('is refused by name with any other value', () => {
    expect(() => readSettings({ DEMO: 'maybe' })).toThrow('DEMO must be on or off, and is maybe.')
  })
})

describe('an external sandbox', () => {
  it('is used instead of starting one here', () => {
    const settings = readSettings({ SANDBOX_URL: 'http://127.0.0.1:9000' })

    expect(settings.sandboxPort).toBeUndefined()
    expect(settings.sandboxUrl).toBe('http://127.0.0.1:9000')
  })
})

describe('an invalid port', () => {
  it.each(['0', '65536', '3000x', '-1', ' '])('"%s" is refused by name', (PORT) => {
    expect(() => readSettings({ PORT })).toThrow(/^PORT must be a number from 1 to 65535/)
  })

  it('is refused when both ports are the same', () => {
    expect(() => readSettings({ PORT: '3000', SANDBOX_PORT: '3000' })).toThrow(/must differ/)
  })
})
