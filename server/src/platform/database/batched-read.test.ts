import { expect, test } from 'vitest'
import { createBatchedRead } from './batched-read.ts'

/** Each read waits until it is ended, and returns its keys in capitals. */
function startReading() {
  const reads: { keys: readonly string[]; end: (error?: Error) => void }[] = []
  const ask = createBatchedRead<string>((keys) => {
    const values = keys.map((key) => key.toUpperCase())
    return new Promise((resolve, reject) => {
      reads.push({ keys, end: (error) => (error ? reject(error) : resolve(values)) })
    })
  })
  return { ask, reads, keysRead: () => reads.map(({ keys }) => keys.join()) }
}

const nextTurn = () => new Promise(setImmediate)

test('concurrent callers share the next read, and each gets its own value', async () => {
  const { ask, reads, keysRead } = startReading()
  const values: Promise<string>[] = []
  for (const key of ['a', 'b', 'c', 'd', 'c']) {
    values.push(ask(key))
    await nextTurn()
  }

  const whileTwoRun = keysRead()
  reads[0]?.end()
  await nextTurn()
  for (const { end } of reads) end()

  expect(whileTwoRun).toEqual(['a', 'b'])
  expect(keysRead()).toEqual(['a', 'b', 'c,d,c'])
  expect(await Promise.all(values)).toEqual(['A', 'B', 'C', 'D', 'C'])
})

test('a key requested after its read began is read again', async () => {
  const { ask, reads, keysRead } = startReading()
  const early = ask('a')
  await nextTurn()

  const late = ask('a')
  await nextTurn()

  for (const { end } of reads) end()
  expect(await Promise.all([early, late])).toEqual(['A', 'A'])
  expect(keysRead()).toEqual(['a', 'a'])
})

test('a read takes at most a hundred keys', async () => {
  const { ask, reads, keysRead } = startReading()

  const values = Array.from({ length: 101 }, (_, index) => ask(String(index)))

  await nextTurn()
  for (const { end } of reads) end()
  expect(reads.map(({ keys }) => keys.length)).toEqual([100, 1])
  expect(keysRead()[1]).toBe('100')
  expect(await values.at(-1)).toBe('100')
})

test('a failed read fails those who shared it, and frees its slot', async () => {
  const { ask, reads } = startReading()
  const failed = [ask('a'), ask('b')].map((value) => expect(value).rejects.toThrow('lost'))
  await nextTurn()

  reads[0]?.end(new Error('lost'))
  await Promise.all(failed)
  const later = [ask('c'), ask('d')]
  await nextTurn()
  for (const { end } of reads) end()

  expect(await Promise.all(later)).toEqual(['C', 'D'])
})
