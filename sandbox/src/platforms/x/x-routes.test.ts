import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '../../start-sandbox.ts'

const folder = mkdtempSync(join(tmpdir(), 'x-'))
let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox({ port: 0, folder, demo: true })
  await get('/2/users/by/username/ada')
})
afterAll(async () => {
  await sandbox.close()
  rmSync(folder, { recursive: true, force: true })
})

async function get(path: string): Promise<unknown> {
  const headers = { authorization: 'Bearer sandbox-x-bearer' }
  return (await fetch(`${sandbox.url}${path}`, { headers })).json()
}

test('a post asked for its media comes with the still of its video, under its key', async () => {
  const fields = 'media.fields=preview_image_url,url'
  const media = `expansions=author_id,attachments.media_keys&${fields}`

  const response = await get(`/2/tweets?ids=20&tweet.fields=attachments&${media}`)

  expect(response).toEqual({
    data: [
      {
        id: '20',
        text: expect.any(String),
        edit_history_tweet_ids: ['20'],
        attachments: { media_keys: ['13_20'] },
      },
    ],
    includes: {
      media: [
        { media_key: '13_20', type: 'video', preview_image_url: `${sandbox.url}/pictures/x/20` },
      ],
    },
  })
})

test('media fields that nobody named stay away, and media that nobody asked for', async () => {
  const bare = await get('/2/tweets?ids=20&expansions=attachments.media_keys')
  const none = await get('/2/tweets?ids=20&media.fields=preview_image_url')

  expect(bare).toMatchObject({ includes: { media: [{ media_key: '13_20', type: 'video' }] } })
  expect(JSON.stringify(bare)).not.toContain('preview_image_url')
  expect(none).not.toHaveProperty('includes')
})

test.each([
  ['an unknown parameter', 'tweet.field=public_metrics', 'The query parameter [tweet.field]'],
  ['an unknown field', 'tweet.fields=public_metrics,views', 'value [views] is not one of'],
  ['an unknown expansion', 'expansions=attachments', 'value [attachments] is not one of'],
  ['the newer name of a parameter', 'post.fields=public_metrics', 'query parameter [post.fields]'],
  ['a field for the author’s own token', 'tweet.fields=non_public_metrics', 'non_public_metrics'],
])('%s is refused', async (_, query, message) => {
  const response = await get(`/2/tweets?ids=20&${query}`)

  expect(response).toMatchObject({
    title: 'Invalid Request',
    errors: [{ message: expect.stringContaining(message) }],
  })
})

test('with the newer names switched on, only those are spoken and understood', async () => {
  await switchTo('post')

  const post = await get('/2/tweets?ids=20&post.fields=public_metrics')
  const user = await get('/2/users/by/username/ada?user.fields=public_metrics')
  const older = await get('/2/tweets?ids=20&tweet.fields=public_metrics')
  await switchTo('tweet')

  expect(post).toMatchObject({
    data: [{ edit_history_post_ids: ['20'], public_metrics: { repost_count: 0 } }],
  })
  expect(JSON.stringify([post, user])).not.toContain('tweet')
  expect(user).toMatchObject({ data: { public_metrics: { post_count: expect.any(Number) } } })
  expect(older).toMatchObject({ title: 'Invalid Request' })
})

test('other names than those two are no setting', async () => {
  expect((await switchTo('status')).status).toBe(400)
})

function switchTo(xFieldNames: string): Promise<Response> {
  return fetch(`${sandbox.url}/control/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ xFieldNames }),
  })
}
