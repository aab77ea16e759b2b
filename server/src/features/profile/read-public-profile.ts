import type { Database } from '#platform/database/database.ts'
import { NotFound } from '#platform/errors/errors.ts'
import { earningsRange, type Profile } from './profile.ts'
import { findProfileByHandle } from './profile-store.ts'
import { listPortfolio, listShownAccounts, sumCreator } from './public-profile-store.ts'

/** The public view of a creator: no email, no user ids, earnings as a range. */
export async function readPublicProfile(db: Database, handle: string) {
  const profile = await findProfileByHandle(db, handle)
  if (profile === undefined) throw new NotFound('creator-not-found', 'Creator not found')
  const [socialAccounts, submissions, sums] = await Promise.all([
    listShownAccounts(db, profile.userId),
    listPortfolio(db, profile.creatorId),
    sumCreator(db, profile.creatorId),
  ])
  const { totalViews, earnedCents, campaignsCompleted } = sums
  return {
    creator: shownCreator(profile),
    socialAccounts,
    submissions,
    stats: {
      memberSince: profile.memberSince,
      totalViews,
      earningsRange: earningsRange(earnedCents),
      campaignsCompleted,
    },
  }
}

function shownCreator(profile: Profile) {
  const { handle, bio, country, city, timezone, languages, contentCategories } = profile
  const { isVerified, displayName, avatarUrl } = profile
  return {
    handle,
    bio,
    country,
    city,
    timezone,
    languages,
    contentCategories,
    isVerified,
    user: { displayName, avatarUrl },
  }
}
