import { readFileSync } from 'node:fs'
import path from 'node:path'
import { PlainError } from '../plain-error.mjs'
import { root } from '../root.mjs'

const payouts = 'server/src/features/payouts'
const refunds = 'server/src/features/refunds'
const money = 'server/src/money'
const funding = 'server/src/features/funding'
const submissions = 'server/src/features/submissions'
const tracking = 'server/src/features/tracking'

/**
 * Hand-written mutants, for what no rule generates: each `from` becomes `to`; `tests` run first.
 * @type {readonly { what: string, file: string, from: string, to: string, tests: readonly string[] }[]}
 */
const mutants = [
  {
    what: 'a hold is released an hour early',
    file: `${money}/movements/release-holds.ts`,
    from: 'h.matures_at <= ',
    to: "h.matures_at - interval '1 hour' <= ",
    tests: [money, 'server/src/features/earnings'],
  },
  {
    what: 'views mature an hour early',
    file: `${money}/movements/settle-views.ts`,
    from: 'addHours(at, settlement.holdHours)',
    to: 'addHours(at, settlement.holdHours - 1)',
    tests: [money],
  },
  {
    what: 'a bonus matures an hour early',
    file: `${submissions}/review/approve-submission.ts`,
    from: 'addHours(at, deps.earningsHoldHours)',
    to: 'addHours(at, deps.earningsHoldHours - 1)',
    tests: [submissions],
  },
  {
    what: 'a paid payout can be failed',
    file: `${money}/movements/fail-payout.ts`,
    from: "payout.status !== 'queued' || ",
    to: '',
    tests: [payouts],
  },
  {
    what: 'a call that lost its lease fails the payout',
    file: `${money}/movements/fail-payout.ts`,
    from: ' || payout.callsCount !== refusal.callNumber',
    to: '',
    tests: [payouts],
  },
  {
    what: 'a call that lost its lease ends the call of another',
    file: `${money}/provider-calls.ts`,
    from: ' AND calls_count = ${call.callNumber}',
    to: '',
    tests: [money, payouts, refunds],
  },
  {
    what: 'two callers of one payout or refund at once',
    file: `${money}/provider-calls.ts`,
    from: ' AND ${isFree(call.at)}',
    to: '',
    tests: [money, payouts, refunds],
  },
  {
    what: 'a lease shorter than what a call waits for',
    file: `${payouts}/send-payout.ts`,
    from: 'const leaseSeconds = 90',
    to: 'const leaseSeconds = 1',
    tests: [payouts],
  },
  {
    what: 'a new key for every try',
    file: `${payouts}/payout.ts`,
    from: '`payout:${payout.id}:${payout.attempt}`',
    to: '`payout:${payout.id}:${payout.attempt}:${Math.random()}`',
    tests: [payouts],
  },
  {
    what: 'the same key after a definite refusal',
    file: `${money}/provider-calls.ts`,
    from: 'attempt = attempt + ${call.isDefinite ? 1 : 0}',
    to: 'attempt = attempt + 0 * ${call.isDefinite ? 1 : 0}',
    tests: [money, payouts, refunds],
  },
  {
    what: 'payouts and refunds go out while nobody vouches for the books',
    file: `${money}/provider-calls.ts`,
    from: '(first_call_at IS NOT NULL OR NOT ${arePayoutsStopped})',
    to: '(first_call_at IS NOT NULL OR ${arePayoutsStopped} IS NOT NULL)',
    tests: [money, payouts, refunds],
  },
  {
    what: 'a held payout is sent',
    file: `${payouts}/payout-store.ts`,
    from: '(unknown_since IS NOT NULL OR NOT ${isHeld})',
    to: 'true',
    tests: [payouts],
  },
  {
    what: 'requests of one creator do not wait for each other',
    file: `${payouts}/request-payout.ts`,
    from: "!(await lockRow(tx, 'creator', creatorId))",
    to: "creatorId === ''",
    tests: [payouts],
  },
  {
    what: 'two open payouts of one creator',
    file: 'migrations/0003-money.sql',
    from: 'CREATE UNIQUE INDEX payouts_one_open',
    to: 'CREATE INDEX payouts_one_open',
    tests: [payouts],
  },
  {
    what: 'an accrual in two payouts',
    file: `${money}/movements/reserve-payout.ts`,
    from: 'DELETE FROM accrual_withdrawables WHERE creator_id = ${payout.creatorId}\n        RETURNING accrual_id, accrued_cents',
    to: 'SELECT accrual_id, accrued_cents FROM accrual_withdrawables WHERE creator_id = ${payout.creatorId}',
    tests: [payouts],
  },
  {
    what: 'a balance may be negative',
    file: 'migrations/0003-money.sql',
    from: ' CONSTRAINT balance_never_negative CHECK (balance_cents >= 0)',
    to: '',
    tests: [money],
  },
  {
    what: 'the ledger can be rewritten',
    file: 'migrations/0003-money.sql',
    from: 'CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON ledger_entries',
    to: 'CREATE TRIGGER ledger_entries_append_only BEFORE UPDATE OR DELETE ON creator_totals',
    tests: [money],
  },
  {
    what: 'balances do not follow entries in two places',
    file: 'migrations/0003-money.sql',
    from: '-amount_cents * account_sign(debit_account)',
    to: '-amount_cents',
    tests: [money],
  },
  {
    what: 'the reward rounds up',
    file: 'migrations/0003-money.sql',
    from: 'floor(views::numeric * rate / 1000)',
    to: 'ceil(views::numeric * rate / 1000)',
    tests: [money],
  },
  {
    what: 'a reading pays a rejected or locked post',
    file: `${money}/movements/settlement-statement.ts`,
    from: "AND (s.status = 'approved' OR (s.status = 'locked' AND NOT r.is_new)) AS is_earning",
    to: 'AS is_earning',
    tests: [money],
  },
  {
    what: 'new views of a locked post count',
    file: `${money}/movements/settlement-statement.ts`,
    from: "CASE WHEN s.status = 'approved' THEN greatest(t.view_count, r.views)\n        ELSE t.view_count END AS highest",
    to: 'greatest(t.view_count, r.views) AS highest',
    tests: [money],
  },
  {
    what: 'the latest count instead of the highest',
    file: `${money}/movements/settlement-statement.ts`,
    from: 'greatest(t.view_count, r.views)',
    to: 'coalesce(r.views, t.view_count)',
    tests: [money],
  },
  {
    what: 'an unproven account earns',
    file: `${money}/movements/settlement-statement.ts`,
    from: 's.proven_at IS NOT NULL\n        AND (',
    to: 'true\n        AND (',
    tests: [money, submissions],
  },
  {
    what: 'a suspended creator earns as before',
    file: `${money}/movements/settlement-statement.ts`,
    from: "WHEN u.suspended_at IS NOT NULL THEN 'suspended' ELSE",
    to: "WHEN false THEN 'suspended' ELSE",
    tests: [money],
  },
  {
    what: 'a post under a freeze earns as before',
    file: `${money}/movements/settlement-statement.ts`,
    from: "THEN 'suspended' ELSE f.cause END",
    to: "THEN 'suspended' END",
    tests: [money],
  },
  {
    what: 'settlements of one campaign do not wait for each other',
    file: `${money}/movements/settle-views.ts`,
    from: 'await lockForSettlement(',
    to: 'if (readings.length < 0) await lockForSettlement(',
    tests: ['server/src/faults', money],
  },
  {
    what: 'a bonus twice',
    file: 'migrations/0003-money.sql',
    from: "CREATE UNIQUE INDEX earning_accruals_one_bonus ON earning_accruals (submission_id) WHERE kind = 'bonus';",
    to: "CREATE UNIQUE INDEX earning_accruals_one_bonus ON earning_accruals (submission_id) WHERE kind = 'bonus' AND accrued_cents < 0;",
    tests: [submissions, money],
  },
  {
    what: 'an approval does not lock the submission',
    file: `${submissions}/submission-store.ts`,
    from: "await lockRow(tx, 'submission', submissionId)\n",
    to: '',
    tests: [submissions],
  },
  {
    what: 'submissions of one creator do not wait for each other',
    file: `${submissions}/submit/submit-post.ts`,
    from: "await lockRow(tx, 'creator', creatorId)",
    to: '',
    tests: [submissions],
  },
  {
    what: 'the system approves beyond the limit of a creator',
    file: `${submissions}/review/auto-approval-store.ts`,
    from: "THEN 'creator-limit' END",
    to: 'THEN NULL END',
    tests: [submissions],
  },
  {
    what: 'the system approves what is flagged',
    file: `${submissions}/review/auto-approval-store.ts`,
    from: "THEN 'flagged' END",
    to: 'THEN NULL END',
    tests: [submissions],
  },
  {
    what: 'the system approves posts of unproven accounts',
    file: `${submissions}/review/auto-approval-store.ts`,
    from: "THEN 'account-not-verified' END",
    to: 'THEN NULL END',
    tests: [submissions],
  },
  {
    what: 'the system approves posts of suspended creators',
    file: `${submissions}/review/auto-approval-store.ts`,
    from: "THEN 'creator-suspended' END",
    to: 'THEN NULL END',
    tests: [submissions],
  },
  {
    what: 'a reading settles although another worker took the post over',
    file: `${tracking}/tracking-store.ts`,
    from: 'AND leased_until = ${lease.leasedUntil}',
    to: '',
    tests: [tracking],
  },
  {
    what: 'two workers read the same posts',
    file: `${tracking}/tracking-store.ts`,
    from: 'AND (leased_until IS NULL OR leased_until < ${request.now})',
    to: '',
    tests: [tracking],
  },
  {
    what: 'a payment is booked for another amount',
    file: `${funding}/funding.ts`,
    from: "return { kind: 'mismatch', lastError: wrongAmount }",
    to: "return { kind: 'succeeded' }",
    tests: [funding],
  },
  {
    what: 'a payment is booked twice',
    file: `${money}/movements/fund-campaign.ts`,
    from: 'paymentIntent: paymentIntentId',
    to: 'paymentIntent: `${paymentIntentId}${Math.random()}`',
    tests: [funding, money],
  },
  {
    what: 'webhooks are believed without a signature',
    file: 'server/src/integrations/stripe/webhook-reader.ts',
    from: 'Stripe.webhooks.constructEvent(rawBody, signature, secret)',
    to: 'JSON.parse(rawBody.toString()) && { ...JSON.parse(rawBody.toString()), by: signature + secret }',
    tests: ['server/src/integrations/stripe', funding],
  },
  {
    what: 'a provider event is handled twice',
    file: `${funding}/provider-event-store.ts`,
    from: 'return inserted === 1',
    to: 'return inserted >= 0',
    tests: [funding],
  },
]

/**
 * The list above applied to the current files. Throws when a mutant's `from` is gone, since it must then be
 * rewritten.
 * @returns {import('../mutants.mjs').FileMutant[]}
 */
export function knownMutants() {
  return mutants.map(({ file, what, from, to, tests }) => {
    const truth = readFileSync(path.join(root, file), 'utf8')
    const start = truth.indexOf(from)
    if (start === -1) {
      throw new PlainError(`"${what}" no longer fits ${file}: rewrite it in known-mutants.mjs.`)
    }
    const line = truth.slice(0, start).split('\n').length
    return { file, what, line, text: truth.replaceAll(from, () => to), tests }
  })
}
