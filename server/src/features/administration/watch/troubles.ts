import { adminPages } from '@permille/contract/admin-pages'
import { memberPages } from '@permille/contract/pages'
import type { Trouble } from '#features/notifications/public.ts'
import type { RunningFacts } from './running-facts-store.ts'

const runbook = (name: string) => `The runbook docs/runbooks/${name}.md says what to do.`

/** The books may be unchecked for so long. */
const uncheckedMsMax = 10 * 60_000

/** As in deploy/prometheus/rules.yml, where the reasons are. */
const uncheckedMinutes = 120
const unsentSecondsMax = 900
const unsentMinutes = 15

/** Beside what the database knows. */
interface OwnFacts {
  readonly now: Date
  /** Scheduled tasks of this worker that have not succeeded for too long. */
  readonly lateTasks: readonly string[]
}

interface DatedTrouble extends Trouble {
  /** When it began, if the database knows: a worker that dies often would never see it last. */
  readonly since?: Date | null
  /** How long it lasts before anyone is told, if that is not the usual time. */
  readonly minutes?: number
}

/** What the operator is told by mail. */
export function troublesIn(facts: RunningFacts, { now, lateTasks }: OwnFacts): DatedTrouble[] {
  return [...booksTroubles(facts, now), ...workTroubles(facts, lateTasks), ...moneyTroubles(facts)]
}

function booksTroubles(facts: RunningFacts, now: Date): DatedTrouble[] {
  const { booksCleanAt } = facts
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
      isThere: facts.booksBrokenRules > 0,
      begun: {
        subject: 'A rule of the books is broken',
        text: `Books names it. Payouts continue, unless another mail says that they are stopped. ${runbook('alerts')}`,
      },
      ended: { subject: 'No rule of the books is broken', text: 'The last check found none.' },
      path: adminPages.books,
    },
    {
      isThere: facts.booksUncheckedRules > 0,
      minutes: uncheckedMinutes,
      begun: {
        subject: 'A rule of the books is not checked',
        text: `No check for two hours could ask all of them; Books says why. ${runbook('alerts')}`,
      },
      ended: {
        subject: 'Each rule of the books is checked again',
        text: 'The last check asked them all.',
      },
      path: adminPages.books,
    },
  ]
}

function workTroubles(facts: RunningFacts, lateTasks: readonly string[]): DatedTrouble[] {
  return [
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
  ]
}

function moneyTroubles(facts: RunningFacts): DatedTrouble[] {
  const { providerBalanceCents: balance, owedCents: owed } = facts
  return [
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
      path: memberPages.dashboard,
    },
    {
      isThere: facts.payoutsOldestSeconds > unsentSecondsMax,
      minutes: unsentMinutes,
      begun: {
        subject: 'A payout is late',
        text: `It could be sent, and was tried several times. Its money is reserved. ${runbook('alerts')}`,
      },
      ended: { subject: 'No payout is late anymore', text: 'What could be sent has been sent.' },
      path: adminPages.payouts,
    },
    {
      isThere: facts.refundsOldestSeconds > unsentSecondsMax,
      minutes: unsentMinutes,
      begun: {
        subject: 'A refund is late',
        text: `It could be made, and was tried several times. Its money is set aside. ${runbook('alerts')}`,
      },
      ended: { subject: 'No refund is late anymore', text: 'What could be made has been made.' },
      path: adminPages.setup,
    },
    {
      isThere: facts.responsesOldestSeconds > unsentSecondsMax,
      minutes: unsentMinutes,
      begun: {
        subject: 'An answer to a bank is late',
        text: `It was tried several times. After the dispute's deadline the bank decides without it. ${runbook('alerts')}`,
      },
      ended: { subject: 'No answer to a bank is late anymore', text: 'Every answer was received.' },
      path: adminPages.chargebacks,
    },
  ]
}
