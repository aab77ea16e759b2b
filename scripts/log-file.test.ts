import {
  chmodSync,
  closeSync,
  mkdtempSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
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

test('a log that cannot be opened does not stop the program', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'log-'))
  writeFileSync(path.join(folder, 'logs'), 'a file where the folder should be')

  const log = openLog(path.join(folder, 'logs/server.log'))

  expect(writeSync(log, 'lost')).toBe(4)
  closeSync(log)
})

test('no other user of this machine can read a log, nor one that an older version left readable', () => {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'log-')), 'logs')
  const file = path.join(folder, 'server.log')
  const modes = () => [folder, file].map((each) => (statSync(each).mode & 0o777).toString(8))
  closeSync(openLog(file))
  const made = modes()
  chmodSync(folder, 0o755)
  chmodSync(file, 0o644)

  closeSync(openLog(file))

  expect([made, modes()]).toEqual([
    ['700', '600'],
    ['700', '600'],
  ])
})
