import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import type { SocialBook } from './book/social-book.ts'
import {
  type AccountRequest,
  applyAccount,
  applyPost,
  type PostRequest,
} from './control-requests.ts'
import { readFields } from './read-fields.ts'

/**
 * `PUT /control/posts` and `PUT /control/accounts`: upserts, fields left out keep their value. A post
 * set this way never grows by itself, unless `grows: true` says so. For Instagram `externalPostId` is
 * the shortcode of the post's address; the API's media id is derived from it.
 */
export function registerPlatformControl(
  app: FastifyInstance,
  world: World,
  book: SocialBook,
): void {
  app.put('/control/posts', (request, reply) => {
    const fields = readFields<PostRequest>(request.body, {
      required: ['platform', 'username', 'externalPostId', 'views'],
      optional: ['likes', 'comments', 'shares', 'publishedAt', 'state', 'title', 'grows'],
    })
    if (typeof fields === 'string') return reply.code(400).send({ message: fields })
    return applyPost(world, book, fields)
  })

  app.put('/control/accounts', (request, reply) => {
    const fields = readFields<AccountRequest>(request.body, {
      required: ['platform', 'username', 'followers'],
      optional: ['description'],
    })
    if (typeof fields === 'string') return reply.code(400).send({ message: fields })
    return applyAccount(book, fields)
  })
}
