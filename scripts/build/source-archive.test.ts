import { execFileSync } from 'node:child_process'
import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { packSource } from './source-archive.mjs'

test('the source archive has everything a build needs, and no installed files', async () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'permille-source-')), 'source.tar.gz')

  await packSource(file)

  const names = execFileSync('tar', ['-tzf', file], { encoding: 'utf8', maxBuffer: 2 ** 26 })
    .split('\n')
    .filter((name) => name !== '')
  expect(names).toEqual(
    expect.arrayContaining([
      ...['LICENSE', 'NOTICE', 'README.md', 'package-lock.json', 'scripts/start.mjs'],
      ...['server/src/main.ts', 'web/index.html', 'migrations/checksums.json'],
    ]),
  )
  expect(names.filter((name) => /(^|\/)(node_modules|dist|\.[^/]*)(\/|$)/.test(name))).toEqual([])
})
