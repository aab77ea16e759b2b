import { type Platform, platforms } from '@permille/contract/enums'
import { readUsed } from '#platform/limits/usage.ts'
import { type CallCounterOptions, type CountedQuota, countedQuotas, scopeOf } from './count-call.ts'
import { windowAt } from './quota.ts'

const day = 86_400

/** Room for this many more calls, or posts where the platform bills posts. */
export interface QuotaAhead extends Pick<CountedQuota, 'unit'> {
  readonly count: number
}

/**
 * What the quota allows in the next 24 hours: the rest of the current day, and the part of the following one
 * within them. Null for a platform without daily limits.
 */
export type ReadQuotaAhead = (platform: Platform) => Promise<QuotaAhead | null>

export function createQuotaAhead(deps: CallCounterOptions): ReadQuotaAhead {
  return async (platform) => {
    const limit = countedQuotas(deps, platform).find(({ quota }) => quota.windowSeconds === day)
    if (limit === undefined) return null
    const { quota, unit } = limit
    const now = deps.clock.now()
    const { startsAt, endsAt } = windowAt(now, quota)
    const used = await readUsed(deps.database, {
      scope: scopeOf(platform, unit),
      windowStartsAt: startsAt,
      windowSeconds: quota.windowSeconds,
    })
    const max = Math.floor(quota.calls * deps.quotaMultiplier)
    return { unit, count: Math.max(0, max - used) + max * partAhead(now, endsAt) }
  }
}

/** The part of each platform's quota of the day that is used; a platform without one is left out. */
export type ReadQuotaUsed = () => Promise<ReadonlyMap<Platform, number>>

export function createQuotaUsed(deps: CallCounterOptions): ReadQuotaUsed {
  return async () => {
    const used = new Map<Platform, number>()
    for (const platform of platforms) {
      for (const { quota, unit } of countedQuotas(deps, platform)) {
        if (quota.windowSeconds !== day) continue
        const { startsAt: windowStartsAt } = windowAt(deps.clock.now(), quota)
        const scope = scopeOf(platform, unit)
        const count = await readUsed(deps.database, { scope, windowStartsAt, windowSeconds: day })
        used.set(platform, count / Math.floor(quota.calls * deps.quotaMultiplier))
      }
    }
    return used
  }
}

/** The part of the next 24 hours that is after the present day, which may have 25. */
function partAhead(now: Date, endsAt: Date): number {
  const leftSeconds = (endsAt.getTime() - now.getTime()) / 1000
  return Math.max(0, 1 - leftSeconds / day)
}
