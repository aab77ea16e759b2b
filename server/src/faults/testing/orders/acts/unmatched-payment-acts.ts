import { intentOf } from '#testing/test-sandbox.ts'
import { type Act, reason } from '../act.ts'
import type { Scene } from '../scene.ts'

/** The brand pays in the form that was open, and of the two the bank's claim is heard of first. */
const claimedWhilePaying: Act = {
  by: 'provider',
  says: 'a bank claims the payment while the brand pays in the form that was open',
  play: async (scene) => {
    const [charge] = scene.intents
    const form = scene.openForm
    if (charge === undefined || form === null || scene.seen.claims.length > 0) return null
    scene.openForm = null
    const status = await scene.stage.server.sandbox.confirmPayment(form)
    await scene.stage.atProvider('charge', { charge, how: 'claim' })
    await scene.stage.hear(({ type }) => type.startsWith('charge.dispute'))
    if (status === 200) {
      scene.intents.push(intentOf(form))
      scene.facts.lateCents += 2000
    }
    return 'happened'
  },
}

const onUnmatchedPayment = (verb: 'refund' | 'pay-otherwise'): Act => ({
  by: 'admin',
  says:
    verb === 'refund' ? 'sends the late payment back' : 'pays the late payment back another way',
  play: async (scene) => {
    const found = scene.seen.strays[0]
    if (found === undefined) return null
    const body = { ...reason, ...(verb === 'pay-otherwise' && { reference: 'Wire 2' }) }
    const reply = await scene.press(
      'admin',
      `/api/admin/books/exceptions/${found.id}/${verb}`,
      body,
    )
    await scene.stage.hear()
    return reply
  },
  refusals: {
    'nothing-to-refund': ({ seen }) =>
      seen.strays.every(({ unreturnedCents }) => unreturnedCents === 0),
    'not-refused': ({ seen }) => seen.strays.every(({ mayRefund }) => !mayRefund),
  },
})

/** Its card's bank is asked about the late payment as well. */
const claimUnmatchedPayment: Act = {
  by: 'provider',
  says: 'a bank claims the late payment',
  play: async (scene: Scene) => {
    const payment = scene.seen.strays[0]
    if (payment === undefined || scene.facts.isLateClaimed) return null
    const { ref: charge, unreturnedCents } = payment
    if (unreturnedCents === 0) scene.stage.claimedAfterReturn.add(charge)
    await scene.stage.atProvider('charge', { charge, how: 'claim' })
    scene.facts.isLateClaimed = true
    await scene.stage.hear()
    return 'happened'
  },
}

export const unmatchedPaymentActs = {
  'C18.late': claimedWhilePaying,
  C21: onUnmatchedPayment('refund'),
  'C21.otherwise': onUnmatchedPayment('pay-otherwise'),
  'C21.claim': claimUnmatchedPayment,
} satisfies Record<string, Act>
