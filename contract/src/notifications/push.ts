import * as z from 'zod/mini'
import { endpoint } from '../endpoint.ts'
import { acknowledged } from '../shapes.ts'

const pushEndpoint = z.string().check(z.maxLength(1000))

export const readPushKeyCall = endpoint({
  name: 'readPushKey',
  method: 'GET',
  path: '/api/notifications/push',
  summary: 'The public key with which a browser subscribes to its push service',
  access: 'signed-in',
  response: z.object({ publicKey: z.string() }),
})

export const startPushCall = endpoint({
  name: 'startPush',
  method: 'PUT',
  path: '/api/notifications/push',
  summary: 'Push notifications to this browser while you are signed in there',
  access: 'signed-in',
  refusals: ['unknown-push-service'],
  body: z.strictObject({
    endpoint: pushEndpoint,
    /** A point of P-256 and 16 bytes, both in base64url. */
    p256dh: z.string().check(z.regex(/^[\w-]{87}$/, 'p256dh must be 65 bytes in base64url')),
    auth: z.string().check(z.regex(/^[\w-]{22}$/, 'auth must be 16 bytes in base64url')),
    /** Changes nothing for a browser that you did not ask on since you signed in. */
    onlyRenews: z.optional(z.boolean()),
  }),
  /** Whether notifications are pushed to this browser now. */
  response: z.extend(acknowledged, { isOn: z.boolean() }),
})

export const endPushCall = endpoint({
  name: 'endPush',
  method: 'POST',
  path: '/api/notifications/push/end',
  summary: 'Stop push notifications to one of your browsers',
  access: 'signed-in',
  body: z.strictObject({ endpoint: pushEndpoint }),
  response: acknowledged,
})
