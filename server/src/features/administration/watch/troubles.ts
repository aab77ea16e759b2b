import { adminPages } from '@permille/contract/admin-pages'
import type { Trouble } from '#features/notifications/public.ts'
import type { RunningFacts } from './running-facts-store.ts'

const runbook = (name: string) => `The runbook docs/runbooks/${name}.md says what to do.`

/** The books may be unchecked for so long. */
const uncheckedMsMax = 10 * 60_000

/** Beside what the database knows. */
interface OwnFacts {
  readonly now: Date
  /** Scheduled tasks of this worker that have not succeeded for too long. */
  readonly lateTasks: readonly string[]
}

interface DatedTrouble extends Trouble {
  /** When it began, if the database knows: a worker that dies often would never see it last. */
  readonly since?: Date | null
}

/** What the operator is told by mail. */
export function troublesIn(facts: RunningFacts, { now, lateTasks }: OwnFacts): DatedTrouble[] {
  const { booksCleanAt, providerBalanceCents: balance, owedCents: owed } = facts
  const uncheckedSince = booksCleanAt && new Date(booksCleanAt.getTime() + uncheckedMsMax)
  return [
    {
      isThere: uncheckedSince !== null && uncheckedSince < now,
      since: uncheckedSince,
      begun: {
        subject: 'The books are not in order, or not checked',
        text: `No check of the books was clean for ten minutes. A broken rule stops payouts at once; half an hour without a clean check does too. ${runbook('payouts-stopped')}`,
      },
      ended: { subject: 'The books are in order again', text: 'The last check was clean.' },
      path: adminPages.books,
    },
    {
      isThere: facts.arePayoutsStopped,
      since: facts.payoutsStoppedAt,
      begun: {
        subject: 'Payouts are stopped',
        text: `Nothing is sent to creators; what they asked for waits. ${runbook('payouts-stopped')}`,
      },
      ended: { subject: 'Payouts are sent again', text: 'What waited is being sent.' },
      path: adminPages.books,
    },
    {
      isThere: facts.jobsGivenUp > 0,
      since: facts.jobsGivenUpAt,
      begun: {
        subject: 'A job failed too often',
        text: `It is not tried again until someone runs it. ${runbook('alerts')}`,
      },
      ended: {
        subject: 'No failed job is left',
        text: 'Every job that failed has run or is gone.',
      },
      path: adminPages.setup,
    },
    {
      isThere: lateTasks.length > 0,
      begun: {
        subject: 'Scheduled work does not succeed',
        text: `This has not succeeded for five of its periods: ${lateTasks.join(', ')}. ${runbook('alerts')}`,
      },
      ended: { subject: 'Scheduled work succeeds again', text: 'Every task has succeeded since.' },
      path: adminPages.setup,
    },
    {
      isThere: balance !== null && owed !== null && balance < owed,
      begun: {
        subject: 'Stripe holds less than is owed',
        text: `Payouts wait until the balance covers them. ${runbook('alerts')}`,
      },
      ended: {
        subject: 'Stripe holds what is owed again',
        text: 'The balance covers what creators could withdraw.',
      },
      path: adminPages.payouts,
    },
  ]
}
