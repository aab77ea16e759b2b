import { type Attention, failedPayoutDays } from '@permille/contract/administration/attention'
import type { SubmissionId } from '@permille/contract/ids'
import { isolate } from '@permille/contract/input/isolate'
import { formatCents } from '@permille/contract/money'
import type { SubmissionQueue } from '@permille/contract/submissions/admin-submissions'
import { adminPaths } from '#admin-paths.ts'
import { dueLabels } from '#features/payouts/admin/due-labels.ts'
import type { AttentionItem } from './attention-item.ts'
import { counted } from './counted.ts'
import { platformItem } from './platform-item.ts'

/**
 * Returns the items in order: after a restore come posts, because someone is waiting for them; then
 * money, then platforms.
 */
export function attentionItemsIn(attention: Attention): AttentionItem[] {
  return [
    ...restoreItems(attention),
    ...submissionItems(attention),
    ...chargebackItems(attention),
    ...payoutItems(attention),
    ...attention.frozenCreators.map(({ userId, displayName, frozenCents, since }) => ({
      key: userId,
      title: `${formatCents(frozenCents)} of ${isolate(displayName)} is frozen`,
      note: 'Earned while suspended: release it or take it back',
      since,
      href: adminPaths.user(userId),
    })),
    ...shortfallItems(attention),
    ...discrepancyItems(attention),
    ...attention.refusedAccounts.map(({ userId, displayName, words, since }) => ({
      key: `account ${userId}`,
      title: `Stripe refused a payout account for ${isolate(displayName)}`,
      note: words.replace(/[.]$/, ''),
      since,
      href: adminPaths.user(userId),
    })),
    ...attention.strayFundings.map((funding) => ({
      key: funding.id,
      title: `A payment of ${formatCents(funding.amountCents)} could not be matched`,
      note: `${isolate(funding.campaignName)}: ${funding.reason.replace(/[.]$/, '')}`,
      since: funding.createdAt,
      href: adminPaths.user(funding.brandUserId),
    })),
    ...messageItems(attention),
    ...setupItems(attention),
    ...attention.failingPlatforms.map(platformItem),
  ]
}

/** Listed before everything else, because nobody is paid until the restore is done. */
function restoreItems({ restore }: Attention): AttentionItem[] {
  if (restore === null) return []
  const item = {
    key: 'restore',
    title: 'Restored from a backup: payouts and refunds are paused',
    note: restoreNote(restore),
    since: restore.restoredAt,
    href: adminPaths.books,
  }
  return [item]
}

function restoreNote({ comparedAt, leftOver }: NonNullable<Attention['restore']>): string {
  if (comparedAt === null) return 'Nothing is sent before a comparison with the provider'
  if (leftOver.length === 0) return 'The provider’s later transactions are being booked'
  return `${counted(leftOver.length, 'event')} at the provider could not be booked`
}

function shortfallItems({ shortfall }: Attention): AttentionItem[] {
  if (shortfall === null) return []
  const { cents, dueAt } = shortfall
  const item = {
    key: 'shortfall',
    title: `Stripe will be ${formatCents(cents)} short`,
    note: `Top up your balance at Stripe ${dueLabels(dueAt)}`,
    since: null,
    href: adminPaths.payouts,
  }
  return [item]
}

function discrepancyItems({ openExceptions: { count, since } }: Attention): AttentionItem[] {
  if (count === 0) return []
  const item = {
    key: 'exceptions',
    title: `${counted(count, 'difference')} between Stripe and the books`,
    note: 'Explain each one, book it, or send the payment back',
    since,
    href: `${adminPaths.books}#stripe-side`,
  }
  return [item]
}

function submissionItems(attention: Attention): AttentionItem[] {
  const { riskySubmissions, overdueSubmissions, doubtedSubmissions, disputes } = attention
  const risky = {
    key: 'risk',
    title: counted(riskySubmissions.count, 'high-risk post'),
    note: 'Pending with unusual numbers',
    since: riskySubmissions.since,
    href: firstPost(riskySubmissions.firstId, 'risk'),
  }
  const overdue = {
    key: 'overdue',
    title: `${counted(overdueSubmissions.count, 'post')} past the deadline`,
    note: 'They need a manual decision',
    since: overdueSubmissions.since,
    href: firstPost(overdueSubmissions.firstId, 'overdue'),
  }
  const flagged = {
    key: 'doubted',
    title: `${counted(doubtedSubmissions.count, 'post')} with earnings set aside`,
    note: 'Their views look unusual: release the money or take it back',
    since: doubtedSubmissions.since,
    href: firstPost(doubtedSubmissions.firstId, 'doubted'),
  }
  const disputed = {
    key: 'disputes',
    title: counted(disputes.count, 'dispute'),
    note: 'Both sides had their turn',
    since: disputes.since,
    href: firstPost(disputes.firstId, 'disputes'),
  }
  return [
    ...(riskySubmissions.count > 0 ? [risky] : []),
    ...(overdueSubmissions.count > 0 ? [overdue] : []),
    ...(doubtedSubmissions.count > 0 ? [flagged] : []),
    ...(disputes.count > 0 ? [disputed] : []),
  ]
}

/** Leads to the post to decide on first, with the rest of its queue behind the arrows. */
function firstPost(id: SubmissionId | null, queue: SubmissionQueue | 'disputes'): string {
  const place = id === null ? adminPaths.submissions : adminPaths.submission(id)
  return `${place}?queue=${queue}`
}

function chargebackItems({ chargebacks, fraudWarnings }: Attention): AttentionItem[] {
  const claims = {
    key: 'chargebacks',
    title: `${counted(chargebacks.count, 'chargeback')} to answer`,
    note: 'Banks accept evidence until the due date, and decide against us without it',
    since: chargebacks.since,
    href: adminPaths.chargebacks,
  }
  const warnings = {
    key: 'fraud-warnings',
    title: counted(fraudWarnings.count, 'fraud warning'),
    note: 'Money refunded to a reported card can’t be charged back later',
    since: fraudWarnings.since,
    href: adminPaths.chargebacks,
  }
  return [
    ...(chargebacks.count > 0 ? [claims] : []),
    ...(fraudWarnings.count > 0 ? [warnings] : []),
  ]
}

function payoutItems(attention: Attention): AttentionItem[] {
  const { unclearPayouts, heldPayouts, failedPayouts } = attention
  const unclear = {
    key: 'unclear',
    title: `${counted(unclearPayouts.count, 'payout')} with an unknown outcome`,
    note: 'We keep checking with Stripe',
    since: unclearPayouts.since,
    href: `${adminPaths.payouts}?status=queued`,
  }
  const failed = {
    key: 'failed',
    title: `${counted(failedPayouts.count, 'payout')} failed in the last ${failedPayoutDays} days`,
    note: 'The money is available to the creator again',
    since: failedPayouts.since,
    href: `${adminPaths.payouts}?status=failed`,
  }
  const held = {
    key: 'held',
    title: `${counted(heldPayouts.count, 'payout')} held`,
    note: 'Their creators are suspended: send or fail each payout, or restore its creator',
    since: heldPayouts.since,
    href: `${adminPaths.payouts}?status=queued`,
  }
  return [
    ...(unclearPayouts.count > 0 ? [unclear] : []),
    ...(heldPayouts.count > 0 ? [held] : []),
    ...(failedPayouts.count > 0 ? [failed] : []),
  ]
}

function messageItems({ openMessages: { count, since } }: Attention): AttentionItem[] {
  if (count === 0) return []
  const title = `${counted(count, 'message')} to answer`
  const note = 'People wrote to you or reported a campaign'
  return [{ key: 'messages', title, note, since, href: adminPaths.messages }]
}

function setupItems({ failedSetupChecks: { count, since } }: Attention): AttentionItem[] {
  if (count === 0) return []
  const title = `${counted(count, 'check')} of the setup failed`
  const note = 'A key, a URL or a provider account needs your attention'
  return [{ key: 'setup', title, note, since, href: adminPaths.setup }]
}
