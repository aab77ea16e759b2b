import {
  type Setup,
  type SetupCheck,
  type SetupParty,
  setupParties,
} from '@permille/contract/administration/setup'
import { setupTitle } from '@permille/contract/administration/setup-titles'
import type { Tone } from '#ui/values/badge.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { counted } from '../books/counted.ts'

interface PartyChecks {
  readonly party: SetupParty
  readonly title: string
  readonly checks: readonly SetupCheck[]
}

/** Returns the checks by party: parties with a failure first, otherwise in the usual order. */
export function partiesIn(checks: readonly SetupCheck[]): PartyChecks[] {
  const parties = setupParties
    .map((party) => ({
      party,
      title: setupTitle(party),
      checks: checks.filter((check) => check.party === party),
    }))
    .filter((party) => party.checks.length > 0)
  const isFailing = (party: PartyChecks) => party.checks.some(({ verdict }) => verdict === 'failed')
  return [...parties.filter(isFailing), ...parties.filter((party) => !isFailing(party))]
}

interface Verdict {
  readonly isFailing: boolean
  readonly sentence: string
  readonly note: string | null
}

const counterOf =
  (checks: readonly SetupCheck[]) =>
  (verdict: SetupCheck['verdict']): number =>
    checks.filter((check) => check.verdict === verdict).length

export function verdictOf(checks: readonly SetupCheck[]): Verdict {
  const count = counterOf(checks)
  const failed = count('failed')
  const notes = [
    ...countedIf(count('unchecked'), 'to check by hand'),
    ...countedIf(count('skipped'), 'not checked'),
  ]
  const note = notes.length === 0 ? null : notes.join(' · ')
  if (failed === 0) {
    const isTrial = checks.some(
      ({ party, verdict }) => party === 'providers' && verdict === 'skipped',
    )
    const sentence = `All ${formatCount(count('passed'))} checks passed${isTrial ? ' in the sandbox' : ''}`
    return { isFailing: false, sentence, note }
  }
  const sentence = `${formatCount(failed)} ${failed === 1 ? 'check' : 'checks'} failed`
  return { isFailing: true, sentence, note }
}

interface PartyResult {
  readonly tone: Tone
  readonly words: string
  /** True if one failed, or someone must look. */
  readonly isToDo: boolean
}

/** What one party's checks amount to: "1 failed · 15 passed". */
export function resultOf(checks: readonly SetupCheck[]): PartyResult {
  const count = counterOf(checks)
  const isFailing = count('failed') > 0
  const isToDo = isFailing || count('unchecked') > 0
  const words = [
    ...countedIf(count('failed'), 'failed'),
    ...countedIf(count('unchecked'), 'to check by hand'),
    ...countedIf(count('passed'), 'passed'),
    ...countedIf(count('skipped'), 'not checked'),
  ].join(' · ')
  const calm = isToDo || count('passed') === 0 ? 'neutral' : 'positive'
  return { tone: isFailing ? 'negative' : calm, words, isToDo }
}

const countedIf = (count: number, words: string) =>
  count === 0 ? [] : [`${formatCount(count)} ${words}`]

/** Returns the claim as a title, without the full stop. */
export function claimOf({ claim }: SetupCheck): string {
  return claim.replace(/[.]$/, '')
}

/** Returns "2 payments and 1 payout account"; kinds of events that are not counted are left out. */
export function foreignThings(foreign: NonNullable<Setup['foreign']>): string {
  const things = [
    [foreign.paymentsCount, 'payment'],
    [foreign.transfersCount, 'transfer'],
    [foreign.accountsCount, 'payout account'],
  ] as const
  const counts = things.flatMap(([count, thing]) => (count === 0 ? [] : [counted(count, thing)]))
  return new Intl.ListFormat('en').format(counts)
}
