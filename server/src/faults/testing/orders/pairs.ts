import type { Chance } from '../chance.ts'
import type { Run } from './shown.ts'
import { acts } from './states.ts'

const earning = [
  'approved',
  'earning',
  'due',
  'held',
  'heldEarning',
  'doubted',
  'mature',
  'paidOut',
]
const running = [
  ...earning,
  'pending',
  'rejected',
  'reversed',
  'locked',
  'suspended',
  'unprovenApproved',
]
const stopped = [
  'pausedByBrand',
  'pausedByAdmin',
  'empty',
  'brandSuspended',
  'claimed',
  'lost',
  'asked',
]
const ended = ['completed', 'completedPending', 'over', 'overReversed', 'refunded']
const entered = ['entered', 'enteredFar', 'enteredJudged', 'enteredReversed', 'enteredPaid']
const everywhere = [
  ...running,
  ...stopped,
  ...ended,
  'formOpen',
  'reported',
  'scheduled',
  'blocked',
  'evicted',
  'gone',
  'earningOnInstagram',
  'erased',
  'ungranted',
]
const waiting = [
  'pending',
  'flagged',
  'kept',
  'keptByKey',
  'resubmitted',
  'unproven',
  'completedPending',
  'claimedPending',
]
const unwanted = [
  'rejected',
  'rejectedForGood',
  'reversed',
  'reversedPaid',
  'givenUp',
  'overReversed',
  'rejectedPaused',
]
const disputes = ['disputed', 'heldDisputed', 'flaggedDisputed', 'reversedDisputed']
const flags = ['doubted', 'flaggedDisputed', 'lockedFlagged']
const holds = ['held', 'heldEarning', 'heldDisputed']
const payouts = [
  'queued',
  'payoutHeld',
  'payoutFailed',
  'payoutRefused',
  'newPassword',
  'accountBroken',
  'accountLeft',
]
const cases = ['asked', 'claimed', 'claimedPending', 'setApart']
const debts = ['reversedPaid', 'givenUp']

/** Where an act can be done; elsewhere most are refused. */
const startsOf: Readonly<Record<string, readonly string[]>> = {
  C1: [...running, ...stopped],
  C2: ['formOpen'],
  'C2.topup': [...running, ...stopped],
  C3: ['formOpen'],
  C4: ['scheduled'],
  C5: [...running, 'scheduled', 'pausedByAdmin'],
  'C5.admin': [...running, 'scheduled', 'pausedByBrand'],
  C6: earning,
  'C6.rival': running,
  C7: ['pausedByBrand', 'pausedByAdmin'],
  'C7.admin': ['pausedByBrand', 'pausedByAdmin'],
  C8: [...running, 'scheduled', 'draft'],
  C9: [...running, ...stopped, 'scheduled', 'formOpen'],
  'C9.admin': [...running, ...stopped],
  'C9.over': ['completed', 'completedPending'],
  C10: ['draft', 'scheduled'],
  C11: ['over', 'overReversed', 'scheduled'],
  C13: ['refundFails'],
  C14: [...running, ...ended],
  C15: ['refunded'],
  C16: ['reported'],
  'C16.keep': ['reported'],
  C17: [...running, ...ended],
  C18: [...running, ...ended, 'scheduled'],
  'C18.late': ['formOpen'],
  C19: cases,
  'C19.accept': cases,
  'C20.won': cases,
  'C20.lost': cases,
  'C20.undone': ['lost'],
  C21: ['setApart'],
  'C21.otherwise': ['setApart'],
  'C21.claim': ['setApart'],
  C22: everywhere,
  'C22.restore': ['brandSuspended'],
  C23: everywhere,
  C24: [...running, ...waiting],
  'C24.unblock': ['blocked'],
  P1: ['live', 'withdrawn', ...unwanted, ...disputes],
  P2: waiting,
  P3: ['rejected', 'rejectedPaused'],
  'P3.bought': ['rejected'],
  'P3.fewer': ['rejected'],
  P4: waiting,
  'P4.admin': waiting,
  P5: ['kept', 'keptByKey'],
  P6: waiting,
  P7: waiting,
  'P7.reject': waiting,
  P8: waiting,
  P9: waiting,
  'P9.low': waiting,
  'P9.admin': waiting,
  P10: [...earning, 'entered', 'enteredFar', 'locked', 'paid', 'claimed', 'lost', 'over', 'empty'],
  P11: [...unwanted, 'enteredReversed', 'withdrawn'],
  P12: earning,
  'P12.cap': ['doubted'],
  P13: [...earning, 'pending', 'rejected', 'locked', ...payouts],
  'P13.back': ['gone'],
  P14: [...earning, 'suspended', 'pending'],
  P15: [...earning, 'rejected'],
  P16: [...earning, ...waiting],
  'P16.far': earning,
  'P16.corrects': [...entered, 'locked', 'doubted'],
  P17: [...earning, 'suspended'],
  P18: [...flags, 'enteredFar'],
  P19: [...flags, 'enteredFar'],
  P20: flags,
  P21: [...earning, 'claimed', 'suspended'],
  P22: holds,
  P23: ['rejectedForGood', 'rejected', 'reversed', 'reversedPaid', 'locked', ...flags, ...holds],
  P24: disputes,
  'P24.time': disputes,
  'P25.approve': disputes,
  'P25.release': disputes,
  'P25.goodwill': disputes,
  'P25.reject': disputes,
  A1: everywhere,
  'A1.add': ['removed', 'unprovenRemoved'],
  A2: ['unproven', 'unprovenApproved', 'unprovenLocked'],
  'A2.rival': ['unproven', 'unprovenApproved', 'unprovenLocked', 'removed', 'approved'],
  A3: ['onInstagram', 'earningOnInstagram'],
  'A3.ended': ['onInstagram', 'earningOnInstagram'],
  'A3.again': ['ungranted'],
  A4: [...running, ...waiting, ...disputes, ...payouts, 'claimed'],
  'A4.restore': ['suspended', 'suspendedEarning'],
  A5: ['suspendedEarning'],
  'A5.take': ['suspendedEarning'],
  A6: [...everywhere, ...debts, ...payouts],
  A7: earning,
  A8: ['mature', 'payoutFailed'],
  'A8.queued': ['mature'],
  'A8.otherwise': ['mature', 'payoutFailed', 'paidOut'],
  A10: ['queued', 'payoutHeld'],
  A11: ['queued'],
  'A11.all': [...payouts, 'mature', 'paidOut'],
  'A11.release': ['queued'],
  'A12.send': ['payoutHeld'],
  A12: ['payoutHeld'],
  A13: ['payoutFailed'],
  A14: ['paidOut', 'paid', ...debts],
  'A14.part': ['paidOut', 'paid', ...debts],
  A15: ['mature', 'paidOut', ...payouts],
  'A15.whole': ['accountBroken'],
  'A15.left': ['mature', 'paidOut', ...payouts],
  A16: debts,
  A17: ['mature', 'paidOut', ...payouts],
  K1: waiting,
  K2: ['keptByKey'],
  S2: everywhere,
  S3: [...running, ...flags, 'flagged'],
  'S3.back': ['lenient'],
}

const ids = Object.keys(startsOf)

/** Every ordered pair of acts, as `A,B`. */
export const pairs: readonly (readonly [string, string])[] = ids.flatMap((first) =>
  ids.map((second) => [first, second] as const),
)

/** One pair in one of the states where its first act can be done, with what happens in between. */
export function drawRun(chance: Chance, [first, second]: readonly [string, string]): Run {
  const undo = acts[first]?.undo
  const isTriple = undo !== undefined && chance.between(0, 3) === 0
  const readings = Array<string>(chance.between(0, 3)).fill('P14')
  const between = chance.between(0, 3) === 0 ? [] : [...readings, 'tick']
  const topUp = chance.between(0, 1) === 0 ? ['C2.topup'] : []
  return {
    state: chance.oneOf(startsOf[first] ?? []),
    terms: { hasTerms: chance.between(0, 1) === 0, isShort: chance.between(0, 1) === 0 },
    acts: [first, ...between, ...topUp, second, ...(isTriple ? [undo] : [])],
  }
}
