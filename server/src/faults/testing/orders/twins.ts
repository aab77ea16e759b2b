import type { Run, Seen } from './shown.ts'
import { acts, preludeOf } from './states.ts'

/** Another run that has to end like the first one, and what is compared. */
export interface Twin {
  readonly sentence: string
  readonly run: Run
  readonly amountsOf: (seen: Seen) => Amounts
}

type Amounts = Readonly<Record<string, number | string | null>>

/** What each one has, wherever it stands. */
function moneyOf({ money, campaign, posts, brandOwes }: Seen): Amounts {
  const { sent, available, maturing, frozen, inTransit, owed } = money
  return {
    'the creator has': sent + available + maturing + frozen + inTransit,
    'the creator owes': owed,
    'the campaign has left': campaign?.leftCents ?? 0,
    'the brand owes': brandOwes,
    ...Object.fromEntries(
      posts.map(({ of, earnings }, at) => [`post ${at} of the ${of} earned`, earnings]),
    ),
  }
}

/** The same, with where it stands and what everything is called. */
function placesOf(seen: Seen): Amounts {
  const { money, campaign, posts } = seen
  return {
    ...moneyOf(seen),
    available: money.available,
    'on hold': money.maturing,
    frozen: money.frozen,
    'the campaign is': `${campaign?.status} ${campaign?.pauseReason ?? ''}`,
    ...Object.fromEntries(posts.map(({ status }, at) => [`post ${at} is`, status])),
  }
}

/** What was paid again after a reversal paid the debt that was paid out, and is in the next payout: until then its post is locked (rules §3). */
function placesBeforeNextPayout(seen: Seen): Amounts {
  const places = Object.entries(placesOf(seen))
  return Object.fromEntries(
    places.map(([name, place]) => [name, place === 'paid' ? 'locked' : place]),
  )
}

/** Without the campaign's money, of which its bank has some. */
function earnedOf(seen: Seen): Amounts {
  const amounts = Object.entries(moneyOf(seen))
  return Object.fromEntries(amounts.filter(([name]) => name !== 'the campaign has left'))
}

/**
 * Order does not matter where people did not see each other: two acts of different people in the same minute end in
 * the same money, whichever came first, or the later one is refused with a reason.
 */
export function otherOrder(run: Run): Twin | null {
  const [first = '', second = ''] = run.acts
  if (isCorrectedAndClaimed(first, second)) return whenBankHasDecided(run)
  const [one, other] = [acts[first]?.by, acts[second]?.by]
  const isBetweenPeople = [one, other].every((by) => by !== undefined && by !== 'system')
  if (run.acts.length !== 2 || !isBetweenPeople || one === other || first === second) return null
  // What its correction pays again waits for the bank: the other run ends before it.
  if (isCorrectedAndClaimed(second, first)) return null
  // A refund leaves what a rejected creator can still win (rules §2), and nothing for whoever only waits or earns later.
  if ([first, second].includes('C14') && [first, second].some((id) => /^P(9|16)/.test(id)))
    return null
  return {
    sentence: 'order does not matter',
    run: { ...run, acts: [second, first] },
    amountsOf: moneyOf,
  }
}

function isCorrectedAndClaimed(first: string, second: string): boolean {
  return first === 'P16.corrects' && second === 'C18'
}

/** What a correction returns during a claim waits for the bank, and so does what is paid again of it (rules §3). */
function whenBankHasDecided(run: Run): Twin | null {
  if (run.acts.length !== 2) return null
  return {
    sentence: 'order does not matter once the bank has decided',
    run: { ...run, acts: ['C18', 'P16.corrects', 'C20.won'] },
    amountsOf: earnedOf,
  }
}

/** What ends within seconds: an approval, a form, a bank's answer. */
const clocksOfTenSeconds = ['P4', 'P4.admin', 'P5', 'K1', 'C3', 'A8.queued']

/** Waiting changes nobody's right: ticks between two acts change nothing when nothing was earned meanwhile. */
export function withWaiting(run: Run): Twin | null {
  const [first = '', second = ''] = run.acts
  const isShort =
    [first, second].some((id) => clocksOfTenSeconds.includes(id)) ||
    ['kept', 'keptByKey', 'refundFails'].includes(run.state)
  if (run.acts.length !== 2 || isShort) return null
  return {
    sentence: "waiting changes nobody's right",
    run: { ...run, acts: [first, 'tick', 'tick', second] },
    amountsOf: moneyOf,
  }
}

/**
 * There and back: after an act and its undoing every amount is where it would be without both. What came in between
 * may stand elsewhere: views that were not paid at once have a hold of their own.
 */
export function withoutBoth(run: Run): Twin | null {
  const [first = '', ...rest] = run.acts
  const [between, last] = [rest.slice(0, -1), rest.at(-1)]
  if (last === undefined || acts[first]?.undo !== last) return null
  // Done before and not undone: the other run would end with it.
  const before = [...preludeOf(run.state), ...between].filter((id) => id === first || id === last)
  if (before.at(-1) === first) return null
  // What another creator has proven meanwhile does not come back.
  if (last === 'A1.add' && between.includes('A2.rival')) return null
  return {
    sentence: 'there and back',
    run: { ...run, acts: between },
    amountsOf: placesThatComeBack(first, between),
  }
}

/**
 * What a suspension froze waits for an admin, what is paid again is on hold from that moment, and an erased post that
 * waited for its review is rejected, since nobody can look at it: none of these stands where it would.
 */
function placesThatComeBack(first: string, between: readonly string[]): Twin['amountsOf'] {
  const hasEarned = between.some((id) => id.startsWith('P14') || id.startsWith('P16'))
  if (first === 'A3' || (hasEarned && ['A4', 'P10'].includes(first))) return moneyOf
  return first === 'P10' ? placesBeforeNextPayout : placesOf
}

export function differencesOf(twin: Twin, one: Seen, other: Seen): string[] {
  const [these, those] = [twin.amountsOf(one), twin.amountsOf(other)]
  return Object.keys({ ...these, ...those }).flatMap((name) => {
    // A post that a run does not have earned nothing in it.
    const [amount = 0, otherAmount = 0] = [these[name], those[name]]
    return amount === otherAmount
      ? []
      : [`${twin.sentence}: ${name}: ${amount}, and ${otherAmount} in the other run`]
  })
}
