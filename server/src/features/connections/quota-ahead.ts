import type { Platform } from '@permille/contract/enums'
import { readUsed } from '../../platform/limits/usage.ts'
import { type CallCounterOptions, type CountedQuota, countedQuotas, scopeOf } from './count-call.ts'
import { windowStart } from './quota.ts'

const day = 86_400

/** Room for this many more calls, or posts where the platform bills posts. */
export interface QuotaAhead extends Pick<CountedQuota, 'unit'> {
  readonly count: number
}

/**
 * The room of the next 24 hours: what is left of the current day, and the part of the following one
 * that lies in them. Null where no platform limits days, only minutes and hours.
 */
export type ReadQuotaAhead = (platform: Platform) => Promise<QuotaAhead | null>

export function createQuotaAhead(deps: CallCounterOptions): ReadQuotaAhead {
  return async (platform) => {
    const limit = countedQuotas(deps, platform).find(({ quota }) => quota.windowSeconds === day)
    if (limit === undefined) return null
    const { quota, unit } = limit
    const now = deps.clock.now()
    const windowStartsAt = windowStart(now, quota)
    const used = await readUsed(deps.database, {
      scope: scopeOf(platform, unit),
      windowStartsAt,
      windowSeconds: quota.windowSeconds,
    })
    const passed = (now.getTime() - windowStartsAt.getTime()) / 1000 / quota.windowSeconds
    const max = Math.floor(quota.calls * deps.quotaMultiplier)
    return { unit, count: Math.max(0, max - used) + max * Math.min(passed, 1) }
  }
}
