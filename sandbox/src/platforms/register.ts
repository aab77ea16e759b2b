import type { FastifyInstance } from 'fastify'
import type { SafeHtml } from '../console/html.ts'
import type { World } from '../world.ts'
import { platformNames } from './book/platform-name.ts'
import { SocialBook } from './book/social-book.ts'
import { registerConsoleForms } from './console/console-forms.ts'
import { platformSections } from './console/platform-section.ts'
import { InstagramGrants } from './instagram/instagram-grants.ts'
import { registerInstagram } from './instagram/instagram-routes.ts'
import { registerPlatformControl } from './platform-control.ts'
import { registerPostPictures } from './post-pictures.ts'
import { TiktokGrants } from './tiktok/tiktok-grants.ts'
import { registerTiktok } from './tiktok/tiktok-routes.ts'
import { registerX } from './x/x-routes.ts'
import { registerYoutube } from './youtube/youtube-routes.ts'

/** Registers the social platforms' routes and their `/control/…` and `/console/…` calls. */
export function registerPlatforms(app: FastifyInstance, world: World): void {
  const book = new SocialBook(world)
  const grants = { tiktok: new TiktokGrants(world), instagram: new InstagramGrants(world) }
  registerPlatformControl(app, { world, book }, grants)
  registerPostPictures(app, book)
  registerConsoleForms(app, { world, book })
  registerTiktok(app, { world, book }, grants.tiktok)
  registerInstagram(app, { world, book }, grants.instagram)
  registerYoutube(app, world, book)
  registerX(app, world, book)
}

/** Renders the platforms' part of the console page. */
export function renderPlatformSections(world: World): SafeHtml {
  return platformSections(new SocialBook(world))
}

/** The platforms' part of `GET /control/state`. */
export function platformState(world: World): Record<string, unknown> {
  const book = new SocialBook(world)
  return Object.fromEntries(platformNames.map((platform) => [platform, book.describe(platform)]))
}
