import type { Platform } from '@permille/contract/enums'
import type { SocialAccountId, UserId } from '@permille/contract/ids'
import { platformFacts } from '@permille/contract/platforms'
import type { Clock } from '#platform/clock.ts'
import type { Database } from '#platform/database/database.ts'
import { Rejected, Unavailable } from '#platform/errors/errors.ts'
import { countUses, type Use } from '#platform/limits/usage.ts'
import { type Quota, quotas, shares, windowAt, xReadsQuota } from './quota.ts'

/** Who causes the platform call: a waiting user, or tracking. */
export type CallPurpose =
  | { readonly kind: 'tracking' }
  | { readonly kind: 'person'; readonly userId: UserId; readonly address?: string | undefined }

export interface PlatformCall {
  readonly platform: Platform
  readonly purpose: CallPurpose
  /** Set if the platform counts each account separately. */
  readonly accountId: SocialAccountId | `new:${string}` | null
  /** Calls, or units if the platform counts those. */
  readonly calls: number
  /** Posts and accounts read, which X bills. */
  readonly reads: number
}

/** Every platform call goes through here: counts before the call is made, and throws if it is over a limit. */
export type CountCall = (call: PlatformCall) => Promise<void>

export interface CallCounterOptions {
  readonly database: Database
  readonly clock: Clock
  /** 1 against the real platforms; the sandbox's limits are a multiple of theirs. */
  readonly quotaMultiplier: number
  readonly xReadsPerDay: number
}

export function createCallCounter(deps: CallCounterOptions): CountCall {
  return async (call) => {
    const now = deps.clock.now()
    const reached = await countUses(deps.database, limitsOf(deps, call, now))
    if (reached !== undefined) throw refusal(call.platform, reached, now)
  }
}

interface Limit extends Use {
  readonly endsAt: Date
  /** A user's own share, not the whole quota. */
  readonly isPersonal: boolean
}

/** One of a platform's limits, in calls or in posts and accounts read. */
export interface CountedQuota {
  readonly unit: 'calls' | 'reads'
  readonly quota: Quota
}

export function countedQuotas(
  { xReadsPerDay }: Pick<CallCounterOptions, 'xReadsPerDay'>,
  platform: Platform,
): CountedQuota[] {
  const app = { unit: 'calls', quota: quotas[platform] } as const
  return platform === 'x' ? [app, { unit: 'reads', quota: xReadsQuota(xReadsPerDay) }] : [app]
}

const wholeApp = 'app'

export function scopeOf(
  platform: Platform,
  unit: CountedQuota['unit'],
  who: string = wholeApp,
): string {
  return `${platform}:${unit === 'reads' ? 'reads:' : ''}${who}`
}

/** Narrowest first, so that a user who has used up their share takes nothing from the shared one. */
function limitsOf(deps: CallCounterOptions, call: PlatformCall, now: Date): Limit[] {
  return countedQuotas(deps, call.platform).flatMap(({ unit, quota }) => {
    const { startsAt, endsAt } = windowAt(now, quota)
    const account = quota.perAccount && call.accountId !== null ? call.accountId : wholeApp
    const limit = (scope: string, share: number): Limit => ({
      scope: scopeOf(call.platform, unit, scope),
      windowStartsAt: startsAt,
      windowSeconds: (endsAt.getTime() - startsAt.getTime()) / 1000,
      endsAt,
      max: Math.floor(quota.calls * deps.quotaMultiplier * share),
      cost: call[unit],
      isPersonal: scope.startsWith('user:') || scope.startsWith('address:'),
    })
    return [...personalLimits(call, quota, limit), limit(account, 1)]
  })
}

function personalLimits(
  { purpose, accountId }: PlatformCall,
  quota: Quota,
  limit: (scope: string, share: number) => Limit,
): Limit[] {
  if (purpose.kind === 'tracking') return []
  if (quota.perAccount) return accountId === null ? [] : [limit(`asked:${accountId}`, shares.asked)]
  const { userId, address } = purpose
  return [
    limit(`user:${userId}`, shares.perUser),
    ...(address === undefined ? [] : [limit(`address:${address}`, shares.perAddress)]),
    limit('asked', shares.asked),
  ]
}

function refusal(platform: Platform, limit: Limit, now: Date): Rejected | Unavailable {
  const name = platformFacts[platform].title
  const retryAfterSeconds = Math.max(1, Math.ceil((limit.endsAt.getTime() - now.getTime()) / 1000))
  const wait = inWords(retryAfterSeconds)
  if (limit.isPersonal) {
    return new Rejected(
      'too-many-look-ups',
      `You have reached your limit of look-ups on ${name} for now. Try again in ${wait}.`,
      { retryAfterSeconds },
    )
  }
  return new PlatformQuotaUsedUp(
    `We cannot look up more on ${name} for now. Try again in ${wait}. Posts you submitted before are still counted.`,
    retryAfterSeconds,
  )
}

/** Our own limit, not a refusal by the platform. */
export class PlatformQuotaUsedUp extends Unavailable {
  constructor(message: string, retryAfterSeconds: number) {
    super('platform-quota', message, { retryAfterSeconds })
  }
}

function inWords(seconds: number): string {
  const minutes = Math.ceil(seconds / 60)
  if (minutes < 60) return minutes === 1 ? 'a minute' : `${minutes} minutes`
  const hours = Math.ceil(minutes / 60)
  return hours === 1 ? 'an hour' : `${hours} hours`
}
