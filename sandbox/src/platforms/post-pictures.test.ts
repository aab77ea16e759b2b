import type { Platform } from '@permille/contract/enums'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { picturePath } from './social/picture-address.ts'
import { openPlatformSandbox, type PlatformSandbox } from './testing/platform-sandbox.ts'

let sandbox: PlatformSandbox
beforeEach(async () => {
  sandbox = await openPlatformSandbox()
})
afterEach(() => sandbox.close())

const ids: Readonly<Record<Platform, string>> = {
  tiktok: '7047596209028074758',
  instagram: 'Chunk8-jurw',
  youtube: 'dQw4w9WgXcQ',
  x: '1346889436626259968',
}
const platforms = Object.keys(ids) as Platform[]

async function pathOf(platform: Platform): Promise<string> {
  const post = { platform, username: 'ada', externalPostId: ids[platform], views: 1 }
  await sandbox.control('PUT', 'posts', post)
  return picturePath({ platform, id: ids[platform] }, Math.floor(Date.now() / 1000))
}

async function statusOf(path: string): Promise<number> {
  const { status, body } = await fetch(`${sandbox.url}${path}`)
  await body?.cancel()
  return status
}

test.each(platforms)('a still on %s is a portrait JPEG, identical each time', async (platform) => {
  const address = `${sandbox.url}${await pathOf(platform)}`

  const [first, again] = [await fetch(address), await fetch(address)]

  expect(first.headers.get('content-type')).toBe('image/jpeg')
  const bytes = Buffer.from(await first.arrayBuffer())
  const { format, width, height } = await sharp(bytes).metadata()
  expect([format, width, height]).toEqual(['jpeg', 480, 853])
  expect(bytes.equals(Buffer.from(await again.arrayBuffer()))).toBe(true)
})

test.each([
  ['tiktok', 6],
  ['instagram', 72],
] as const)('a picture URL on %s works for %d hours', async (platform, hours) => {
  const path = await pathOf(platform)
  await sandbox.control('PUT', 'settings', { clockOffsetSeconds: hours * 3600 - 60 })
  const early = await statusOf(path)
  await sandbox.control('PUT', 'settings', { clockOffsetSeconds: hours * 3600 + 60 })

  expect([early, await statusOf(path)]).toEqual([200, 403])
})

test.each(['youtube', 'x'] as const)('a picture URL on %s never expires', async (platform) => {
  const path = await pathOf(platform)
  await sandbox.control('PUT', 'settings', { clockOffsetSeconds: 365 * 24 * 3600 })

  expect(await statusOf(path)).toBe(200)
})

test('an unsigned, an altered and an unknown URL return no picture', async () => {
  const path = await pathOf('tiktok')
  const later = path.replace(/x-expires=\d/, 'x-expires=9')

  const statuses = [
    await statusOf(path.replace(/\?.*/, '')),
    await statusOf(later),
    await statusOf(path.replace(ids.tiktok, '7047596209028074759')),
    await statusOf('/pictures/youtube/00000000000'),
    await statusOf('/pictures/myspace/1'),
  ]

  expect(statuses).toEqual([403, 403, 403, 404, 404])
})
