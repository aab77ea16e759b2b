import { type Quota, windowAt } from '../../../server/src/features/connections/quota.ts'
import type { PostFacts, SocialPlatform } from '../../../server/src/integrations/social-platform.ts'
import { type DayPost, hoursOf, viewsAt } from './day-posts.ts'
import { unseenViewHours } from './post.ts'

/** The usage of a platform. */
export interface Asked {
  calls: number
  posts: number
  /** The highest daily usage of its quota. */
  mostInDay: number
  /** Unseen money, summed over the hours of all posts. */
  centHours: number
}

export const notAsked: Asked = { calls: 0, posts: 0, mostInDay: 0, centHours: 0 }

/** A platform that responds immediately and counts calls, or distinct posts per day where it bills those. */
export function watchPlatform(
  { platform, size, quota }: { platform: 'youtube' | 'x'; size: number; quota: Quota },
  posts: ReadonlyMap<string, DayPost>,
  now: () => Date,
): { platform: SocialPlatform; asked: Asked } {
  const asked: Asked = { ...notAsked }
  let day = { start: 0, used: 0 }
  const count = (calls: number, billed: number): void => {
    const start = windowAt(now(), quota).startsAt.getTime()
    const used = platform === 'x' ? billed : calls
    day = start === day.start ? { start, used: day.used + used } : { start, used }
    asked.mostInDay = Math.max(asked.mostInDay, day.used)
  }
  const readPosts: SocialPlatform['readPosts'] = async (_, ids) => {
    const known = ids.flatMap((id) => posts.get(id) ?? [])
    const dayStart = windowAt(now(), quota).startsAt
    count(1, known.filter(({ readAt }) => readAt < dayStart).length)
    asked.calls += 1
    asked.posts += ids.length
    for (const post of known) {
      asked.centHours += unseenCentHours(post, now())
      post.readAt = now()
    }
    return new Map(known.map((post) => [post.externalPostId, factsOf(post, now())]))
  }
  const nobody = async () => null
  const connection = { kind: 'username', lookUpAccount: nobody } as const
  const batch = { size, perAccount: false }
  return { platform: { platform, connection, batch, findPost: nobody, readPosts }, asked }
}

export function unseenCentHours(post: DayPost, at: Date): number {
  const hours = unseenViewHours(post, hoursOf(post, post.readAt), hoursOf(post, at))
  return (hours * post.ratePerKViewsCents) / 1000
}

function factsOf(post: DayPost, at: Date): PostFacts {
  const viewCount = viewsAt(post, at)
  return {
    externalPostId: post.externalPostId,
    authorPlatformUserId: 'someone',
    title: null,
    description: null,
    thumbnailUrl: null,
    publishedAt: post.publishedAt,
    viewCount,
    likeCount: Math.floor(viewCount / 20),
    commentCount: Math.floor(viewCount / 200),
    shareCount: null,
  }
}
