import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Sandbox, startSandbox } from '#start-sandbox.ts'

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

test('requesting a post with its media includes the still of its video, under its key', async () => {
  const fields = 'media.fields=preview_image_url,url'
  const media = `expansions=attachments.media_keys&${fields}`

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

test('an author expansion includes each user once, with the requested fields', async () => {
  const asked = 'expansions=author_id&tweet.fields=author_id&user.fields=public_metrics'

  const response = await get(`/2/tweets?ids=20,21&${asked}`)

  expect(response).toMatchObject({
    data: [{ author_id: expect.any(String) }, { author_id: expect.any(String) }],
    includes: { users: [{ username: 'ada', public_metrics: { tweet_count: 2 } }] },
  })
})

test('by default both names of the parameter are accepted', async () => {
  const older = await get('/2/tweets?ids=20&tweet.fields=public_metrics,edit_history_tweet_ids')
  const newer = await get('/2/tweets?ids=20&post.fields=public_metrics,edit_history_post_ids')

  expect(newer).toEqual(older)
  expect(newer).toMatchObject({ data: [{ public_metrics: { retweet_count: 0 } }] })
})

test('media fields and media that were not requested are omitted', async () => {
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
  ['a field for the author’s own token', 'tweet.fields=non_public_metrics', 'non_public_metrics'],
])('%s is refused', async (_, query, message) => {
  const response = await get(`/2/tweets?ids=20&${query}`)

  expect(response).toMatchObject({
    title: 'Invalid Request',
    errors: [{ message: expect.stringContaining(message) }],
  })
})

test('with the newer names switched on, the API accepts and returns only those', async () => {
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

interface User {
  readonly data: { readonly id: string }
}

test('posts and people are found in every way that X offers', async () => {
  const { data } = (await get('/2/users/by/username/ada')) as User

  expect(await get('/2/tweets/20?tweet.fields=author_id&expansions=author_id')).toMatchObject({
    data: { id: '20', author_id: data.id },
    includes: { users: [{ id: data.id }] },
  })
  expect(await get('/2/tweets/19')).toEqual({
    errors: [expect.objectContaining({ parameter: 'id', resource_type: 'tweet' })],
  })
  expect(await get(`/2/users/${data.id}?user.fields=description`)).toMatchObject({
    data: { username: 'ada', description: expect.any(String) },
  })
  expect(await get(`/2/users?ids=${data.id},1`)).toMatchObject({
    data: [{ id: data.id }],
    errors: [{ value: '1', parameter: 'ids' }],
  })
  expect(await get('/2/users/by?usernames=ada,not-a-name')).toMatchObject({
    data: [{ id: data.id }],
    errors: [{ value: 'not-a-name', parameter: 'usernames' }],
  })
})

test('a user’s posts are listed newest first, in pages', async () => {
  const { data } = (await get('/2/users/by/username/bo')) as User
  const ids = ['31', '32', '33', '34', '35', '36']
  await get(`/2/tweets?ids=${ids.join()}`)
  const timeline = `/2/users/${data.id}/tweets?max_results=5`

  const first = (await get(timeline)) as { data: { id: string }[]; meta: { next_token: string } }
  const second = (await get(
    `${timeline}&pagination_token=${first.meta.next_token}`,
  )) as typeof first

  expect(first.data).toHaveLength(5)
  expect(second).toMatchObject({ data: [{ id: expect.any(String) }], meta: { result_count: 1 } })
  expect([...first.data, ...second.data].map(({ id }) => id).sort()).toEqual(ids)
  expect(await get(`/2/users/${data.id}/tweets?max_results=3`)).toMatchObject({
    title: 'Invalid Request',
  })
})

test('an app exchanges its key and secret for a token; an unknown X path returns X’s own 404', async () => {
  const ask = async (headers: Record<string, string>, grant: string) => {
    const body = new URLSearchParams({ grant_type: grant })
    const response = await fetch(`${sandbox.url}/oauth2/token`, { method: 'POST', headers, body })
    return [response.status, await response.json()]
  }
  const basic = { authorization: `Basic ${Buffer.from('key:secret').toString('base64')}` }

  expect(await ask(basic, 'client_credentials')).toEqual([
    200,
    { token_type: 'bearer', access_token: 'sandbox-x-bearer' },
  ])
  expect(await ask({}, 'client_credentials')).toMatchObject([403, { errors: [{ code: 99 }] }])
  expect(await ask(basic, 'password')).toMatchObject([403, { errors: [{ code: 170 }] }])
  expect(await get('/2/lists/1')).toMatchObject({ title: 'Not Found', status: 404 })
})

test('a setting accepts only those two sets of names', async () => {
  expect((await switchTo('status')).status).toBe(400)
})

function switchTo(xFieldNames: string): Promise<Response> {
  return fetch(`${sandbox.url}/control/settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ xFieldNames }),
  })
}
