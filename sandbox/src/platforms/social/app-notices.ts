import { createHmac } from 'node:crypto'
import type { World } from '#world.ts'

/** Where the app's developer registered its callbacks: beside the webhook for payments. */
function callbackOf(world: World, path: string): string {
  return new URL(path, world.config.webhookUrl).href
}

/** Notices are sent once; an app that is down misses them. */
async function send(url: string, init: RequestInit): Promise<unknown> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      signal: AbortSignal.timeout(5_000),
      ...init,
    })
    return await response.json()
  } catch {
    return null
  }
}

/** TikTok's event `authorization.removed`, signed with the client secret. */
export function sendTiktokRemoval(
  world: World,
  app: { clientKey: string; clientSecret: string; openId: string },
): Promise<unknown> {
  const time = world.nowSeconds()
  const body = JSON.stringify({
    client_key: app.clientKey,
    event: 'authorization.removed',
    create_time: time,
    user_openid: app.openId,
    content: JSON.stringify({ reason: 1 }),
  })
  const signature = createHmac('sha256', app.clientSecret).update(`${time}.${body}`).digest('hex')
  const headers = {
    'content-type': 'application/json',
    'tiktok-signature': `t=${time},s=${signature}`,
  }
  return send(callbackOf(world, '/api/tiktok/webhook'), { headers, body })
}

/** Meta's callbacks: a form with a signed request that contains the user's app-scoped id. */
export function sendSignedRequest(
  world: World,
  request: { path: string; appSecret: string; userId: string },
): Promise<unknown> {
  const facts = { algorithm: 'HMAC-SHA256', issued_at: world.nowSeconds(), user_id: request.userId }
  const payload = Buffer.from(JSON.stringify(facts)).toString('base64url')
  const signature = createHmac('sha256', request.appSecret).update(payload).digest('base64url')
  const body = new URLSearchParams({ signed_request: `${signature}.${payload}` })
  return send(callbackOf(world, request.path), { body })
}
