import { expect, test } from 'vitest'
import { linesPerRead, openPiecesFile } from './csv-file.ts'

const lines = { columns: ['Number'], lineOf: (item: number) => [String(item)] }

/** A list of so many batches, each of which is read when `release` is called. */
function slowList(batches: number) {
  const begun: number[] = []
  const waiting: (() => void)[] = []
  const read = async (after: number | undefined) => {
    const first = after ?? 0
    begun.push(first)
    await new Promise<void>((resolve) => waiting.push(resolve))
    const items = Array.from({ length: linesPerRead }, (_, at) => first + at)
    const end = first + linesPerRead
    return { items, end: end < batches * linesPerRead ? end : undefined }
  }
  return { begun, read, release: () => waiting.shift()?.() }
}

async function opened(list: ReturnType<typeof slowList>) {
  const opening = openPiecesFile(lines, list.read)
  await expect.poll(() => list.begun).toHaveLength(1)
  list.release()
  return (await opening)[Symbol.asyncIterator]()
}

/** Several turns of the event loop. */
const aWhile = () => new Promise((resolve) => setTimeout(resolve, 20))

test('the next batch is read while one is written, and none after it', async () => {
  const list = slowList(3)
  const file = await opened(list)

  await file.next()
  await file.next()
  list.release()
  await aWhile()

  expect(list.begun).toEqual([0, linesPerRead])
})

test('once its reader is gone, a file reads nothing more, and what fails then is nobody’s', async () => {
  const list = slowList(3)
  const failing = async (after: number | undefined) => {
    if (after !== undefined) throw new Error('the database is gone')
    return await list.read(after)
  }
  const file = await opened({ ...list, read: failing })

  await file.next()
  await file.next()
  await file.return?.()
  await aWhile()

  expect(await file.next()).toEqual({ done: true, value: undefined })
  expect(list.begun).toEqual([0])
})

test('a batch that fails ends the file', async () => {
  const list = slowList(2)
  const read = async (after: number | undefined) => {
    if (after !== undefined) throw new Error('the database is gone')
    return await list.read(after)
  }
  const file = await opened({ ...list, read })
  const readAll = async () => {
    while ((await file.next()).done !== true);
  }

  await expect(readAll()).rejects.toThrow('the database is gone')
})

test('two files read at a time; the third waits for its turn', async () => {
  const lists = [slowList(1), slowList(1), slowList(1)]
  const begun = () => lists.map((list) => list.begun.length)

  const opening = lists.map((list) => openPiecesFile(lines, list.read))
  await aWhile()
  const first = begun()
  lists[0]?.release()
  await expect.poll(begun).toEqual([1, 1, 1])
  for (const list of lists) list.release()
  await Promise.all(opening)

  expect(first).toEqual([1, 1, 0])
})
