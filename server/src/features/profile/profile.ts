import type { BodyOf } from '@permille/contract/endpoint'
import type { CreatorId, UserId } from '@permille/contract/ids'
import type { Cents } from '@permille/contract/money'
import type { updateProfileCall } from '@permille/contract/profile/profile'
import { Rejected } from '#platform/errors/errors.ts'

export interface Profile {
  readonly userId: UserId
  readonly creatorId: CreatorId
  readonly handle: string
  readonly bio: string | null
  readonly country: string | null
  readonly city: string | null
  readonly timezone: string | null
  readonly languages: string[]
  readonly contentCategories: string[]
  readonly isVerified: boolean
  readonly displayName: string
  readonly email: string
  readonly avatarUrl: string | null
  readonly memberSince: Date
}

export type ProfileChange = BodyOf<typeof updateProfileCall>

/** The profile as shown to its creator. */
export function ownProfileOf(profile: Profile) {
  const { displayName, email, avatarUrl } = profile
  return { ...profile, user: { displayName, email, avatarUrl } }
}

/** Omitted fields stay; another country clears the city. */
export function changeProfile(profile: Profile, change: ProfileChange): Profile {
  const country = change.country === undefined ? profile.country : change.country
  const keptCity = country === profile.country ? profile.city : null
  return {
    ...profile,
    handle: wantedHandle(change) ?? profile.handle,
    displayName: change.displayName ?? profile.displayName,
    bio: change.bio === undefined ? profile.bio : change.bio || null,
    country,
    city: change.city === undefined ? keptCity : change.city || null,
    timezone: change.timezone === undefined ? profile.timezone : change.timezone,
    languages: unique(change.languages ?? profile.languages),
    contentCategories: unique(change.contentCategories ?? profile.contentCategories),
  }
}

/** `username` and `handle` are two names for one field (rules §6). */
function wantedHandle({ username, handle }: ProfileChange): string | undefined {
  if (username !== undefined && handle !== undefined && username !== handle) {
    throw new Rejected('malformed', 'username and handle must be the same', {
      details: { fields: { username: 'username and handle must be the same' } },
    })
  }
  return username ?? handle
}

function unique(words: readonly string[]): string[] {
  return [...new Set(words)]
}

const thresholds: readonly [belowDollars: number, text: string][] = [
  [100, 'Under $100'],
  [500, '$100 – $500'],
  [1000, '$500 – $1K'],
  [5000, '$1K – $5K'],
  [10_000, '$5K – $10K'],
]

/** The public view of someone's earnings: a range, never the sum (rules §8). */
export function earningsRange(earnedCents: Cents): string {
  if (earnedCents <= 0) return '$0'
  const range = thresholds.find(([belowDollars]) => earnedCents < belowDollars * 100)
  return range?.[1] ?? '$10K+'
}
