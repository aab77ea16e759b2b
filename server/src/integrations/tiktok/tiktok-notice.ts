import { createHmac, timingSafeEqual } from 'node:crypto'
import { NoticeRefused, type PlatformNotice, type RawNotice } from '../social-platform.ts'
import { webhookEvent } from './tiktok-shapes.ts'

/** `TikTok-Signature: t=<unix seconds>,s=<hex>`, with s = HMAC-SHA256(secret, "<t>.<body>"). */
export function readTiktokNotice(
  { clientKey, clientSecret }: { clientKey: string; clientSecret: string },
  { body, signature }: RawNotice,
): PlatformNotice | null {
  const { t = '', s = '' } = Object.fromEntries(
    signature.split(',').map((part) => part.trim().split('=')),
  )
  const expected = createHmac('sha256', clientSecret).update(`${t}.`).update(body).digest()
  const signed = Buffer.from(s, 'hex')
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected))
    throw new NoticeRefused()
  const event = webhookEvent.safeParse(JSON.parse(body.toString('utf8'))).data
  if (event?.event !== 'authorization.removed' || event.client_key !== clientKey) return null
  const at = new Date(event.create_time * 1000)
  return { kind: 'grant-ended', userId: event.user_openid, at }
}
