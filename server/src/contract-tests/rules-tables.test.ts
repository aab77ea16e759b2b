import { readFileSync } from 'node:fs'
import { isEditable } from '@permille/contract/campaigns/campaign-rules'
import type { SubmissionStatus } from '@permille/contract/enums'
import type { BrandId, CampaignId } from '@permille/contract/ids'
import { toCents } from '@permille/contract/money'
import { payoutActs, payoutActsOf } from '@permille/contract/payouts/payout-acts'
import type { ClosingCode } from '@permille/contract/submissions/reasons'
import { type SecondAct, secondActsOf } from '@permille/contract/submissions/second-acts'
import { expect, test } from 'vitest'
import { findSuspensionRefusal } from '../features/accounts/suspend-user.ts'
import { findFrozenRefusal } from '../features/administration/decide-frozen-money.ts'
import { actsOf, type CampaignState } from '../features/campaigns/campaign.ts'
import { isDeletable } from '../features/campaigns/delete-draft.ts'
import { findFundingRefusal } from '../features/campaigns/record-funding.ts'
import {
  type Dispute,
  findAnswerRefusal,
  findDecisionRefusal,
  findDisputeRefusal,
} from '../features/disputes/dispute.ts'
import { findFlagRefusal } from '../features/flagged-views/flag.ts'
import { findPayoutRefusal } from '../features/payouts/holds/payout-refusals.ts'
import { findRefundHindrance } from '../features/refunds/refund.ts'
import { findSecondRefusal } from '../features/submissions/review/second-decision.ts'
import { mayMove, resubmitUntil, type SubmissionActor } from '../features/submissions/submission.ts'
import { checkLive } from '../features/submissions/submit/submission-checks.ts'

const now = new Date('2026-11-21T12:00:00Z')
const hoursAgo = (hours: number) => new Date(now.getTime() - hours * 3_600_000)

/** Each cell of a table, by its row and its column. */
type Table = Readonly<Record<string, Readonly<Record<string, string>>>>

/** The table below a heading of "What is possible when". */
function tableOf(heading: string): Table {
  const rules = readFileSync(new URL('../../../docs/rules.md', import.meta.url), 'utf8')
  const [, section = ''] = rules.split(' What is possible when\n')
  const [, after = ''] = section.split(`### ${heading}\n`)
  const [text = ''] = after.split('\n### ')
  const lines = text.split('\n').filter((line) => line.startsWith('|'))
  const [names = [], , ...rows] = lines.map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  const cellsOf = (row: string[]) =>
    Object.fromEntries(names.slice(1).map((name, index) => [name, row[index + 1] ?? '']))
  return Object.fromEntries(rows.map((row) => [row[0] ?? '', cellsOf(row)]))
}

/** What the functions say about each state, in the same form. */
function decided<State>(
  states: Readonly<Record<string, State>>,
  acts: Readonly<Record<string, (state: State) => readonly string[]>>,
): Table {
  return Object.fromEntries(
    Object.entries(states).map(([name, state]) => [
      name,
      Object.fromEntries(
        Object.entries(acts).map(([act, who]) => [act, who(state).join(', ') || '–']),
      ),
    ]),
  )
}

const only = (who: string, isPossible: boolean) => (isPossible ? [who] : [])

interface CampaignCase extends CampaignState {
  readonly openPosts: number
}

const live: CampaignCase = {
  id: 'c' as CampaignId,
  brandId: 'b' as BrandId,
  name: 'Autumn looks',
  status: 'live',
  pauseReasons: [],
  budgetCents: toCents(10_000),
  fundedCents: toCents(10_000),
  paidOutCents: toCents(0),
  leftCents: toCents(10_000),
  startsAt: null,
  endsAt: null,
  liveAt: hoursAgo(24),
  exhaustedAt: null,
  isBrandSuspended: false,
  isFundingDisputed: false,
  openPosts: 0,
}
const paused = (reason: CampaignState['pauseReasons'][number]) =>
  ({ ...live, status: 'paused', pauseReasons: [reason] }) as const
const campaignStates: Readonly<Record<string, CampaignCase>> = {
  'draft, not paid': {
    ...live,
    status: 'draft',
    fundedCents: toCents(0),
    leftCents: toCents(0),
    liveAt: null,
  },
  'draft, paid (scheduled)': { ...live, status: 'draft', liveAt: null },
  live: { ...live, openPosts: 1 },
  'live, past its end date': { ...live, endsAt: hoursAgo(1), openPosts: 1 },
  'paused by its brand': paused('manual'),
  'paused by an admin': paused('admin'),
  'paused, its money spent': {
    ...paused('budget_exhausted'),
    leftCents: toCents(0),
    exhaustedAt: hoursAgo(1),
  },
  'paused, its brand suspended': { ...paused('suspended'), isBrandSuspended: true },
  'paused, a bank claims a payment': { ...paused('funding_disputed'), isFundingDisputed: true },
  'paused, a bank kept a payment': paused('funding_lost'),
  'ended, posts in review or earning': { ...live, status: 'completed', openPosts: 1 },
  ended: { ...live, status: 'completed' },
  'ended, paused by an admin': { ...live, status: 'completed', pauseReasons: ['admin'] },
}

test('the table of campaigns matches the decisions about them', () => {
  const changedBy = (change: 'pause' | 'resume' | 'complete') => (state: CampaignState) =>
    (['brand', 'admin'] as const).filter((by) => actsOf(state, { by, at: now }).includes(change))
  const refundable = ({ status, openPosts, ...state }: CampaignCase) => ({
    isQuestioned: state.isFundingDisputed,
    isPausedByAdmin: state.pauseReasons.includes('admin'),
    isEnded: status === 'completed' || (status === 'draft' && state.fundedCents > 0),
    openPosts,
    amountCents: state.leftCents,
    feeCents: toCents(0),
    reservedCents: toCents(0),
    reviewedUntil: null,
  })
  const payment = { amountCents: toCents(100), at: now }

  expect(tableOf('Campaigns')).toEqual(
    decided(campaignStates, {
      submit: (state) => only('creator', checkLive(state, now).passed),
      pause: changedBy('pause'),
      resume: changedBy('resume'),
      end: changedBy('complete'),
      'pay in': (state) => only('brand', findFundingRefusal(state, payment) === undefined),
      refund: (state) => only('brand', findRefundHindrance(refundable(state)) === null),
      'change the name': ({ status }) => only('brand', isEditable(status, 'name')),
      'change the rate': ({ status }) =>
        only('brand', isEditable(status, 'rewardRatePerKViewsCents')),
      delete: (state) => only('brand', isDeletable(state)),
    }),
  )
})

test('the table of posts matches the decisions about them', () => {
  interface State {
    readonly status: SubmissionStatus
    readonly rejectionCode?: ClosingCode | null
    readonly isHeld?: boolean
  }
  const states: Readonly<Record<string, State>> = {
    'in review': { status: 'pending' },
    'rejected, can be fixed': { status: 'rejected', rejectionCode: 'off_brief' },
    rejected: { status: 'rejected', rejectionCode: 'duplicate' },
    withdrawn: { status: 'rejected', rejectionCode: 'withdrawn' },
    approved: { status: 'approved' },
    'approved, its money held': { status: 'approved', isHeld: true },
    locked: { status: 'locked' },
    'locked, its money held': { status: 'locked', isHeld: true },
    paid: { status: 'paid' },
  }
  const movedBy =
    (to: SubmissionStatus, who: readonly SubmissionActor[]) =>
    ({ status }: State) =>
      status === 'pending' ? who.filter((actor) => mayMove({ from: status, to, actor })) : []
  const second =
    (act: SecondAct, to?: SubmissionStatus) =>
    ({ status, rejectionCode = null, isHeld = false }: State) => {
      const facts = { status, isWithdrawn: rejectionCode === 'withdrawn', isHeld }
      const isOffered = secondActsOf({ ...facts, isCreatorDeleted: false }).includes(act)
      const holdReason = isHeld ? 'A look' : undefined
      const refusal = findSecondRefusal({ status, rejectionCode, holdReason }, act)
      expect(refusal === undefined).toBe(isOffered)
      if (isOffered && to) expect(mayMove({ from: status, to, actor: 'admin' })).toBe(true)
      return only('admin', isOffered)
    }
  const isMendable = ({ status, rejectionCode = null }: State) => {
    const rejected = { status, rejectionCode, rejectedAt: hoursAgo(1) }
    const until = resubmitUntil({ ...rejected, approvedAt: null, resubmittedAt: null })
    return (
      until !== null && until > now && mayMove({ from: status, to: 'pending', actor: 'creator' })
    )
  }

  expect(tableOf('Posts')).toEqual(
    decided(states, {
      approve: movedBy('approved', ['brand', 'admin', 'system']),
      reject: movedBy('rejected', ['brand', 'admin']),
      withdraw: movedBy('rejected', ['creator']),
      resubmit: (state) => only('creator', isMendable(state)),
      'approve again': second('approve-again', 'approved'),
      reverse: second('reverse', 'rejected'),
      hold: second('hold'),
      release: second('release'),
    }),
  )
})

test('the table of disputes matches the decisions about them', () => {
  interface State {
    readonly decidedAt?: Date
    readonly dispute?: Pick<Dispute, 'status' | 'answerDueAt' | 'answeredAt' | 'decidedAt'>
  }
  const asked = { status: 'open', answerDueAt: hoursAgo(-1), answeredAt: null } as const
  const over = { ...asked, status: 'rejected', decidedAt: hoursAgo(3) } as const
  const states: Readonly<Record<string, State>> = {
    'nothing decided against its creator': {},
    'decided less than seven days ago': { decidedAt: hoursAgo(7 * 24 - 1) },
    'decided more than seven days ago': { decidedAt: hoursAgo(7 * 24 + 1) },
    'disputed, the brand has time to answer': {
      decidedAt: hoursAgo(5),
      dispute: { ...asked, decidedAt: null },
    },
    'disputed and answered, or that time is over': {
      decidedAt: hoursAgo(5),
      dispute: { ...asked, answeredAt: hoursAgo(1), decidedAt: null },
    },
    'dispute decided': { decidedAt: hoursAgo(5), dispute: over },
    'dispute decided, then another decision': { decidedAt: hoursAgo(1), dispute: over },
  }
  const factsOf = ({ decidedAt: at, dispute }: State) => {
    const until = new Date((at?.getTime() ?? 0) + 7 * 24 * 3_600_000)
    return { disputable: at && { matter: 'reversal' as const, at, until }, earlier: dispute }
  }

  expect(tableOf('Disputes')).toEqual(
    decided(states, {
      dispute: (state) => only('creator', !findDisputeRefusal(factsOf(state), now)),
      answer: ({ dispute }) => only('brand', !findAnswerRefusal(dispute, now)),
      decide: ({ dispute }) => only('admin', !findDecisionRefusal(dispute, now)),
    }),
  )
})

test('the table of payouts matches the decisions about them', () => {
  const none = { isHeld: false, isHeldItself: false, isRetried: false, laterNumber: null }
  const states: Readonly<Record<string, Parameters<typeof payoutActsOf>[0]>> = {
    queued: { ...none, status: 'queued' },
    'queued, held': { ...none, status: 'queued', isHeld: true, isHeldItself: true },
    'queued, held with its creator': { ...none, status: 'queued', isHeld: true },
    paid: { ...none, status: 'paid' },
    failed: { ...none, status: 'failed' },
    'failed, retried': { ...none, status: 'failed', isRetried: true },
    'failed, and followed by another': { ...none, status: 'failed', laterNumber: 'P-1043' },
  }
  const acts = payoutActs.map((act) => {
    const who = (state: Parameters<typeof payoutActsOf>[0]) => {
      const isOffered = payoutActsOf(state).includes(act)
      expect(!findPayoutRefusal({ ...state, heldReason: null }, act)).toBe(isOffered)
      return only('admin', isOffered)
    }
    return [act, who] as const
  })

  expect(tableOf('Payouts')).toEqual(decided(states, Object.fromEntries(acts)))
})

test('the table of frozen money matches the decisions about it', () => {
  type Act = 'release' | 'take-back'
  const flag = (isOpen: boolean, isDisputed: boolean, isOwn: boolean) => (act: Act) =>
    findFlagRefusal({ isOpen, isDisputed, isOwn, enteredAt: hoursAgo(23), at: now }, act)
  const frozen = (isFrozen: boolean, isDisputed: boolean) => (act: Act) =>
    findFrozenRefusal({ isFrozen, isDisputed }, act)
  const states = {
    'views flagged': flag(true, false, false),
    'views flagged, the post disputed': flag(true, true, false),
    'far more by hand, for whoever entered it in the last 24 hours': flag(true, false, true),
    'views flagged, decided': flag(false, false, false),
    'earned while suspended': frozen(true, false),
    'earned while suspended, a post disputed': frozen(true, true),
    'earned while suspended, decided': frozen(false, false),
  }

  expect(tableOf('Money set aside')).toEqual(
    decided(states, {
      release: (refusalOf) => only('admin', refusalOf('release') === undefined),
      'take back': (refusalOf) => only('admin', refusalOf('take-back') === undefined),
    }),
  )
})

test('the table of users matches the decisions about them', () => {
  const states = {
    active: { isDeleted: false, suspendedReason: null },
    suspended: { isDeleted: false, suspendedReason: 'Bought views' },
    deleted: { isDeleted: true, suspendedReason: 'The account was deleted.' },
  }

  expect(tableOf('Users')).toEqual(
    decided(states, {
      suspend: (user) => only('admin', !findSuspensionRefusal(user, 'suspend')),
      restore: (user) => only('admin', !findSuspensionRefusal(user, 'restore')),
    }),
  )
})
