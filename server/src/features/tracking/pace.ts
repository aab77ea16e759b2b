import type { SocialPlatform } from '#integrations/social-platform.ts'
import type { QuotaAhead } from '../connections/public.ts'
import { pacedSeconds } from './cadence.ts'
import type { PaceDeps } from './tracking-deps.ts'
import { readWanted, type WantedReads } from './tracking-store.ts'

type PacedPlatform = Pick<SocialPlatform, 'platform' | 'batch'>

const day = 86_400
const recomputeAfterMs = 10 * 60_000
/** The longest interval for all posts comes before this. */
const slowest = 4096
const halvings = 24

/**
 * The factor that stretches the intervals of a platform's posts so that its quota lasts until its day ends. The
 * same factor for all loses the least money not shown yet, where first come, first served would keep valuable
 * posts waiting behind others.
 */
export function createPace(deps: PaceDeps): (platform: PacedPlatform) => Promise<number> {
  const known = new Map<string, { pace: number; at: number }>()
  return async (platform) => {
    const before = known.get(platform.platform)
    const at = deps.clock.now().getTime()
    if (before !== undefined && at < before.at + recomputeAfterMs) return before.pace
    const pace = await readPace(deps, platform)
    known.set(platform.platform, { pace, at })
    if (pace > 1 !== (before?.pace ?? 1) > 1) {
      deps.log.info({ platform: platform.platform, pace }, 'posts are read at another pace')
    }
    return pace
  }
}

async function readPace(
  { database, readQuotaAhead }: PaceDeps,
  { platform, batch }: PacedPlatform,
): Promise<number> {
  const ahead = await readQuotaAhead(platform)
  if (ahead === null) return 1
  const postsMax = ahead.unit === 'calls' ? ahead.count * batch.size : ahead.count
  return paceWithin(await readWanted(database, platform), { ...ahead, postsMax })
}

/** The least pace at which `postsMax` reads are enough for a day; a post billed by the day counts once in it. */
export function paceWithin(
  wanted: readonly WantedReads[],
  { unit, postsMax }: Pick<QuotaAhead, 'unit'> & { postsMax: number },
): number {
  const readsAt = (pace: number): number =>
    wanted.reduce((sum, { wantedSeconds, posts }) => {
      const reads = day / pacedSeconds(wantedSeconds, pace)
      return sum + posts * (unit === 'reads' ? Math.min(reads, 1) : reads)
    }, 0)
  if (readsAt(1) <= postsMax) return 1
  return leastPace((pace) => readsAt(pace) > postsMax, { from: 1, to: slowest, halvings })
}

/** The least pace between two at which posts are not read too often, by halving the ratio between them. */
function leastPace(
  isTooOften: (pace: number) => boolean,
  { from, to, halvings }: { from: number; to: number; halvings: number },
): number {
  let [fast, slow] = [from, to]
  for (let step = 0; step < halvings; step += 1) {
    const pace = Math.sqrt(fast * slow)
    if (isTooOften(pace)) fast = pace
    else slow = pace
  }
  return slow
}
