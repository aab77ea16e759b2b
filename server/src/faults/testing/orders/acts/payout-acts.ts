import { addHours } from '#platform/clock.ts'
import { password } from '#testing/test-users.ts'
import { type Act, isPaidOrOnItsWay, isSuspended, reason, type When } from '../act.ts'
import type { Scene } from '../scene.ts'
import { gone } from './account-acts.ts'

const mature: Act = {
  by: 'system',
  says: 'the hold of 72 hours ends',
  play: async (scene) => {
    await scene.turn(73 * 3600)
    await scene.stage.tick()
    return 'happened'
  },
}

/** Opens a payout account at the provider and fills in its page. */
async function openPayoutAccount(scene: Scene): Promise<void> {
  if (scene.hasPayoutAccount) return
  const { json } = await scene.must('creator', '/api/stripe/connect/account-link', {
    country: 'US',
  })
  await fetch(json.url, { method: 'POST', redirect: 'manual' })
  await scene.must('creator', 'GET /api/stripe/connect/account-status')
  scene.hasPayoutAccount = true
  scene.isPayoutAccountWhole = true
  const [newest] = await scene.stage.listAtProvider<{ id: string }>('accounts?limit=1')
  scene.payoutAccountId = newest?.id ?? ''
}

const minimumCents = 1000

const hasNewPassword: When = ({ facts: { passwordChangedAt }, stage }) =>
  passwordChangedAt !== null && stage.now() < addHours(passwordChangedAt, 24)

const hasNoAccount: When = ({ hasPayoutAccount, isPayoutAccountWhole }) =>
  !(hasPayoutAccount && isPayoutAccountWhole)

const payoutRules: Readonly<Record<string, When>> = {
  ...gone,
  suspended: isSuspended,
  'no-balance': ({ seen }) => seen.money.available === 0,
  'payout-too-small': ({ seen }) => seen.money.available < minimumCents,
  'payout-open': isPaidOrOnItsWay,
  'payouts-held': hasNewPassword,
  'held-for-review': ({ seen, facts }) => seen.money.payoutHold || facts.isPayoutReviewed,
  'payout-account-missing': hasNoAccount,
}

const payout = (isQueued: boolean): Act => ({
  by: 'creator',
  says: isQueued ? 'withdraws while the provider has no money' : 'withdraws',
  play: async (scene) => {
    if (isSuspended(scene)) return null
    await openPayoutAccount(scene)
    await (isQueued ? scene.stage.drain() : scene.stage.fill())
    return await scene.press('creator', '/api/stripe/create-payout')
  },
  refusals: payoutRules,
  offered: async (scene) => {
    if (!scene.hasPayoutAccount) return null
    const page = await scene.read('creator', '/api/creator/earnings/withdrawal-rules')
    return page === null ? null : page.rules.every(({ passed }: { passed: boolean }) => passed)
  },
})

/** Their account at the provider can receive money, as far as a run goes. */
const payOtherwise: Act = {
  by: 'admin',
  says: 'records that the creator was paid another way',
  play: (scene) =>
    scene.press('admin', `/api/admin/users/${scene.people.creator.userId}/pay-otherwise`, {
      ...reason,
      reference: 'Wire 1',
      expectedCents: Math.max(scene.seen.money.available, 1),
    }),
  refusals: {
    ...payoutRules,
    'payout-possible': ({ seen, hasPayoutAccount, isPayoutAccountWhole }) =>
      !seen.money.isDeleted &&
      hasPayoutAccount &&
      isPayoutAccountWhole &&
      seen.payouts.every(({ status }) => status !== 'failed'),
    'amount-changed': ({ seen }) => seen.money.available === 0,
  },
}

const holdPayouts = (verb: 'hold-payouts' | 'release-payouts'): Act => ({
  by: 'admin',
  says: verb === 'hold-payouts' ? "holds the creator's payouts" : "releases the creator's payouts",
  play: (scene) =>
    scene.press('admin', `/api/admin/users/${scene.people.creator.userId}/${verb}`, reason),
  refusals: {
    'already-held': ({ seen }) => seen.money.payoutHold,
    'not-held': ({ seen }) => !seen.money.payoutHold,
    'creator-not-found': ({ seen }) => seen.money.isDeleted,
  },
  ...(verb === 'hold-payouts' && { undo: 'A11.release' }),
})

const onPayout = (verb: 'hold' | 'send' | 'fail' | 'retry', status: string): Act => ({
  by: 'admin',
  says: `${verb}s the payout`,
  play: async (scene) => {
    const found = scene.seen.payouts.find((one) => one.status === status)
    if (found === undefined) return null
    const reply = await scene.press('admin', `/api/admin/payouts/${found.id}/${verb}`, reason)
    await scene.stage.hear()
    return reply
  },
  refusals: {
    'already-held': ({ seen }) => seen.payouts.some(({ isHeld }) => isHeld),
    'payout-not-held': ({ seen }) => seen.payouts.every(({ isHeld }) => !isHeld),
    'payout-not-retryable': ({ seen }) => seen.payouts.length > 1,
    ...payoutRules,
  },
  done: ({ facts }) => {
    if (verb === 'fail') facts.isPayoutReviewed = true
    if (verb === 'retry') facts.isPayoutReviewed = false
  },
  ...(verb === 'hold' && { undo: 'A12.send' }),
})

/** The provider refuses to make any transfer for a moment, and has no more to say about it. */
const refuseTransfer: Act = {
  by: 'provider',
  says: 'the provider refuses the payout',
  play: async (scene) => {
    if (!scene.seen.payouts.some(({ status, isHeld }) => status === 'queued' && !isHeld))
      return null
    await scene.stage.refusingTransfers(async () => {
      await scene.turn(120)
      await scene.stage.tick()
    })
    return 'happened'
  },
}

/** At the provider, by its owner or by the provider. */
const changeAccount = (state: 'past_due' | 'whole' | 'disconnected', says: string): Act => ({
  by: 'provider',
  says,
  play: async (scene) => {
    if (isSuspended(scene)) return null
    if (state === 'whole' && hasNoAccount(scene) !== scene.hasPayoutAccount) return null
    if (state !== 'whole') await openPayoutAccount(scene)
    await scene.stage.atProvider('account', { account: scene.payoutAccountId, state })
    scene.isPayoutAccountWhole = state === 'whole'
    scene.hasPayoutAccount = state !== 'disconnected'
    await scene.stage.hear()
    return 'happened'
  },
  ...(state === 'past_due' && { undo: 'A15.whole' }),
})

const changePassword: Act = {
  by: 'creator',
  says: 'changes the password',
  play: async (scene) => {
    const next = `${password}-${scene.passwords.length}`
    const currentPassword = scene.passwords.at(-1) ?? password
    const body = { currentPassword, newPassword: next }
    const reply = await scene.press('creator', 'PUT /api/user/password', body)
    if (reply.status >= 400) return reply
    scene.passwords.push(next)
    scene.forgetSessions()
    return reply
  },
  refusals: gone,
  done: ({ facts, stage }) => {
    facts.passwordChangedAt = stage.now()
  },
}

interface Transfer {
  readonly id: string
  readonly amount: number
  readonly amount_reversed: number
}

const reverseTransfer = (isWhole: boolean): Act => ({
  by: 'provider',
  says: isWhole ? 'the transfer is reversed' : '$2.00 of the transfer are reversed',
  play: async (scene) => {
    const { stage, destination } = scene
    if (destination === null) return null
    const path = `transfers?limit=100&destination=${destination}`
    const found = (await stage.listAtProvider<Transfer>(path)).find(
      (one) => one.amount > one.amount_reversed,
    )
    if (found === undefined) return null
    const amountCents = isWhole ? found.amount - found.amount_reversed : 200
    try {
      await stage.server.sandbox.reverseTransfer({ id: found.id, amountCents })
    } catch {
      // The money has gone on to the creator's bank.
      return null
    }
    await stage.hear()
    return 'happened'
  },
})

const writeOff: Act = {
  by: 'admin',
  says: 'gives up what the creator owes',
  play: (scene) =>
    scene.press('admin', `/api/admin/users/${scene.people.creator.userId}/write-off-debt`, reason),
  refusals: { 'no-debt': ({ seen }) => seen.money.owed === 0 },
  done: ({ facts, seen }, reply) => {
    facts.givenUpFrozenCents += Math.min(reply?.json.writtenOffCents ?? 0, seen.money.frozen)
  },
}

export const payoutActs = {
  A7: mature,
  A8: payout(false),
  'A8.queued': payout(true),
  'A8.otherwise': payOtherwise,
  A10: refuseTransfer,
  A11: onPayout('hold', 'queued'),
  'A11.all': holdPayouts('hold-payouts'),
  'A11.release': holdPayouts('release-payouts'),
  'A12.send': onPayout('send', 'queued'),
  A12: onPayout('fail', 'queued'),
  A13: onPayout('retry', 'failed'),
  A14: reverseTransfer(true),
  'A14.part': reverseTransfer(false),
  A15: changeAccount('past_due', 'the payout account lacks a document'),
  'A15.whole': changeAccount('whole', 'the payout account gets its document'),
  'A15.left': changeAccount('disconnected', 'the payout account leaves the platform'),
  A16: writeOff,
  A17: changePassword,
} satisfies Record<string, Act>
