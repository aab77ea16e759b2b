import type { Terms } from './shown.ts'

/** Sequences that have to be seen at least once, as `state:acts`. */
const listed = [
  'pending:P9,P3.bought,P6',
  'pending:P9,P15,P3.fewer,P6',
  'approved:P10,P1,P6',
  'rejectedForGood:P1,P6',
  'rejectedForGood:P23,P1',
  'disputed:P1,P24,P25.approve',
  'paid:P10,P23',
  'givenUp:P11',
  'givenUp:A14',
  'flaggedDisputed:P24,P19,P25.release',
  'heldDisputed:P24,A4,P14,A5.take,P25.release',
  'formOpen:C18,C2,C20.lost',
  'pending:P16,P4,P6',
  'enteredReversed:P16.corrects,P11,P14',
  'enteredReversed:P11,P10,P16.corrects,P11',
  'enteredFar:P19,P16.corrects,P14',
  'enteredFar:P18,P16.corrects,P14',
  'enteredFar:P16.corrects,P17,P19,P14',
  'entered:tick,P16.corrects,P14',
  'enteredPaid:P16,P10,P16.corrects,P11',
  'doubted:P12.cap,P19,P11,P14',
  'pausedByBrand:C5.admin,C7',
  'reported:C2.topup,C5,C16,C7',
  'reported:C2.topup,C16,C7',
  'rejectedPaused:P3',
  'pausedByAdmin:C9,C9.over,C11',
  'rejectedForGood:A4,days.8,A4.restore,P23',
  'rejected:A4,days.8,A4.restore,P3',
  'approved:P10,P11',
  'unprovenApproved:C9,C9.over,C11,A2',
  'heldDisputed:P24,P25.reject,P10,P23',
  'heldDisputed:P17,P24,P25.release',
  'reversed:C18,P11,C20.won',
  'payoutHeld:A12,A8',
  'completed:C22,C9.over,C11',
  'paidOut:P12,P23,P24,P25.goodwill',
  'refundFails:C13,C11,C13',
  'doubted:P10,P11',
  'doubted:P10,P11,P18',
  'doubted:P10,P11,P19',
  'doubted:P10,P23,P24,P25.approve',
  'heldEarning:P10,P11',
  'suspendedEarning:A4.restore,P10,P11',
  'suspendedEarning:A4.restore,P10,P11,A5.take',
  'suspendedEarning:P10,A4.restore,P11,A5',
  'claimed:P10,P11,C20.won',
  'reversedDisputed:P24.time,P14,P25.goodwill',
  'reversedPaid:P11,P21,A16,P22,A8',
  'reversedPaid:P11,C18,A16,C20.won',
  'overReversed:C11,P23,P24.time,P25.approve',
  'overReversed:A4,days.8,C11,A4.restore,P23,P24.time,P25.approve',
  'unprovenLocked:C9,C9.over,days.8,C11,A2',
  'heldDisputed:P12,P24.time,P25.approve',
  'setApart:C21.otherwise,C21.claim',
  'suspendedEarning:A4.restore,P14,P14,P14,C2.topup',
  'lost:P10,P11,P10,P11',
  'lost:P10,P11,C20.undone,P10,P11',
  'lost:P10,P11,A7,A8,C20.undone,P10,A16,P11',
  'reversed:C9,C9.over,days.8,C11,P11,P10,P11',
  'reversed:C9,C9.over,days.8,C11,P11,A7,A8,P10,A16,P11',
  'reversed:C9,C9.over,days.8,C11,P11,A6,P10',
  'reversedPaid:C9,C9.over,days.8,C11,P11,A16,A7',
  'reversedPaid:C9,C9.over,days.8,C11,P11,P10,A16,P11',
]

interface Reason {
  readonly opens: string
  readonly frees: readonly string[]
  readonly takes: readonly string[]
}

/** What can hold the money of one post, and how each ends. */
const reasons: readonly Reason[] = [
  { opens: 'P17', frees: ['P18'], takes: ['P19'] },
  { opens: 'P21', frees: ['P22'], takes: ['P10'] },
  { opens: 'P23', frees: ['P24', 'P25.release'], takes: ['P24', 'P25.reject'] },
  { opens: 'C18', frees: ['C20.won'], takes: ['C20.lost'] },
  { opens: 'A4', frees: ['A4.restore', 'A5'], takes: ['A5.take', 'A4.restore'] },
]

/** Every two reasons, in either order, each ended first and second, released and taken back, with a reading or without. */
function twoReasons(): string[] {
  const bools = [false, true]
  return reasons.flatMap((first) =>
    reasons.flatMap((second) => {
      if (first === second || first.opens === 'P23') return []
      return bools.flatMap((isFirstFreed) =>
        bools.flatMap((isSecondFreed) => {
          const endOfFirst = isFirstFreed ? first.frees : first.takes
          const endOfSecond = isSecondFreed ? second.frees : second.takes
          return bools.flatMap((isRead) =>
            [
              [...endOfFirst, ...endOfSecond],
              [...endOfSecond, ...endOfFirst],
            ].map(
              (ends) =>
                `approved:${[first.opens, ...(isRead ? ['P14'] : []), second.opens, ...ends].join(',')}`,
            ),
          )
        }),
      )
    }),
  )
}

const backs = ['P10', 'P19', 'A14', 'C13', 'C20.won', 'A5.take']
const comeBack = [
  ...[
    'claimed',
    'lost',
    'completed',
    'over',
    'refunded',
    'brandSuspended',
    'pausedByAdmin',
    'empty',
  ],
  ...[
    'reported',
    'asked',
    'suspendedEarning',
    'refundFails',
    'givenUp',
    'lockedFlagged',
    'pausedByBrand',
  ],
].flatMap((from) => backs.map((back) => `${from}:${back},C2.topup`))

const leaving = [
  ...[
    'reversedPaid',
    'paidOut',
    'mature',
    'doubted',
    'held',
    'queued',
    'payoutHeld',
    'claimed',
    'due',
  ],
  ...[
    'refundFails',
    'over',
    'overReversed',
    'refunded',
    'lost',
    'givenUp',
    'disputed',
    'reversed',
    'asked',
  ],
  ...[
    'completed',
    'locked',
    'unprovenLocked',
    'unprovenApproved',
    'formOpen',
    'kept',
    'suspendedEarning',
  ],
].flatMap((from) => [`${from}:A6,tick,C2.topup`, `${from}:C23,tick`, `${from}:A6,A14,tick`])

const twoPeople = [
  ...[
    'pending:P4,P4.admin,P6',
    'pending:P4,P9.admin,P6',
    'pending:P4.admin,P5,P6',
    'pending:P4,P4.admin,P5,tick',
    'pending:P9,P4.admin',
  ],
  ...['kept:P4.admin,P5,P6', 'kept:P5,P9', 'held:P22,P22', 'held:P21,P22', 'doubted:P18,P19'],
  ...[
    'doubted:P19,P18',
    'reported:C16,C16.keep',
    'reported:C16.keep,C16',
    'approved:C5,C5.admin,C7',
  ],
  ...['approved:C5.admin,C5,C7', 'approved:C9,C9.admin', 'heldDisputed:P24,P25.release,P25.reject'],
  ...['payoutHeld:A12,A12.send', 'payoutHeld:A12.send,A12', 'approved:A4,A4', 'reversed:P11,P11'],
  ...['disputed:P24,P25.approve,P11', 'disputed:P11,P24,P25.approve', 'givenUp:A16'],
]

const withoutMoney = [
  ...[
    'pending:C6.rival,P6,C2.topup',
    'pending:C6.rival,P8,C2.topup',
    'reversed:C6.rival,P11,C2.topup',
  ],
  ...['unprovenApproved:C6.rival,A2,C2.topup', 'unprovenLocked:C6.rival,A2,C2.topup'],
  ...['rejected:C6.rival,P11,C2.topup', 'disputed:C6.rival,P24,P25.approve,C2.topup'],
  ...[
    'claimedPending:P6,C20.won',
    'approved:C6.rival,C18,P10,C20.lost',
    'claimedPending:P6,C20.lost',
    'locked:C6.rival,P11,C2.topup',
  ],
  ...['unprovenApproved:C18,A2,C20.won', 'rejected:C18,P11,C20.won', 'lost:P10,P11'],
]

const notBegun = [
  ...[
    'scheduled:C5,C4',
    'scheduled:C5.admin,C4',
    'scheduled:C22,C4,C22.restore',
    'scheduled:C18,C4',
  ],
  ...[
    'scheduled:C18,C20.won,C4',
    'scheduled:C18,C20.lost,C4',
    'scheduled:C9,C11',
    'scheduled:C11,C4',
  ],
  ...['scheduled:C14,C4', 'scheduled:C10', 'scheduled:C8,C4', 'scheduled:C23', 'scheduled:C17,C4'],
  ...[
    'scheduled:C1,C9,C2',
    'scheduled:C22,C22.restore,C4',
    'draft:C10',
    'draft:C9',
    'draft:C1,C10',
  ],
]

/** Accounts at a platform or at the provider that are taken over, erased, broken, or come back. */
const lostAccounts = [
  ...['unproven', 'unprovenApproved', 'unprovenLocked', 'removed'].flatMap((from) => [
    `${from}:A2.rival,A2,C2.topup`,
    `${from}:A2.rival,A6`,
    `${from}:P6,A2.rival,P11`,
  ]),
  ...['unprovenRemoved:A1.add,P12,A2', 'unprovenRemoved:A2.rival,A1.add'],
  ...['removed:A2.rival,A1.add', 'evicted:P23,P1', 'gone:P13.back,P11', 'pending:P13,P8,P6'],
  ...['earningOnInstagram:A3,A1.add', 'onInstagram:A3,A1.add,P1,P6', 'ungranted:P14,A3.again,P14'],
  ...['queued:A10,A13', 'queued:A15,tick,A15.whole,A8', 'payoutFailed:A15.left,A13,A8'],
  ...['accountLeft:A14,A8', 'newPassword:A8,days.8,A8', 'payoutHeld:A17,A12.send'],
]

/** Approvals by a key, which end with it while they can be undone. */
const byProgram = [
  ...['pending:K1,K2,P6', 'pending:K1,K2,K1,P6', 'pending:P4,K1,K2,P6', 'pending:K1,P4,K2,P6'],
  ...['keptByKey:P5,K2,K1,P6', 'keptByKey:P6,K2,P14', 'keptByKey:K2,P4,P6', 'keptByKey:C22,P6'],
  ...['keptByKey:C24,P6', 'keptByKey:P2,K2', 'keptByKey:A4,tick,A4.restore,P6'],
  ...['flagged:K1', 'unproven:K1,A2.rival,P6', 'keptByKey:C23,P6', 'resubmitted:K1,P6,P10,P11'],
]

export const everyTerms: readonly Terms[] = [false, true].flatMap((hasTerms) =>
  [false, true].map((isShort) => ({ hasTerms, isShort })),
)

export const coverage = {
  listed,
  twoReasons: twoReasons(),
  comeBack,
  leaving,
  twoPeople,
  withoutMoney,
  notBegun,
  lostAccounts,
  byProgram,
}

export function runsOf(sequence: string, terms: readonly Terms[] = everyTerms) {
  const [state = '', list = ''] = sequence.split(':')
  return terms.map((of) => ({ state, terms: of, acts: list.split(',').filter((id) => id !== '') }))
}
