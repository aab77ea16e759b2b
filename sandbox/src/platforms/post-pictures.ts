import type { FastifyInstance } from 'fastify'
import { drawPicture } from './pictures/draw-picture.ts'
import { isPlatformName } from './social/platform-name.ts'
import type { SocialTables } from './social/social-tables.ts'

/** Serves the stills that the resources link to; invented posts have pictures nowhere else. */
export function registerPostPictures(app: FastifyInstance, tables: SocialTables): void {
  app.get<{ Params: { platform: string; id: string } }>(
    '/pictures/:platform/:id',
    ({ params: { platform, id } }, reply) => {
      const post = isPlatformName(platform) ? tables.post(platform, id) : undefined
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .send(drawPicture({ seed: `${platform} ${id}`, title: post?.title ?? '' }))
    },
  )
}
