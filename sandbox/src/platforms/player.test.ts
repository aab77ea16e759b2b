import { afterEach, beforeEach, expect, test } from 'vitest'
import { openPlatformSandbox, type PlatformSandbox } from './testing/platform-sandbox.ts'

let sandbox: PlatformSandbox
beforeEach(async () => {
  sandbox = await openPlatformSandbox()
})
afterEach(() => sandbox.close())

test.each([
  ['tiktok', '7047596209028074758'],
  ['instagram', 'Chunk8-jurw'],
  ['youtube', 'dQw4w9WgXcQ'],
  ['x', '1346889436626259968'],
])('a public post on %s plays in a frame, a private one is refused', async (platform, id) => {
  const post = { platform, username: 'ada', externalPostId: id, views: 1, title: '<b>Knit</b>' }
  await sandbox.control('PUT', 'posts', post)
  const play = () => fetch(`${sandbox.url}/player/${platform}/${id}`)

  const playing = await play()
  const page = await playing.text()
  const [, picture = ''] = /<img src="([^"]+)"/.exec(page) ?? []
  const still = await fetch(sandbox.url + picture.replaceAll('&amp;', '&'))
  await still.body?.cancel()
  await sandbox.control('PUT', 'posts', { ...post, state: 'private' })
  const refused = await play()

  expect([playing.status, still.status, refused.status]).toEqual([200, 200, 404])
  expect(page).toContain('&lt;b&gt;Knit')
  expect(await refused.text()).toContain('This video is not available.')
})
