import type { Platform } from '@permille/contract/enums'
import { readUsed } from '../../platform/limits/usage.ts'
import { type CallCounterOptions, readsName, wholeApp } from './count-call.ts'
import { type Quota, quotas, windowStart, xReadsQuota } from './quota.ts'

/** Room for so many more calls, or for so many posts where the platform bills those. */
export interface QuotaAhead {
  readonly unit: 'calls' | 'reads'
  readonly count: number
}

/**
 * The room of the next 24 hours: what is left of the present day, and of the following one the part that is in
 * them. Null where no platform's day is limited, but minutes and hours.
 */
export type ReadQuotaAhead = (platform: Platform) => Promise<QuotaAhead | null>

export function createQuotaAhead(deps: CallCounterOptions): ReadQuotaAhead {
  return async (platform) => {
    const limit = dailyLimit(deps, platform)
    if (limit === null) return null
    const { quota, name, unit } = limit
    const now = deps.clock.now()
    const windowStartsAt = windowStart(now, quota)
    const used = await readUsed(deps.database, {
      scope: `${platform}:${name}${wholeApp}`,
      windowStartsAt,
      windowSeconds: quota.windowSeconds,
    })
    const passed = (now.getTime() - windowStartsAt.getTime()) / 1000 / quota.windowSeconds
    const max = Math.floor(quota.calls * deps.quotaMultiplier)
    return { unit, count: Math.max(0, max - used) + max * Math.min(passed, 1) }
  }
}

interface DailyLimit extends Pick<QuotaAhead, 'unit'> {
  readonly quota: Quota
  readonly name: string
}

function dailyLimit({ xReadsPerDay }: CallCounterOptions, platform: Platform): DailyLimit | null {
  if (platform === 'x') return { quota: xReadsQuota(xReadsPerDay), name: readsName, unit: 'reads' }
  if (platform === 'youtube') return { quota: quotas.youtube, name: '', unit: 'calls' }
  return null
}
