import { type Act, isAsked, isLost, not, reason } from '../act.ts'
import type { Scene } from '../scene.ts'

/** Seconds later the bank of some cards gives back what was refunded. */
const returned: Act = {
  by: 'provider',
  says: 'the bank answers about the refund',
  play: async (scene) => {
    if (scene.seen.refunds.length === 0) return null
    await scene.turn(20)
    await scene.stage.settle()
    return 'happened'
  },
}

const atDashboard: Act = {
  by: 'provider',
  says: 'refunds $5.00 at the dashboard',
  play: async (scene) => {
    const intentId = scene.intents[0]
    if (intentId === undefined || isAsked(scene) || isLost(scene)) return null
    try {
      await scene.stage.server.sandbox.refundAtDashboard({ intentId, amountCents: 500 })
    } catch {
      return null
    }
    scene.facts.wasRefundedOutside = true
    // The operator may, whoever paused the campaign.
    if (scene.facts.adminPause !== null) scene.facts.adminPause.refunds += 1
    await scene.stage.hear()
    return 'happened'
  },
}

const writeOffBrand: Act = {
  by: 'admin',
  says: 'gives up what the brand owes',
  play: (scene) =>
    scene.press('admin', `/api/admin/users/${scene.brand.userId}/write-off-debt`, reason),
  refusals: { 'no-debt': ({ seen }) => seen.brandOwes === 0 },
}

const warned = (verb: 'refund' | 'keep'): Act => ({
  by: 'admin',
  says:
    verb === 'refund' ? 'refunds a payment by a stolen card' : 'keeps a payment that was reported',
  play: async (scene) => {
    const id = await findWarning(scene)
    if (id === null) return null
    const reply = await scene.press('admin', `/api/admin/fraud-warnings/${id}/${verb}`, reason)
    await scene.stage.hear()
    return reply
  },
  refusals: {
    'fraud-warning-decided': () => true,
    'payment-disputed': isAsked,
    'nothing-to-refund': ({ seen }) => (seen.campaign?.leftCents ?? 0) === 0,
  },
  done: (scene) => {
    if (verb === 'refund') scene.facts.adminPause = { refunds: scene.seen.refunds.length + 1 }
  },
})

async function findWarning(scene: Scene): Promise<string | null> {
  const list = await scene.read('admin', '/api/admin/fraud-warnings?state=open')
  const own = (list ?? []).find(
    (one: { campaignId: string }) => one.campaignId === scene.campaignId,
  )
  return own?.id ?? null
}

const atBank = (how: 'ask' | 'claim'): Act => ({
  by: 'provider',
  says: how === 'ask' ? 'a bank asks about the payment' : 'a bank claims the payment',
  play: async (scene) => {
    const charge = scene.intents[0]
    if (charge === undefined || scene.seen.claims.length > 0) return null
    await scene.stage.atProvider('charge', { charge, how })
    await scene.stage.hear()
    return 'happened'
  },
  undo: 'C20.won',
})

const verdict = (said: 'won' | 'lost'): Act => ({
  by: 'provider',
  says: `the bank decides: ${said}`,
  play: async (scene) => {
    const open = scene.seen.claims.find(({ status }) =>
      ['needs_response', 'under_review'].includes(status),
    )
    if (open === undefined) return null
    await scene.stage.atProvider('dispute', { dispute: open.stripeDisputeId, verdict: said })
    await scene.stage.hear()
    return 'happened'
  },
})

/** Rare: the bank had decided for its customer, and sees that it was wrong. */
const lossUndone: Act = {
  by: 'provider',
  says: 'the bank takes back that the claim was lost',
  play: async (scene) => {
    const lost = scene.seen.claims.find(({ status }) => status === 'lost')
    if (lost === undefined) return null
    await scene.stage.atProvider('dispute', { dispute: lost.stripeDisputeId, verdict: 'overturn' })
    await scene.stage.hear()
    return 'happened'
  },
  done: ({ facts }) => {
    facts.wasLossUndone = true
  },
}

const respond = (verb: 'evidence' | 'accept'): Act => ({
  by: 'admin',
  says: verb === 'accept' ? 'accepts the claim' : 'sends evidence to the bank',
  play: async (scene) => {
    const open = scene.seen.claims[0]
    if (open === undefined) return null
    const body = verb === 'accept' ? reason : { statement: 'Delivered' }
    const reply = await scene.press('admin', `/api/admin/chargebacks/${open.id}/${verb}`, body)
    await scene.stage.hear()
    return reply
  },
  refusals: {
    'chargeback-ended': not(isAsked),
    'chargeback-answered': () => true,
    'inquiry-not-accepted': ({ seen }) => seen.claims[0]?.isInquiry === true,
  },
})

export const bankActs = {
  C13: returned,
  C14: atDashboard,
  C15: writeOffBrand,
  C16: warned('refund'),
  'C16.keep': warned('keep'),
  C17: atBank('ask'),
  C18: atBank('claim'),
  C19: respond('evidence'),
  'C19.accept': respond('accept'),
  'C20.won': verdict('won'),
  'C20.lost': verdict('lost'),
  'C20.undone': lossUndone,
} satisfies Record<string, Act>
