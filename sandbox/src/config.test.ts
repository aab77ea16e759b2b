import { expect, it } from 'vitest'
import { readConfig } from './config.ts'

it('takes an empty variable as unset: no host would be every address', () => {
  const names = [
    'APP_URL',
    'SANDBOX_PORT',
    'SANDBOX_HOST',
    'SANDBOX_DATA_DIR',
    'SANDBOX_PUBLIC_URL',
  ]
  const empty = Object.fromEntries(names.map((name) => [name, '']))

  expect(readConfig(empty)).toEqual(readConfig({}))
})
