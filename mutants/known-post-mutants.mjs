const funding = 'server/src/features/funding'
const submissions = 'server/src/features/submissions'
const tracking = 'server/src/features/tracking'

/**
 * Mutants of how posts are submitted, read and approved, and how payments are booked.
 * @type {readonly import('./known-mutants.mjs').KnownMutant[]}
 */
export const postMutants = [
  {
    what: 'a bonus matures an hour early',
    file: 'server/src/money/movements/pay-promised.ts',
    from: 'addHours(at, holdHours)',
    to: 'addHours(at, holdHours - 1)',
    tests: ['server/src/money', submissions],
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
    file: `${submissions}/submit/assess-post.ts`,
    from: "lockRow(tx, 'creator', creatorId)",
    to: 'Promise.resolve(true)',
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
    file: `${tracking}/lease-store.ts`,
    from: 'AND leased_until = ${lease.leasedUntil}',
    to: '',
    tests: [tracking],
  },
  {
    what: 'two workers read the same posts',
    file: `${tracking}/lease-store.ts`,
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
    what: 'webhooks are believed without a signature',
    file: 'server/src/integrations/stripe/webhook-reader.ts',
    from: 'signatures.verifyHeader(rawBody, signature, secret)',
    to: 'JSON.parse(rawBody.toString()) && `${signature}${secret}`',
    tests: ['server/src/integrations/stripe', funding],
  },
  {
    what: 'a provider event is handled twice',
    file: `${funding}/handle-provider-event.ts`,
    from: ' || event.processedAt !== null',
    to: '',
    tests: [funding],
  },
]
