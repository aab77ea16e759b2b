import { platformFacts } from '@permille/contract/platforms'
import type { Trail } from '#console/dollar-trail.ts'
import { count } from '#console/shown-values.ts'
import type { SocialTables } from '../social/social-tables.ts'

/** The views that the platforms last reported to the marketplace. */
export function platformTrail(tables: SocialTables): Trail {
  const reading = tables.lastReading
  if (reading === null) return { reading: null }
  const { post, views, gained, atMs } = reading
  const owner = tables.accountOf(post)?.username ?? ''
  return {
    reading: {
      figure: gained ? `+${count(gained)} views` : `${count(views)} views`,
      says: `of “${post.title}” by @${owner} on ${platformFacts[post.platform].title}`,
      atMs,
      row: post.externalPostId,
    },
  }
}
