import { platforms } from '@permille/contract/enums'
import type { FastifyInstance } from 'fastify'
import type { SafeHtml } from '../console/html.ts'
import type { World } from '../world.ts'
import { registerConsoleForms } from './console/console-forms.ts'
import { platformSections } from './console/platform-section.ts'
import { InstagramGrants } from './instagram/instagram-grants.ts'
import { registerInstagram } from './instagram/instagram-routes.ts'
import { registerPlatformControl } from './platform-control.ts'
import { registerPostPictures } from './post-pictures.ts'
import { SocialTables } from './social/social-tables.ts'
import { TiktokGrants } from './tiktok/tiktok-grants.ts'
import { registerTiktok } from './tiktok/tiktok-routes.ts'
import { registerX } from './x/x-routes.ts'
import { registerYoutube } from './youtube/youtube-routes.ts'

/** Registers the social platforms' routes and their `/control/…` and `/console/…` calls. */
export function registerPlatforms(app: FastifyInstance, world: World): void {
  const tables = new SocialTables(world)
  const grants = { tiktok: new TiktokGrants(world), instagram: new InstagramGrants(world) }
  registerPlatformControl(app, { world, tables }, grants)
  registerPostPictures(app, tables)
  registerConsoleForms(app, { world, tables })
  registerTiktok(app, { world, tables }, grants.tiktok)
  registerInstagram(app, { world, tables }, grants.instagram)
  registerYoutube(app, world, tables)
  registerX(app, world, tables)
}

/** Renders the platforms' part of the console page. */
export function renderPlatformSections(world: World): SafeHtml {
  return platformSections(new SocialTables(world))
}

/** The platforms' part of `GET /control/state`. */
export function platformState(world: World): Record<string, unknown> {
  const tables = new SocialTables(world)
  return Object.fromEntries(platforms.map((platform) => [platform, tables.describe(platform)]))
}
