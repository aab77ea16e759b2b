import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { version } from './version.ts'

test('the version matches the package', () => {
  const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')

  expect(JSON.parse(text)).toMatchObject({ version })
})
