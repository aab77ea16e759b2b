import { createHmac, timingSafeEqual } from 'node:crypto'
import { NoticeRefused, type PlatformNotice, type RawNotice } from '../social-platform.ts'
import { signedPayload } from './instagram-shapes.ts'

/** A form with `signed_request=<signature>.<payload>`, both base64url, HMAC-SHA256 of the payload. */
export function readInstagramNotice(
  appSecret: string,
  { kind, body }: RawNotice,
): PlatformNotice | null {
  const request = new URLSearchParams(body.toString('utf8')).get('signed_request') ?? ''
  const [signature = '', payload = ''] = request.split('.')
  const expected = createHmac('sha256', appSecret).update(payload).digest()
  const signed = Buffer.from(signature, 'base64url')
  if (signed.length !== expected.length || !timingSafeEqual(signed, expected))
    throw new NoticeRefused()
  const parsed = signedPayload.safeParse(
    JSON.parse(Buffer.from(payload, 'base64url').toString('utf8')),
  )
  if (!parsed.success) throw new NoticeRefused()
  const { user_id: userId, issued_at: issuedAt } = parsed.data
  return { kind, userId: String(userId), at: new Date(issuedAt * 1000) }
}
