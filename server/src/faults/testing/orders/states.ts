import type { Act } from './act.ts'
import { accountActs } from './acts/account-acts.ts'
import { bankActs } from './acts/bank-acts.ts'
import { campaignActs } from './acts/campaign-acts.ts'
import { deskActs } from './acts/desk-acts.ts'
import { freezeActs } from './acts/freeze-acts.ts'
import { houseActs } from './acts/house-acts.ts'
import { keyActs } from './acts/key-acts.ts'
import { pay, paymentActs, startPayment } from './acts/payment-acts.ts'
import { payoutActs } from './acts/payout-acts.ts'
import { readingActs } from './acts/reading-acts.ts'
import { reviewActs } from './acts/review-acts.ts'
import { unmatchedPaymentActs } from './acts/unmatched-payment-acts.ts'
import { channelOf, connect } from './connect.ts'
import { publish, submit } from './posts.ts'
import { Scene } from './scene.ts'
import type { Terms } from './shown.ts'
import type { Stage } from './stage.ts'

const tick: Act = {
  by: 'system',
  says: 'every schedule runs',
  play: async (scene) => {
    await scene.turn(120)
    await scene.stage.tick()
    return 'happened'
  },
}

export const acts: Readonly<Record<string, Act>> = {
  ...campaignActs,
  ...paymentActs,
  ...bankActs,
  ...unmatchedPaymentActs,
  ...reviewActs,
  ...readingActs,
  ...freezeActs,
  ...accountActs,
  ...payoutActs,
  ...deskActs,
  ...houseActs,
  ...keyActs,
  tick,
}

interface Start {
  readonly isScheduled?: boolean
  readonly isUnfunded?: boolean
  readonly isUnproven?: boolean
  readonly isOnInstagram?: boolean
  readonly hasNoPost?: boolean
  readonly card?: string
  readonly likes?: number
}

interface State {
  readonly from: string | Start
  readonly acts: readonly string[]
}

const state = (from: string | Start, ...then: string[]): State => ({ from, acts: then })

/** How a run begins: from a campaign with a post in review, or from another state by more acts. */
export const states: Readonly<Record<string, State>> = {
  draft: state({ isUnfunded: true, hasNoPost: true }),
  scheduled: state({ isScheduled: true, hasNoPost: true }),
  live: state({ hasNoPost: true }),
  pending: state({}),
  flagged: state({ likes: 0 }),
  kept: state('pending', 'P4'),
  keptByKey: state('pending', 'K1'),
  rejected: state('pending', 'P9'),
  rejectedForGood: state('pending', 'P9.low'),
  withdrawn: state('pending', 'P2'),
  resubmitted: state('rejected', 'P3'),
  approved: state('pending', 'P6'),
  earning: state('approved', 'P14'),
  due: state('approved', 'C6'),
  doubted: state('approved', 'P17'),
  held: state('approved', 'P21'),
  heldEarning: state('approved', 'P21', 'P14'),
  disputed: state('rejectedForGood', 'P23'),
  heldDisputed: state('held', 'P23'),
  flaggedDisputed: state('doubted', 'P23'),
  reversed: state('approved', 'P10'),
  reversedDisputed: state('reversed', 'P23'),
  locked: state('earning', 'P12'),
  lockedFlagged: state('doubted', 'P12'),
  mature: state('approved', 'A7'),
  paidOut: state('mature', 'A8'),
  paid: state('paidOut', 'P12', 'tick'),
  reversedPaid: state('paidOut', 'P10'),
  givenUp: state('reversedPaid', 'A16'),
  queued: state('mature', 'A8.queued'),
  payoutHeld: state('queued', 'A11'),
  payoutFailed: state('payoutHeld', 'A12'),
  unproven: state({ isUnproven: true }),
  unprovenApproved: state('unproven', 'P6'),
  unprovenLocked: state('unprovenApproved', 'P12'),
  removed: state('approved', 'A1'),
  unprovenRemoved: state('unprovenApproved', 'A1'),
  evicted: state('unprovenApproved', 'A2.rival'),
  gone: state('approved', 'P13'),
  onInstagram: state({ isOnInstagram: true }),
  earningOnInstagram: state('onInstagram', 'P6', 'P14'),
  erased: state('earningOnInstagram', 'A3'),
  ungranted: state('earningOnInstagram', 'A3.ended'),
  lenient: state('pending', 'S3'),
  newPassword: state('mature', 'A17'),
  accountBroken: state('mature', 'A15'),
  accountLeft: state('paidOut', 'A15.left'),
  payoutRefused: state('queued', 'A10'),
  suspended: state('approved', 'A4'),
  suspendedEarning: state('suspended', 'P14'),
  formOpen: state('approved', 'C1'),
  pausedByBrand: state('approved', 'C5'),
  pausedByAdmin: state('approved', 'C5.admin'),
  rejectedPaused: state('rejected', 'C5.admin'),
  entered: state('approved', 'P16'),
  enteredFar: state('approved', 'P16.far'),
  enteredJudged: state('enteredFar', 'P19'),
  enteredReversed: state('entered', 'P10'),
  enteredPaid: state('entered', 'A7', 'A8'),
  empty: state('approved', 'C6'),
  reported: state({ card: 'pm_card_createIssuerFraudRecord' }, 'P6'),
  asked: state('approved', 'C17'),
  claimed: state('approved', 'C18'),
  claimedPending: state('pending', 'C18'),
  setApart: state('formOpen', 'C18.late'),
  lost: state('claimed', 'C20.lost'),
  completed: state('approved', 'C9'),
  completedPending: state('pending', 'C9'),
  over: state('completed', 'C9.over'),
  overReversed: state('over', 'P10'),
  refunded: state('over', 'C11'),
  refundFails: state({ card: 'pm_card_refundFail' }, 'P6', 'C9', 'C9.over', 'C11'),
  brandSuspended: state('approved', 'C22'),
  blocked: state('pending', 'C24'),
}

const plenty = 20_000
const little = 3000

/** Everyone and everything that a state begins with, before its acts. */
export async function begin(stage: Stage, name: string, terms: Terms): Promise<Scene> {
  await stage.fill()
  await stage.vouchForBooks()
  if (stage.hasOwnRisk) await stage.setRisk({})
  const scene = await Scene.open(stage, terms)
  const start = startOf(name)
  if (start.isOnInstagram === true) scene.platform = 'instagram'
  await createCampaign(scene, start)
  if (start.isUnfunded !== true) {
    await startPayment(scene, terms.isShort ? little : plenty)
    scene.isCardGone = start.card === 'pm_card_refundFail'
    await pay(scene, start.card)
    await scene.must('brand', `/api/campaigns/${scene.campaignId}/refresh-funding`)
  }
  scene.facts.isProven = start.isUnproven !== true
  await mustConnect(scene, 'creator', scene.facts.isProven)
  if (start.hasNoPost !== true) await submitFirst(scene, start.likes ?? 150)
  await scene.observe()
  return scene
}

/** The acts that lead to a state. */
export function preludeOf(name: string): string[] {
  const { from, acts: then } = stateOf(name)
  return typeof from === 'string' ? [...preludeOf(from), ...then] : [...then]
}

function startOf(name: string): Start {
  const { from } = stateOf(name)
  return typeof from === 'string' ? startOf(from) : from
}

function stateOf(name: string): State {
  const found = states[name]
  if (found === undefined) throw new Error(`There is no state "${name}"`)
  return found
}

async function createCampaign(scene: Scene, { isScheduled }: Start): Promise<void> {
  const startsAt = new Date(scene.stage.now().getTime() + 3 * 24 * 3_600_000).toISOString()
  const { hasTerms } = scene.terms
  const { json } = await scene.must('brand', '/api/campaigns', {
    name: 'Autumn looks',
    budgetCents: 1_000_000,
    rewardRatePerKViewsCents: 1000,
    minPayoutCents: hasTerms ? 500 : 0,
    maxPayoutCents: hasTerms ? 4000 : 0,
    flatBonusCents: hasTerms ? 300 : 0,
    platformsAllowed: ['youtube', 'instagram'],
    ...(isScheduled === true && { startsAt }),
  })
  scene.campaignId = json.id
}

/** Another creator has an approved post in the campaign, and the creator's own waits for its decision. */
async function submitFirst(scene: Scene, likes: number): Promise<void> {
  await mustConnect(scene, 'rival', true)
  const post = await publish(scene, { of: 'creator', views: 1500, likes })
  const other = await publish(scene, { of: 'rival', views: 700, likes: 700 })
  await mustSubmit(scene, other)
  await scene.must('admin', `/api/submissions/${other.submissionIds[0]}/approve`)
  await scene.turn(12)
  await mustSubmit(scene, post)
  await scene.stage.tick()
}

async function mustConnect(
  scene: Scene,
  of: 'creator' | 'rival',
  isProving: boolean,
): Promise<void> {
  const reply = await connect(scene, { of, username: channelOf(scene, of), isProving })
  if (reply.status >= 400) throw new Error(`connect: ${reply.status} ${reply.text}`)
}

async function mustSubmit(scene: Scene, post: Parameters<typeof submit>[1]): Promise<void> {
  const reply = await submit(scene, post)
  if (reply.status >= 400) throw new Error(`submit: ${reply.status} ${reply.text}`)
}
