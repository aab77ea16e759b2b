import { closeSync, mkdtempSync, readFileSync, writeFileSync, writeSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openLog } from './log-file.mjs'

test('a log is appended to, and rotated once it is large', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'log-')), 'logs/server.log')

  for (const text of ['one ', 'two ']) {
    const log = openLog(file)
    writeSync(log, text)
    closeSync(log)
  }
  expect(readFileSync(file, 'utf8')).toBe('one two ')
  writeFileSync(file, 'x'.repeat(10_000_001))
  closeSync(openLog(file))

  expect(readFileSync(file, 'utf8')).toBe('')
})

test('a log that cannot be opened stops nothing', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'))
  writeFileSync(path.join(folder, 'logs'), 'a file where the folder should be')

  const log = openLog(path.join(folder, 'logs/server.log'))

  expect(writeSync(log, 'lost')).toBe(4)
  closeSync(log)
})
