import type { Recording } from '../recording.ts'
import { giveConsent, grantAccess, ownerOf } from './grant-access.ts'
import { control, fieldsOf, type Json, listOf, type ReplayWorld, textOf } from './replay-world.ts'

const sessionExpired = 190
/** A token can be renewed once it is a day old. */
const dayAndHourSeconds = 25 * 3600

/** Grants access and creates the posts that Instagram had. Returns why that is not possible, or null. */
export async function prepareInstagram(
  world: ReplayWorld,
  recording: Recording,
): Promise<string | null> {
  const { path, query, request, response } = recording
  const body = fieldsOf(response.body)
  if (path === '/oauth/access_token') {
    if (response.status === 200) await prepareCode(world, request.form ?? {}, body)
    return null
  }
  const { code } = fieldsOf(body.error)
  if (code === sessionExpired) return null
  if (code !== undefined)
    return `Instagram returned ${code}, to which the sandbox cannot be brought`
  const token = query.access_token ?? ''
  if (path === '/access_token') {
    return world.known.has(token) ? null : 'the short token was given before the recording'
  }
  await knowToken(world, token)
  if (path === '/refresh_access_token') {
    await control(world, ['PUT', 'settings'], { clockOffsetSeconds: dayAndHourSeconds })
  }
  await preparePosts(world, recording, token)
  return null
}

async function prepareCode(
  world: ReplayWorld,
  form: Readonly<Record<string, string>>,
  body: Json,
): Promise<void> {
  const [first = body] = listOf(body.data)
  const username = ownerOf(world, textOf(first.access_token))
  world.known.set(form.code ?? '', await giveConsent(world, 'instagram', username))
}

async function knowToken(world: ReplayWorld, token: string): Promise<void> {
  if (world.known.has(token)) return
  const { tokens } = await grantAccess(world, 'instagram', ownerOf(world, token))
  world.known.set(token, tokens.accessToken)
}

async function preparePosts(
  world: ReplayWorld,
  { path, response }: Recording,
  token: string,
): Promise<void> {
  const [, , id = '', edge] = path.split('/')
  const me = await readGraph(world, token, { path: 'me', fields: 'user_id,username' })
  const username = textOf(me.username)
  if (edge === 'media') {
    world.known.set(id, textOf(me.user_id))
    for (const media of listOf(fieldsOf(response.body).data)) await makePost(world, username, media)
    return
  }
  if (id === 'me' || id === '' || world.known.has(id)) return
  const shortcode = `r${id.slice(0, 10)}`
  await makePost(world, username, { shortcode })
  const list = await readGraph(world, token, { path: 'me/media', fields: 'id,shortcode' })
  const made = listOf(list.data).find((media) => media.shortcode === shortcode)
  world.known.set(id, textOf(made?.id))
}

const kinds: Readonly<Record<string, string>> = { IMAGE: 'image', CAROUSEL_ALBUM: 'carousel' }

async function makePost(world: ReplayWorld, username: string, media: Json): Promise<void> {
  await control(world, ['PUT', 'posts'], {
    platform: 'instagram',
    username,
    externalPostId: textOf(media.shortcode) || `n${textOf(media.id).slice(-10)}`,
    views: 100,
    kind: kinds[textOf(media.media_type)] ?? 'video',
    hasShortcode: media.shortcode !== undefined,
    ...(typeof media.timestamp === 'string' && { publishedAt: media.timestamp }),
  })
}

async function readGraph(
  { url, known }: ReplayWorld,
  token: string,
  { path, fields }: { path: string; fields: string },
): Promise<Json> {
  const query = new URLSearchParams({ fields, limit: '100', access_token: known.get(token) ?? '' })
  const response = await fetch(`${url}/v25.0/${path}?${query}`)
  return fieldsOf(await response.json())
}
