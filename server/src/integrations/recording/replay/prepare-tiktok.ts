import type { Recording } from '../recording.ts'
import { codeVerifier, giveConsent, grantAccess, ownerOf } from './grant-access.ts'
import { control, fieldsOf, listOf, type ReplayWorld, textOf } from './replay-world.ts'

/** Grants access and creates the videos that TikTok had. Returns why that is not possible, or null. */
export async function prepareTiktok(
  world: ReplayWorld,
  recording: Recording,
): Promise<string | null> {
  const { request, response, path } = recording
  const body = fieldsOf(response.body)
  if (path.startsWith('/v2/oauth/')) return await prepareGrant(world, recording)
  const code = textOf(fieldsOf(body.error).code)
  if (code === 'access_token_invalid') return null
  if (code !== 'ok')
    return `TikTok returned ${code || response.status}, to which the sandbox cannot be brought`
  const credential = request.credential ?? ''
  const username = ownerOf(world, credential)
  if (!world.known.has(credential)) {
    const { tokens } = await grantAccess(world, 'tiktok', username)
    world.known.set(credential, tokens.accessToken)
  }
  for (const video of listOf(fieldsOf(body.data).videos)) {
    const externalPostId = textOf(video.id)
    await control(world, ['PUT', 'posts'], {
      platform: 'tiktok',
      username,
      externalPostId,
      views: 100,
    })
  }
  return null
}

async function prepareGrant(world: ReplayWorld, recording: Recording): Promise<string | null> {
  const form = recording.request.form ?? {}
  const body = fieldsOf(recording.response.body)
  if (body.error !== undefined || form.grant_type === 'client_credentials') return null
  const username = ownerOf(world, textOf(body.access_token) || (form.token ?? ''))
  if (form.grant_type === 'authorization_code') {
    world.known.set(form.code ?? '', await giveConsent(world, 'tiktok', username))
    world.known.set(form.code_verifier ?? '', codeVerifier)
    return null
  }
  const [name, kind] =
    form.token === undefined
      ? (['refresh_token', 'refreshToken'] as const)
      : (['token', 'accessToken'] as const)
  const value = form[name] ?? ''
  if (world.known.has(value)) return null
  const { tokens } = await grantAccess(world, 'tiktok', username)
  world.known.set(value, tokens[kind] ?? '')
  return null
}
