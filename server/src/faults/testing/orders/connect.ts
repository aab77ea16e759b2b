import type { Reply } from '#testing/test-client.ts'
import { giveConsent } from '#testing/test-sandbox.ts'
import type { Scene } from './scene.ts'

interface Claim {
  readonly of: 'creator' | 'rival'
  readonly username: string
  readonly isProving: boolean
}

/** Adds a channel, and proves it by the code in its description where asked to; the last answer, or the refusal. */
export async function connect(scene: Scene, { of, username, isProving }: Claim): Promise<Reply> {
  if (of === 'creator' && scene.platform === 'instagram') return await consent(scene)
  const channel = { platform: 'youtube', username, followers: 100_000 } as const
  await scene.stage.server.sandbox.setAccount(channel)
  const body = { platform: 'youtube', username }
  const added = await scene.press(of, '/api/creator/social-accounts', body)
  if (added.status >= 400) return added
  const { id, ownershipCode: description } = added.json
  if (username === channelOf(scene, of)) scene.accountIds[of] = id
  if (of === 'creator') scene.ownershipCode = description
  if (!isProving) return added
  await scene.stage.server.sandbox.setAccount({ ...channel, description })
  return await scene.press(of, `/api/creator/social-accounts/${id}/verify`)
}

export function channelOf(scene: Scene, of: 'creator' | 'rival'): string {
  return of === 'creator' ? scene.channel : scene.rivalChannel
}

/** Connects the creator's Instagram account, which proves it: they sign in there and allow it. */
async function consent(scene: Scene): Promise<Reply> {
  const username = scene.channel
  await scene.stage.server.sandbox.setAccount({ platform: 'instagram', username, followers: 9000 })
  const asked = await scene.press('creator', 'GET /api/auth/instagram')
  if (asked.status >= 400) return asked
  const { state, code = '' } = await giveConsent(asked.json.authUrl, { username })
  const query = new URLSearchParams({ state, code })
  await scene.press('creator', `GET /api/auth/instagram/callback?${query}`)
  const list = await scene.press('creator', 'GET /api/creator/social-accounts')
  scene.accountIds.creator = list.json[0]?.id
  return list
}
