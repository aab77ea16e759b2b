import { chmodSync, mkdtempSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { createDiskStorage } from './disk-storage.ts'

function openFolder() {
  const folder = path.join(mkdtempSync(path.join(tmpdir(), 'permille-storage-')), 'uploads')
  return { folder, storage: createDiskStorage(folder) }
}

it('reads back what was written, in a folder it creates', async () => {
  const { folder, storage } = openFolder()

  await storage.write('a-1.webp', Buffer.from('bytes'))

  expect(await storage.read('a-1.webp')).toEqual(Buffer.from('bytes'))
  expect(await storage.has('a-1.webp')).toBe(true)
  expect(readdirSync(folder)).toEqual(['a-1.webp'])
})

it('returns nothing for an unused key', async () => {
  const { storage } = openFolder()

  expect(await storage.read('b.webp')).toBeNull()
  expect(await storage.has('b.webp')).toBe(false)
})

it('is unavailable if nothing can be written', async () => {
  const { folder, storage } = openFolder()
  writeFileSync(folder, 'a file where the folder should be')

  await expect(storage.write('a.webp', Buffer.from('bytes'))).rejects.toMatchObject({
    family: 'unavailable',
    retryAfterSeconds: 30,
  })
})

it('returns nothing for a removed key, even after a second removal', async () => {
  const { folder, storage } = openFolder()
  await storage.write('a-1.webp', Buffer.from('bytes'))

  await storage.remove('a-1.webp')
  await storage.remove('a-1.webp')

  expect(await storage.has('a-1.webp')).toBe(false)
  expect(readdirSync(folder)).toEqual([])
})

it.each(['../secret.webp', '/etc/passwd', 'a/b.webp', '.webp', 'a.svg'])(
  'never leaves its folder for %s',
  async (key) => {
    const { storage } = openFolder()

    await expect(async () => storage.read(key)).rejects.toThrow('plain name')
  },
)

it('lets no other user of this machine read its files, nor what an older version left readable', async () => {
  const { folder, storage } = openFolder()
  await storage.write('a-1.webp', Buffer.from('bytes'))
  const made = modesOf(folder, path.join(folder, 'a-1.webp'))
  chmodSync(folder, 0o755)

  createDiskStorage(folder)

  expect(made).toEqual(['700', '600'])
  expect(modesOf(folder)).toEqual(['700'])
})

function modesOf(...paths: string[]): string[] {
  return paths.map((each) => (statSync(each).mode & 0o777).toString(8))
}
