const money = 'server/src/money'
const movements = `${money}/movements`
const campaigns = 'server/src/features/campaigns'
const chargebacks = 'server/src/features/chargebacks'
const refunds = 'server/src/features/refunds'
const submissions = 'server/src/features/submissions'

/**
 * Mutants of what one act leaves for the next: each act alone is right, and the second one comes out wrong.
 * @type {readonly import('./known-mutants.mjs').KnownMutant[]}
 */
export const orderMutants = [
  {
    what: 'a post that is submitted again keeps the signals of its first try',
    file: `${submissions}/submit/resubmit-store.ts`,
    from: 'risks = ${risks.map(({ text }) => text)}, risk_codes = ${risks.map(({ code }) => code)},\n',
    to: '\n',
    tests: [`${submissions}/submit`],
  },
  {
    what: 'a post that is submitted again is judged by nothing',
    file: `${submissions}/submit/assess-post.ts`,
    from: 'return findSignals({ ...post, ...figures, before }, risk.settings)',
    to: 'return again ? [] : findSignals({ ...post, ...figures, before }, risk.settings)',
    tests: [`${submissions}/submit`],
  },
  {
    what: 'the system approves a post that it has not read',
    file: `${submissions}/review/approve-submission.ts`,
    from: 'if (isUnseen) throw',
    to: 'if (isUnseen && at === undefined) throw',
    tests: [`${submissions}/review`],
  },
  {
    what: 'the end of one reason frees what another one covers',
    file: `${movements}/release-frozen.ts`,
    from: 'AND z.closed_at IS NULL\n    AND covers_accrual(z, a)',
    to: 'AND false\n    AND covers_accrual(z, a)',
    tests: [money],
  },
  {
    what: 'a debt that was given up while its money was frozen is not owed again',
    file: `${movements}/release-frozen.ts`,
    from: 'if (!isTakenBack) await oweGivenUp(tx, { which, at })\n',
    to: '\n',
    tests: [`${movements}/taken-back`],
  },
  {
    what: 'a doubt takes back only what its own label holds',
    file: `${movements}/taken-back/take-back-frozen.ts`,
    from: 'await takeFrozen(tx, covered)',
    to: 'await takeFrozen(tx, sql<never>`f.freeze_id = ${freezeId}`)',
    tests: ['server/src/features/flagged-views', money],
  },
  {
    what: 'a resume ends every reason of a pause',
    file: `${campaigns}/change-campaign-status.ts`,
    from: 'reasonsWithout(campaign, lifted)',
    to: 'reasonsWithout(campaign, campaign.pauseReasons)',
    tests: [campaigns],
  },
  {
    what: 'the bank’s decision ends the pause of an admin',
    file: `${campaigns}/system-transitions.ts`,
    from: "return isLossUndone ? [...claims, 'funding_lost'] : claims",
    to: "return isLossUndone ? [...claims, 'funding_lost', 'admin'] : [...claims, 'admin']",
    tests: [chargebacks, campaigns],
  },
  {
    what: 'a debt that was given up is paid once more after the reversal is undone',
    file: `${movements}/taken-back/pay-again.ts`,
    from: 'if (cents > 0) await undoWriteOffs(',
    to: 'if (cents < 0) await undoWriteOffs(',
    tests: [money],
  },
  {
    what: 'a debt stays given up although its payout came back',
    file: `${movements}/book-reversals.ts`,
    from: 'await undoWriteOffs(tx, { creatorId, which, cents: returnedCents, at: order.at })',
    to: 'if (which === undefined) await undoWriteOffs(tx, { creatorId, which, cents: returnedCents, at: order.at })',
    tests: [money, 'server/src/features/payouts'],
  },
  {
    what: 'a refund returns what a creator can still win',
    file: `${money}/kept-money.ts`,
    from: 'least(won.cents, held.spendable_cents) AS amount',
    to: 'least(0, won.cents, held.spendable_cents) AS amount',
    tests: [refunds],
  },
  {
    what: 'a bonus is dropped where the campaign is short of it at the approval',
    file: `${movements}/pay-promised.ts`,
    from: 'AND t.submission_id = s.id AND t.bonus_cents = 0`',
    to: 'AND t.submission_id = s.id AND t.bonus_cents = 0\n        AND s.flat_bonus_cents <= (SELECT campaign_left_cents(c) FROM campaigns c WHERE c.id = s.campaign_id)`',
    tests: [money],
  },
  {
    what: 'a bonus is paid in part',
    file: `${movements}/pay-promised.ts`,
    from: 'post.bonusDueCents <= left - again ? post.bonusDueCents : 0',
    to: 'Math.min(post.bonusDueCents, left - again)',
    tests: [money],
  },
  {
    what: 'views are paid from money that a bonus waits for',
    file: `${movements}/settlement-statement.ts`,
    from: 'b.cents - promised_cents(d.campaign_id, b.cents) AS spendable_cents',
    to: 'b.cents AS spendable_cents',
    tests: [money],
  },
  {
    what: 'views that were taken back are earned again',
    file: `${movements}/settlement-statement.ts`,
    from: 'earned_cents(greatest(t.view_count, r.views) - t.voided_views,',
    to: 'earned_cents(greatest(t.view_count, r.views),',
    tests: [money],
  },
  {
    what: 'a take-back notes no views as judged',
    file: `${movements}/taken-back/void-views.ts`,
    from: 'SET voided_views = greatest(t.voided_views, j.view_count - j.views_left)',
    to: 'SET voided_views = greatest(t.voided_views, 0 * j.views_left)',
    tests: [money],
  },
  {
    what: 'an approval counts a reading of the first try',
    file: `${money}/approval-pay.ts`,
    from: 'coalesce(s.resubmitted_at, s.submitted_at)',
    to: 's.submitted_at',
    tests: [submissions],
  },
  {
    what: 'a second reversal leaves its creator what the marketplace paid in place of the campaign',
    file: `${movements}/taken-back/take-back-post.ts`,
    from: 'OR EXISTS (SELECT FROM goodwill_in_place g WHERE g.accrual_id = a.id))',
    to: 'OR false)',
    tests: [`${submissions}/review`],
  },
  {
    what: 'a reversal takes a gift back',
    file: `${movements}/taken-back/take-back-post.ts`,
    from: 'OR EXISTS (SELECT FROM goodwill_in_place g WHERE g.accrual_id = a.id))',
    to: "OR a.kind = 'goodwill')",
    tests: [`${money}/taken-back.test.ts`],
  },
]
