import { appendFileSync, chmodSync, mkdtempSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { Store } from './store.ts'

const newFolder = () => mkdtempSync(join(tmpdir(), 'sandbox-store-'))

const opened: Store[] = []
afterEach(async () => {
  for (const store of opened.splice(0)) await store.close()
})

async function openStore(folder: string): Promise<Store> {
  const store = await Store.open(folder)
  opened.push(store)
  return store
}

test('records survive a restart in their order, without the deleted ones', async () => {
  const folder = newFolder()
  const before = await openStore(folder)
  const cards = before.collection<{ name: string }>('cards')
  for (const name of ['a', 'b', 'c']) cards.put(name, { name })
  cards.put('a', { name: 'A' })
  cards.delete('b')

  await before.durable()
  const after = (await openStore(folder)).collection<{ name: string }>('cards')

  expect(after.values()).toEqual([{ name: 'A' }, { name: 'c' }])
})

test('a torn last line is dropped and later changes are kept', async () => {
  const folder = newFolder()
  const first = await openStore(folder)
  first.collection('cards').put('a', 1)
  await first.durable()
  appendFileSync(join(folder, 'journal.jsonl'), '[{"collection":"cards","key":"torn","val')

  const second = await openStore(folder)
  second.collection('cards').put('b', 2)
  await second.durable()

  expect((await openStore(folder)).collection('cards').values()).toEqual([1, 2])
})

test('changes made while a write runs are durable when awaited', async () => {
  const folder = newFolder()
  const store = await openStore(folder)
  const numbers = store.collection<number>('numbers')

  const waits = Array.from({ length: 200 }, async (_, index) => {
    await new Promise((resolve) => setImmediate(resolve))
    numbers.put(String(index), index)
    await store.durable()
  })
  await Promise.all(waits)

  expect((await openStore(folder)).collection('numbers').size).toBe(200)
})

test('no other user of this machine can read the stored data, nor what an older version left readable', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'sandbox-store-'))
  const journal = join(folder, 'journal.jsonl')
  writeFileSync(journal, '')
  chmodSync(folder, 0o755)
  chmodSync(journal, 0o644)

  const store = await Store.open(folder)
  await store.close()

  const modes = [folder, journal].map((each) => (statSync(each).mode & 0o777).toString(8))
  expect(modes).toEqual(['700', '600'])
})
