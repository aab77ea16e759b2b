import { afterEach, expect, it, vi } from 'vitest'
import { serverEnvironment } from './environment.mjs'
import { readSettings } from './settings.mjs'

afterEach(() => vi.unstubAllEnvs())

it('takes an empty variable as unset, and leaves a set one', () => {
  vi.stubEnv('DRAIN_SECONDS', '')
  vi.stubEnv('UV_THREADPOOL_SIZE', '6')

  const environment = serverEnvironment(readSettings({}), undefined)

  expect(environment).toMatchObject({ DRAIN_SECONDS: '0', UV_THREADPOOL_SIZE: '6' })
})
