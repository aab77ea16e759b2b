import type { ScheduledTask } from '#platform/jobs/schedule.ts'
import type { GaugeName } from '#platform/watch/metric-list.ts'
import type { Metrics } from '#platform/watch/metrics.ts'
import type { WatchDeps } from '../administration-deps.ts'
import { type RunningFacts, readRunningFacts } from './running-facts-store.ts'

/** Reads how the installation runs, and shows it in this process's metrics while the turn is ours. */
export function watchRunning({ database, metrics, watchTurn }: WatchDeps): ScheduledTask {
  let facts: RunningFacts | null = null
  showFacts(metrics, () => facts)
  return {
    name: 'watch how it runs',
    everySeconds: 15,
    work: async () => {
      try {
        facts = (await watchTurn.isOurs()) ? await readRunningFacts(database) : null
      } catch (error) {
        // No answer is better than an old one.
        facts = null
        throw error
      }
    },
    stop: () => watchTurn.stop(),
  }
}

const shown: { readonly [Name in GaugeName]?: (facts: RunningFacts) => number | null } = {
  permille_jobs_waiting: (facts) => facts.jobsWaiting,
  permille_jobs_oldest_seconds: (facts) => facts.jobsOldestSeconds,
  permille_jobs_given_up: (facts) => facts.jobsGivenUp,
  permille_books_last_clean_seconds: ({ booksCleanAt }) =>
    booksCleanAt && booksCleanAt.getTime() / 1000,
  permille_books_broken_rules: (facts) => facts.booksBrokenRules,
  permille_payouts_stopped: (facts) => Number(facts.arePayoutsStopped),
  permille_payouts_queued: (facts) => facts.payoutsQueued,
  permille_payouts_oldest_seconds: (facts) => facts.payoutsOldestSeconds,
  permille_fundings_pending_oldest_seconds: (facts) => facts.fundingsOldestSeconds,
  permille_provider_balance_cents: (facts) => facts.providerBalanceCents,
  permille_owed_cents: (facts) => facts.owedCents,
  permille_mails_waiting: (facts) => facts.mailsWaiting,
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
