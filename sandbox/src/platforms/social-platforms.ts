import { platforms } from '@permille/contract/enums'
import type { FastifyInstance } from 'fastify'
import type { Provider } from '../provider.ts'
import type { World } from '../world.ts'
import { socialAccountsSection } from './console/account-section.ts'
import { registerConsoleForms } from './console/console-forms.ts'
import { platformTrail } from './console/platform-trail.ts'
import { postsSection } from './console/post-section.ts'
import { InstagramGrants } from './instagram/instagram-grants.ts'
import { registerInstagram } from './instagram/instagram-routes.ts'
import { platformCalls } from './platform-calls.ts'
import { registerPlayer } from './player.ts'
import { registerPostPictures } from './post-pictures.ts'
import type { ConsentWorld } from './social/consent.ts'
import { SocialTables } from './social/social-tables.ts'
import { TiktokGrants } from './tiktok/tiktok-grants.ts'
import { registerTiktok } from './tiktok/tiktok-routes.ts'
import { registerXLookUps } from './x/x-lookup-routes.ts'
import { registerX } from './x/x-routes.ts'
import { registerYoutube } from './youtube/youtube-routes.ts'

/** The social platforms: one set of accounts and posts behind four APIs. */
export function socialPlatforms(world: World): Provider {
  const tables = new SocialTables(world)
  const grants = { tiktok: new TiktokGrants(world), instagram: new InstagramGrants(world) }
  const at = { world, tables }
  return {
    name: 'platforms',
    state: () =>
      Object.fromEntries(platforms.map((platform) => [platform, tables.describe(platform)])),
    sections: [postsSection(tables), socialAccountsSection(tables, grants)],
    trail: () => platformTrail(tables),
    registerForms: (app) => registerConsoleForms(app, at, grants),
    register: (app) => registerPlatforms(app, at, grants),
    controlCalls: platformCalls(at, grants),
  }
}

function registerPlatforms(
  app: FastifyInstance,
  { world, tables }: ConsentWorld,
  grants: { tiktok: TiktokGrants; instagram: InstagramGrants },
): void {
  registerPostPictures(app, world, tables)
  registerPlayer(app, world, tables)
  registerTiktok(app, { world, tables }, grants.tiktok)
  registerInstagram(app, { world, tables }, grants.instagram)
  registerYoutube(app, world, tables)
  registerX(app, world, tables)
  registerXLookUps(app, world, tables)
}
