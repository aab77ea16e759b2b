import { isOAuthPlatform, type OAuthPlatform } from '@permille/contract/platforms'
import type { FastifyInstance } from 'fastify'
import {
  type AccountRequest,
  applyAccount,
  applyPost,
  type PostRequest,
} from './control-requests.ts'
import { notifyErasure, notifyRemoval } from './notify-app.ts'
import { readFields } from './read-fields.ts'
import { accountKey } from './social/account.ts'
import type { ConsentWorld } from './social/consent.ts'
import { isPlatformName } from './social/platform-name.ts'

export type PlatformGrants = Readonly<
  Record<
    OAuthPlatform,
    {
      revokeAccount(accountKey: string): void
      withdrawScope(accountKey: string, scope: string): void
    }
  >
>

/**
 * Registers `PUT /control/posts` and `PUT /control/accounts`: upserts, where omitted fields keep
 * their value. A post set this way never grows unless it says `grows: true`. For Instagram
 * `externalPostId` is the shortcode in the post's URL; the API's media id is derived from it.
 */
export function registerPlatformControl(
  app: FastifyInstance,
  { world, tables }: ConsentWorld,
  grants: PlatformGrants,
): void {
  app.put('/control/posts', (request, reply) => {
    const fields = readFields<PostRequest>(request.body, {
      required: ['platform', 'username', 'externalPostId', 'views'],
      optional: [
        'likes',
        'comments',
        'shares',
        'publishedAt',
        'state',
        'title',
        'grows',
        'kind',
        'hasShortcode',
        'isLabelledPaid',
      ],
    })
    if (typeof fields === 'string') return reply.code(400).send({ message: fields })
    return applyPost(world, tables, fields)
  })

  app.put('/control/accounts', (request, reply) => {
    const fields = readFields<AccountRequest>(request.body, {
      required: ['platform', 'username', 'followers'],
      optional: ['description', 'professionalSince'],
    })
    if (typeof fields === 'string') return reply.code(400).send({ message: fields })
    return applyAccount(tables, fields)
  })

  /** Recently set posts, so that a demo can read those first; `sinceMs` is Unix milliseconds. */
  app.get<{ Querystring: { sinceMs?: string } }>('/control/changes', ({ query }) =>
    tables.changesSince(Number(query.sinceMs ?? 0) || 0),
  )

  registerGrantControl(app, { world, tables }, grants)
}

/**
 * Registers `DELETE /control/grants`, as when a creator removes the app on the platform: every token of
 * the account stops working, and the app is told. With `scope`, they only withdraw that permission; with
 * `erase`, they also ask Meta for their data to be erased, and the response is the app's.
 */
function registerGrantControl(
  app: FastifyInstance,
  { world, tables }: ConsentWorld,
  grants: PlatformGrants,
): void {
  app.delete<{ Querystring: Partial<Record<'platform' | 'username' | 'scope' | 'erase', string>> }>(
    '/control/grants',
    async ({ query }, reply) => {
      const { platform, username = '', scope, erase } = query
      if (!isPlatformName(platform) || !isOAuthPlatform(platform)) {
        const known = Object.keys(grants).join(' or ')
        return reply.code(400).send({ message: `platform must be ${known}.` })
      }
      const key = accountKey(platform, username)
      if (scope !== undefined) {
        grants[platform].withdrawScope(key, scope)
        return {}
      }
      grants[platform].revokeAccount(key)
      const account = tables.account(platform, username)
      if (account === undefined) return {}
      await notifyRemoval(world, platform, account)
      return erase === undefined ? {} : { app: await notifyErasure(world, account) }
    },
  )
}
