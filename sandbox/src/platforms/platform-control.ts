import { isOAuthPlatform, type OAuthPlatform } from '@permille/contract/platforms'
import type { FastifyInstance } from 'fastify'
import {
  type AccountRequest,
  applyAccount,
  applyPost,
  type PostRequest,
} from './control-requests.ts'
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

  /**
   * As when a creator removes the app on the platform: every token of the account stops working. With
   * `scope`, they only withdraw that permission.
   */
  app.delete<{ Querystring: { platform?: string; username?: string; scope?: string } }>(
    '/control/grants',
    ({ query }, reply) => {
      if (!isPlatformName(query.platform) || !isOAuthPlatform(query.platform)) {
        const known = Object.keys(grants).join(' or ')
        return reply.code(400).send({ message: `platform must be ${known}.` })
      }
      const key = accountKey(query.platform, query.username ?? '')
      if (query.scope === undefined) grants[query.platform].revokeAccount(key)
      else grants[query.platform].withdrawScope(key, query.scope)
      return {}
    },
  )
}
