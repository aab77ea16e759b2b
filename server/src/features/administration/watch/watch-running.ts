import { tellOperator } from '#features/notifications/public.ts'
import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { GaugeName } from '#platform/watch/metric-list.ts'
import type { Metrics, Sample } from '#platform/watch/metrics.ts'
import type { WatchDeps } from '../administration-deps.ts'
import { type RunningFacts, readRunningFacts } from './running-facts-store.ts'
import { troublesIn } from './troubles.ts'

/** Reads how the installation runs, and shows it in this process's metrics while the turn is ours. */
export function watchRunning(deps: WatchDeps): ScheduledTask {
  const { database, metrics, watchTurn } = deps
  const tellTroubles = createTeller(deps)
  let facts: RunningFacts | null = null
  let quotaUsed: ReadonlyMap<string, number> = new Map()
  showFacts(metrics, () => facts)
  metrics.show('permille_provider_quota_used_ratio', () => samplesOf(quotaUsed))
  metrics.show('permille_readings_overdue_seconds', () =>
    samplesOf(Object.entries(facts?.readingsOverdueSeconds ?? {})),
  )
  return {
    name: 'watch how it runs',
    everySeconds: 15,
    work: async () => {
      try {
        const isOurs = await watchTurn.isOurs()
        facts = isOurs ? await readRunningFacts(database) : null
        quotaUsed = isOurs ? await deps.readQuotaUsed() : new Map()
      } catch (error) {
        // No answer is better than an old one.
        facts = null
        quotaUsed = new Map()
        throw error
      }
      await tellTroubles(facts)
    },
    stop: () => watchTurn.stop(),
  }
}

function samplesOf(byPlatform: Iterable<readonly [string, number]>): Sample[] {
  return [...byPlatform].map(([platform, value]) => ({ value, labels: { platform } }))
}

/** What is over after this long, as after a restart of the database, needs no one. */
const toldAfterMinutes = 5

/** After a long stop of all workers, what the first minute repairs is over before anyone could act. */
const seenForMinutes = 1

function createTeller(deps: WatchDeps): (facts: RunningFacts | null) => Promise<void> {
  const { alertAddress, clock, taskSuccesses } = deps
  const seenAt = new Map<string, number>()
  // The outbox is asked only when something begins or ends.
  const told = new Map<string, boolean>()
  return async (facts) => {
    if (facts === null) {
      // Another process may tell meanwhile.
      seenAt.clear()
      told.clear()
    }
    if (facts === null || alertAddress === null) return
    const now = clock.now()
    const lasting = troublesIn(facts, { now, lateTasks: taskSuccesses.listSilent() }).filter(
      ({ isThere, since, minutes = toldAfterMinutes, begun: { subject } }) => {
        if (!isThere) seenAt.delete(subject)
        else if (!seenAt.has(subject)) seenAt.set(subject, now.getTime())
        if (told.get(subject) === isThere) return false
        const firstSeenAt = seenAt.get(subject) ?? now.getTime()
        const beganAt = Math.min(firstSeenAt, since?.getTime() ?? firstSeenAt)
        const minutesFrom = (at: number) => (now.getTime() - at) / 60_000
        return (
          !isThere ||
          (minutesFrom(firstSeenAt) >= seenForMinutes && minutesFrom(beganAt) >= minutes)
        )
      },
    )
    await tellOperator({ ...deps, alertAddress }, lasting)
    for (const { isThere, begun } of lasting) told.set(begun.subject, isThere)
  }
}

const shown: { readonly [Name in GaugeName]?: (facts: RunningFacts) => number | null } = {
  permille_jobs_waiting: (facts) => facts.jobsWaiting,
  permille_jobs_oldest_seconds: (facts) => facts.jobsOldestSeconds,
  permille_jobs_given_up: (facts) => facts.jobsGivenUp,
  permille_books_last_clean_seconds: ({ booksCleanAt }) =>
    booksCleanAt && booksCleanAt.getTime() / 1000,
  permille_books_broken_rules: (facts) => facts.booksBrokenRules,
  permille_books_unchecked_rules: (facts) => facts.booksUncheckedRules,
  permille_payouts_stopped: (facts) => Number(facts.arePayoutsStopped),
  permille_payouts_queued: (facts) => facts.payoutsQueued,
  permille_payouts_oldest_seconds: (facts) => facts.payoutsOldestSeconds,
  permille_refunds_oldest_seconds: (facts) => facts.refundsOldestSeconds,
  permille_dispute_responses_oldest_seconds: (facts) => facts.responsesOldestSeconds,
  permille_fundings_pending_oldest_seconds: (facts) => facts.fundingsOldestSeconds,
  permille_provider_balance_cents: (facts) => facts.providerBalanceCents,
  permille_owed_cents: (facts) => facts.owedCents,
  permille_mails_waiting: (facts) => facts.mailsWaiting,
  permille_inbox_oldest_seconds: (facts) => facts.inboxOldestSeconds,
  permille_schema_version: (facts) => facts.schemaVersion,
}

function showFacts(metrics: Metrics, read: () => RunningFacts | null): void {
  for (const [name, valueIn] of Object.entries(shown)) {
    metrics.show(name as GaugeName, () => {
      const facts = read()
      const value = facts && valueIn(facts)
      return value === null ? [] : [{ value }]
    })
  }
}
