const movements = 'server/src/money/movements'
const submissions = 'server/src/features/submissions'
const tracking = 'server/src/features/tracking'
const refunds = 'server/src/features/refunds'
const books = 'server/src/money/books'

/**
 * Mutants without any observable effect, each with its reason. `what` is the text that the run prints, `line` the
 * line of code it changes.
 * @type {readonly { file: string, line: RegExp, what: RegExp, reason: string }[]}
 */
const equivalents = [
  {
    file: 'server/src/money/ledger.ts',
    line: /if [(]repeated[.]length > 0[)]/,
    what: /^`>` → `>=`/,
    reason: 'without a repeated entry there is nothing to compare, only a query more',
  },
  {
    file: 'server/src/money/locks.ts',
    line: /turn > turns[.]last/,
    what: /^`>` → `>=`/,
    reason: 'the last turn is held, so the line before has returned',
  },
  {
    file: 'server/src/money/share-spendable.ts',
    line: /if [(]total <= spendableCents[)]/,
    what: /^`<=` → `<`/,
    reason: 'when the money is just enough, the pro rata share is the whole due',
  },
  {
    file: 'server/src/money/share-spendable.ts',
    line: /[?] -1 : 1/,
    what: /^`[<>]` → `[<>]=`|^1 [+] 1/,
    reason: 'the two differ here, and only the sign of the result counts',
  },
  {
    file: `${books}/watch-books.ts`,
    line: /WHERE at < now[(][)] - interval '30 days'/,
    what: /^SQL `<` → `<=`/,
    reason: 'a run of that very microsecond goes one run later',
  },
  {
    file: `${books}/payout-stop.ts`,
    line: /clean_until > now[(][)]/,
    what: /^SQL `>` → `>=`/,
    reason: 'a run that vouches until this very microsecond vouches one microsecond longer',
  },
  {
    file: 'server/src/features/funding/webhook-route.ts',
    line: /received: true/,
    what: /^true → false/,
    reason: 'the provider looks at the status, not at the body',
  },
  {
    file: `${movements}/settlement-statement.ts`,
    line: /WHEN demand_cents > spendable_cents|WHEN d[.]demand_cents <= d[.]spendable_cents/,
    what: /^SQL `(?:<=|>)`/,
    reason: 'when the money is just enough, the pro rata share is the whole due',
  },
  {
    file: `${movements}/settlement-statement.ts`,
    line: /paid[.]cents > 0/,
    what: /^SQL/,
    reason: 'adding nothing to what was paid out changes nothing',
  },
  {
    file: `${movements}/earn-platform-fee.ts`,
    line: /AND funded_cents > 0/,
    what: /^SQL (?:without|`>`)/,
    reason: 'a campaign that was never funded pays nobody, so it never comes here',
  },
  {
    file: `${submissions}/submission-store.ts`,
    line: /AND c[.]completed_at IS NOT NULL/,
    what: /^SQL without/,
    reason: 'least() leaves out a null, so a campaign that has not ended changes no deadline',
  },
  {
    file: `${submissions}/submit/resubmit-post.ts`,
    line: /lockRow\(tx, 'creator', found[.]creatorId\)/,
    what: /^without/,
    reason:
      'it counts the posts of one campaign, and whoever adds to those waits for the campaign’s lock',
  },
  {
    file: `${submissions}/submit/resubmit-post.ts`,
    line: /if \(account === undefined \|\| !url[.]ok\)/,
    what: /^without|`\|\|`/,
    reason: 'a submission’s account is never deleted, and its stored address was read before',
  },
  {
    file: 'server/src/features/payouts/link-payout-account.ts',
    line: /^ {2}if [(]holder === undefined[)] throw new NotFound/,
    what: /^without/,
    reason: 'who is no creator has pinned no country, and the one before is tested',
  },
  {
    file: 'server/src/features/payouts/request-payout.ts',
    line: /sleep[(]tryAtOnceSeconds [*] 1000|const tryAtOnceSeconds = 10/,
    what: /^10(?:00)? [+] 1/,
    reason: 'how long a request waits for its transfer is a matter of patience',
  },
  {
    file: `${refunds}/request-refund.ts`,
    line: /const tryAtOnceSeconds = 10/,
    what: /^10 [+] 1/,
    reason: 'how long a request waits for its refunds is a matter of patience',
  },
  {
    file: `${refunds}/request-refund.ts`,
    line: /lockRows[(]tx, 'funding', succeededFundings/,
    what: /^without/,
    reason:
      'who takes from a payment has locked its campaign; the lock keeps these rows in their turn',
  },
  {
    file: `${books}/invariants-refunds.ts`,
    line: /format[(]'/,
    what: /^SQL `[+]` → `-`/,
    reason: 'the sentence of a finding, not a sum',
  },
  {
    file: 'server/src/features/earnings/withdrawal-rules.ts',
    line: /Math[.]max[(]payoutMinimumCents - availableCents, 0[)]/,
    what: /^0 [+] 1/,
    reason: 'the sentence is said only while at least a cent is missing',
  },
  {
    file: `${submissions}/accept-proof.ts`,
    line: /return one[.]externalPostId < other[.]externalPostId/,
    what: /./,
    reason: 'any order of its locks prevents a deadlock, if every proof keeps it',
  },
  {
    file: `${submissions}/read/recent-views-store.ts`,
    line: /reached.+ [?][?] 0/,
    what: /^0 [+] 1/,
    reason: 'there is always a day before; the compiler cannot know',
  },
  {
    file: `${submissions}/submission.ts`,
    line: /last < deadline/,
    what: /^`<` → `<=`/,
    reason: 'at the same moment either is that moment',
  },
  {
    file: 'server/src/features/funding/provider-event.ts',
    line: /next < closesAt/,
    what: /^`<` → `<=`/,
    reason: 'at the same moment either is that moment',
  },
  {
    file: `${submissions}/pictures/copy-pictures.ts`,
    line: /const atOnce = 4/,
    what: /^4 [+] 1/,
    reason: 'a measure of load: how many are copied at once changes no copy',
  },
  {
    file: `${submissions}/pictures/picture-store.ts`,
    line: /const sweptAtOnce = 200/,
    what: /^200 [+] 1/,
    reason: 'a measure of load: what one sweep does not take, the next one does',
  },
  {
    file: `${tracking}/read-due-posts.ts`,
    line: /const postsPerTick = 2000/,
    what: /^2000 [+] 1/,
    reason: 'a measure of load: what one tick does not take, the next one does',
  },
  {
    file: `${tracking}/close-ended-submissions.ts`,
    line: /const postsPerRun = 500/,
    what: /^500 [+] 1/,
    reason: 'a measure of load: what one run does not take, the next one does',
  },
  {
    file: `${tracking}/retry-pause.ts`,
    line: /Math[.]min[(]failedCount, 16[)]/,
    what: /^16 [+] 1/,
    reason: 'after 16 doublings every pause is its longest one; the number only keeps it finite',
  },
  {
    file: `${tracking}/tracking-store.ts`,
    line: /AND t[.]submission_id IS NULL/,
    what: /^SQL without/,
    reason: 'one that has a schedule conflicts with it, and nothing is inserted',
  },
  {
    file: `${books}/invariants-state.ts`,
    line: /WHERE processed_at IS NULL AND received_at < now[(][)]/,
    what: /^SQL `<` → `<=`/,
    reason: 'the line after it has the same boundary, and nothing is deferred to before it came',
  },
  {
    file: `${books}/invariants-accruals.ts`,
    line: /SELECT submission_id, sum[(]accrued_cents[)] AS cents, count[(][*][)] AS rows/,
    what: /^SQL `sum[(]`/,
    reason: 'more than one bonus is reported whatever it adds up to',
  },
  {
    file: `${books}/invariants-accruals.ts`,
    line: /WHERE a[.]accrued_cents > 0 AND [(]c[.]places/,
    what: /^SQL `>`/,
    reason: 'the table refuses an accrual of nothing',
  },
  {
    file: `${movements}/split-returned.ts`,
    line: /fee === 0 [?] 0 :/,
    what: /^0 [+] 1/,
    reason: 'without a fee the share is cut to the fee, which is nothing',
  },
  {
    file: `${movements}/chargebacks/recover-written-off.ts`,
    line: /part[.]budgetCents [+] part[.]feeCents > 0/,
    what: /^`>` → `>=`/,
    reason: 'recovering nothing changes no sum and posts no entry',
  },
  {
    file: `${movements}/brand-debts/pay-brand-debts.ts`,
    line: /owed_cents > r[.]owed_paid_cents/,
    what: /^SQL `>` → `>=`/,
    reason: 'a debt of nothing is locked for nothing and paid with nothing',
  },
  {
    file: `${movements}/brand-debts/pay-brand-debts.ts`,
    line: /SELECT id FROM campaigns WHERE id =/,
    what: /^SQL `WHERE id = .*` → `WHERE true`/,
    reason: 'more of the brand’s own campaigns are locked, which owe nothing',
  },
  {
    file: `${movements}/brand-debts/undo-brand-debt.ts`,
    line: /owed[.]owedCents === 0/,
    what: /^0 [+] 1/,
    reason: 'a refund that is owed nothing for has nothing to undo',
  },
  {
    file: `${movements}/recover-debts.ts`,
    line: /return cents > 0/,
    what: /^`>` → `>=`/,
    reason: 'no debt is paid with nothing',
  },
]

/**
 * @param {{ file: string, what: string, lineText: string }} mutant
 * @returns {string | undefined} why it is none
 */
export function reasonWhyNone({ file, what, lineText }) {
  return equivalents.find(
    (each) => each.file === file && each.what.test(what) && each.line.test(lineText),
  )?.reason
}
