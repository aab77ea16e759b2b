import {
  chmodSync,
  closeSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { openLog, rotateLog } from './log-file.mjs'

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

test('a large log is rotated while it is written, and five old ones are kept', () => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'log-')), 'logs/server.log')
  const log = openLog(file)

  for (const letter of 'abcdefg') {
    writeSync(log, letter.repeat(10))
    rotateLog(file, 9)
    rotateLog(file, 9)
  }
  writeSync(log, 'after')
  closeSync(log)

  const old = [1, 2, 3, 4, 5].map((place) => readFileSync(`${file}.${place}`, 'utf8')[0])
  expect(old).toEqual(['g', 'f', 'e', 'd', 'c'])
  expect(readFileSync(file, 'utf8')).toBe('after')
  expect(readdirSync(path.dirname(file))).toHaveLength(6)
  expect((statSync(`${file}.1`).mode & 0o777).toString(8)).toBe('600')
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
