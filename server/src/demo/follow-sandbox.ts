import type { Platform } from '@permille/contract/enums'
import { hurryPosts } from '../features/tracking/public.ts'
import type { Clock } from '../platform/clock.ts'
import type { Database } from '../platform/database/database.ts'
import type { ScheduledTask } from '../platform/jobs/schedule.ts'
import { findDemoLoadedAt } from './demo-store.ts'

interface ChangedPost {
  readonly platform: Platform
  readonly apiPostId: string
}

const recentMs = 30 * 60_000
const timeoutMs = 4000

/**
 * In the demo people change views on the sandbox's console and expect to see money move: anything changed
 * in the last half hour is read every few seconds, whatever its cadence. The demo's own changes are not,
 * or its story would trickle in by the cent.
 */
export function followSandbox(
  deps: { database: Database; clock: Clock },
  follow: { sandboxUrl: string; everySeconds: number },
): ScheduledTask {
  return {
    name: 'follow the sandbox’s console',
    everySeconds: follow.everySeconds,
    work: async () => {
      const at = deps.clock.now()
      const loadedAt = await findDemoLoadedAt(deps.database)
      const sinceMs = Math.max(at.getTime() - recentMs, loadedAt?.getTime() ?? 0)
      const url = `${follow.sandboxUrl}/control/changes?sinceMs=${sinceMs}`
      const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) })
      const changed = (await response.json()) as ChangedPost[]
      for (const [platform, externalPostIds] of groupByPlatform(changed)) {
        await hurryPosts(deps.database, { platform, externalPostIds, at })
      }
    },
  }
}

function groupByPlatform(posts: readonly ChangedPost[]): Map<Platform, string[]> {
  const groups = new Map<Platform, string[]>()
  for (const { platform, apiPostId } of posts) {
    groups.set(platform, [...(groups.get(platform) ?? []), apiPostId])
  }
  return groups
}
