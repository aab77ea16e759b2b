import type { FastifyInstance } from 'fastify'
import type { World } from '../world.ts'
import { drawPicture } from './pictures/draw-picture.ts'
import { renderPicture } from './pictures/render-picture.ts'
import { accountKey } from './social/account.ts'
import { isPictureAllowed, type PictureName } from './social/picture-address.ts'
import { isPlatformName } from './social/platform-name.ts'
import type { SocialTables } from './social/social-tables.ts'

const keptMax = 300

/**
 * Serves the pictures that the resources link to, as the platforms' own hosts do: bitmaps, and 403 once
 * the address has expired. Invented posts have pictures nowhere else.
 */
export function registerPostPictures(
  app: FastifyInstance,
  world: World,
  tables: SocialTables,
): void {
  const kept = new Map<string, Promise<Buffer>>()
  const pictureOf = (name: PictureName, title: string): Promise<Buffer> => {
    const seed = `${name.platform} ${name.id}`
    const key = `${seed} ${title}`
    const found = kept.get(key) ?? renderPicture(drawPicture({ seed, title }))
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > keptMax && oldest !== undefined) kept.delete(oldest)
    return found
  }
  app.get<{ Params: { platform: string; id: string }; Querystring: Record<string, unknown> }>(
    '/pictures/:platform/:id',
    async ({ params: { platform, id }, query }, reply) => {
      if (!isPlatformName(platform)) return await reply.code(404).send()
      const name = { platform, id }
      if (!isPictureAllowed(name, query, world.nowSeconds())) {
        return await reply.code(403).type('text/plain').send('URL signature expired')
      }
      const title = tables.post(platform, id)?.title
      const isThere = title !== undefined || tables.accounts.get(accountKey(platform, id))
      if (!isThere) return await reply.code(404).send()
      return await reply
        .type('image/jpeg')
        .header('cache-control', 'public, max-age=86400')
        .send(await pictureOf(name, title ?? ''))
    },
  )
}
