import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { isInstalled } from './lockfile.mjs'

let folder = ''

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'permille-lockfile-'))
  mkdirSync(path.join(folder, 'node_modules'))
})
afterEach(() => rmSync(folder, { recursive: true }))

function write(name: string, packages: Record<string, object>): void {
  writeFileSync(path.join(folder, name), JSON.stringify({ packages }))
}

const locked = {
  'node_modules/a': { version: '1.0.0' },
  'node_modules/for-another-machine': {
    version: '1.0.0',
    optional: true,
    os: ['none'],
    cpu: ['x64'],
  },
  'node_modules/part-of-that': { version: '1.0.0', optional: true },
}

it('packages that npm recorded count as installed; those for other platforms are ignored', () => {
  write('package-lock.json', locked)
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })

  expect(isInstalled(folder)).toBe(true)
})

it('a different version does not count', () => {
  write('package-lock.json', locked)
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.1' } })

  expect(isInstalled(folder)).toBe(false)
})

it('a missing package for this platform does not count', () => {
  const own = { version: '1.0.0', optional: true, os: [process.platform], cpu: [process.arch] }
  write('package-lock.json', { ...locked, 'node_modules/own': own })
  write('node_modules/.package-lock.json', { 'node_modules/a': { version: '1.0.0' } })

  expect(isInstalled(folder)).toBe(false)
})

it('an interrupted installation, which left no record, does not count', () => {
  write('package-lock.json', locked)

  expect(isInstalled(folder)).toBe(false)
})
