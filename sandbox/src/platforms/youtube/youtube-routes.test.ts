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

test('contentDetails are returned on request, for a video and a channel', async () => {
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

test.each([
  [
    'items(id,statistics/viewCount)',
    { items: [{ id: 'dQw4w9WgXcQ', statistics: { viewCount: '5' } }] },
  ],
  ['items/id,items/kind', { items: [{ kind: 'youtube#video', id: 'dQw4w9WgXcQ' }] }],
  ['pageInfo/*', { pageInfo: { totalResults: 1, resultsPerPage: 1 } }],
  ['kind', { kind: 'youtube#videoListResponse' }],
])('fields=%s returns only those', async (fields, body) => {
  const asked = await get(`videos?part=statistics&id=dQw4w9WgXcQ&fields=${fields}`)

  expect(asked.body).toEqual(body)
})

test.each(['items(id', 'items//id', 'items)', 'a b'])('fields=%s is malformed', async (fields) => {
  const asked = await get(`videos?part=id&id=dQw4w9WgXcQ&fields=${encodeURIComponent(fields)}`)

  expect(asked).toMatchObject({
    status: 400,
    body: { error: { errors: [{ reason: 'invalidParameter' }] } },
  })
})

test('an unchanged response returns 304', async () => {
  const post = { platform: 'youtube', username: 'ada', externalPostId: 'aaaaaaaaaaa' }
  await sandbox.control('PUT', 'posts', { ...post, views: 5 })
  const path = '/youtube/v3/videos?part=statistics&id=aaaaaaaaaaa&key=sandbox-youtube-key'
  const first = await sandbox.send(path)
  const { etag } = first.body as { etag: string }
  const again = { headers: { 'if-none-match': etag } }

  const known = await sandbox.send(path, again)
  await sandbox.control('PUT', 'posts', { ...post, views: 6 })
  const changed = await sandbox.send(path, again)

  expect(first.headers.get('etag')).toBe(etag)
  expect([known.status, known.body]).toEqual([304, null])
  expect(changed.status).toBe(200)
})

test('videos:batchGetStats returns the counts of many videos, and omits unknown ones', async () => {
  const stats = await get('videos:batchGetStats?part=statistics,snippet&id=dQw4w9WgXcQ,bbbbbbbbbbb')
  const wrong = await get('videos:batchGetStats?part=status&id=dQw4w9WgXcQ')

  expect(stats.body).toEqual({
    kind: 'youtube#batchGetStatsResponse',
    etag: expect.any(String),
    items: [
      {
        kind: 'youtube#videoStats',
        etag: expect.any(String),
        id: 'dQw4w9WgXcQ',
        snippet: { publishTime: expect.stringMatching(/Z$/) },
        statistics: { viewCount: '5', likeCount: '0', commentCount: '0' },
      },
    ],
  })
  expect(wrong).toMatchObject({
    status: 400,
    body: { error: { errors: [{ reason: 'unknownPart' }] } },
  })
})

test('an unsupported method returns 404 in Google’s format', async () => {
  const asked = await get('search?q=x')

  expect(asked).toMatchObject({ status: 404, body: { error: { code: 404, status: 'NOT_FOUND' } } })
})
