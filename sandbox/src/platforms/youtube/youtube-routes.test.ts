import { afterAll, beforeAll, expect, test } from 'vitest'
import { openPlatformSandbox, type PlatformSandbox } from '../testing/platform-sandbox.ts'

let sandbox: PlatformSandbox
beforeAll(async () => {
  sandbox = await openPlatformSandbox()
  const post = { platform: 'youtube', username: 'ada', externalPostId: 'dQw4w9WgXcQ' }
  await sandbox.control('PUT', 'posts', { ...post, views: 5 })
})
afterAll(() => sandbox.close())

function get(path: string) {
  return sandbox.send(`/youtube/v3/${path}&key=sandbox-youtube-key`)
}

test('contentDetails come when asked for, of a video and of a channel', async () => {
  const video = await get('videos?part=id,contentDetails,player&id=dQw4w9WgXcQ')
  const channel = await get('channels?part=contentDetails&forHandle=ada')

  expect(video.body).toMatchObject({ items: [{ contentDetails: { duration: 'PT34S' } }] })
  const uploads = expect.stringMatching(/^UU/)
  expect(channel.body).toMatchObject({
    items: [{ contentDetails: { relatedPlaylists: { uploads } } }],
  })
})

test.each([
  ['an unknown part', 'videos?part=snippet,stats&id=dQw4w9WgXcQ', 400, 'unknownPart'],
  ['a part of videos', 'channels?part=player&forHandle=ada', 400, 'unknownPart'],
  ['a part for the owner', 'videos?part=fileDetails&id=dQw4w9WgXcQ', 403, 'forbidden'],
  ['an unknown parameter', 'videos?part=id&id=dQw4w9WgXcQ&ids=1', 400, 'badRequest'],
  ['two filters', 'videos?part=id&id=dQw4w9WgXcQ&chart=mostPopular', 400, 'incompatibleParameters'],
])('%s is refused', async (_, path, status, reason) => {
  const response = await get(path)

  expect(response.status).toBe(status)
  expect(response.body).toMatchObject({ error: { code: status, errors: [{ reason }] } })
})
