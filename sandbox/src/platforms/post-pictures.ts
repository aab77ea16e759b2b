import type { FastifyInstance } from 'fastify'
import { isPlatformName } from './book/platform-name.ts'
import type { SocialBook } from './book/social-book.ts'
import { drawPicture } from './pictures/draw-picture.ts'

/** Serves the stills that the resources link to; invented posts have pictures nowhere else. */
export function registerPostPictures(app: FastifyInstance, book: SocialBook): void {
  app.get<{ Params: { platform: string; id: string } }>(
    '/pictures/:platform/:id',
    ({ params: { platform, id } }, reply) => {
      const post = isPlatformName(platform) ? book.post(platform, id) : undefined
      return reply
        .type('image/svg+xml')
        .header('cache-control', 'public, max-age=86400')
        .send(drawPicture({ seed: `${platform} ${id}`, title: post?.title ?? '' }))
    },
  )
}
