import { type AuditAction, auditActions } from '@permille/contract/administration/audit-actions'
import { actionLabels } from './audit-labels.ts'

/** What an action is about, as its name begins. */
type Subject = AuditAction extends `${infer Word}.${string}` ? Word : never

const headings: Readonly<Record<Subject, string>> = {
  campaign: 'Campaigns',
  creator: 'Campaigns',
  'report-link': 'Campaigns',
  submission: 'Posts',
  dispute: 'Posts',
  doubt: 'Posts',
  funding: 'Payments and refunds',
  refund: 'Payments and refunds',
  'fraud-warning': 'Payments and refunds',
  chargeback: 'Chargebacks',
  payout: 'Payouts',
  payout_account: 'Payouts',
  exception: 'Books',
  user: 'People',
  social_account: 'People',
  invitation: 'People',
  brand: 'People',
  member: 'People',
  key: 'API keys',
  webhook: 'Webhooks',
  mail: 'Mails and messages',
  message: 'Mails and messages',
  risk_settings: 'Settings',
}

const byWord = (one: AuditAction, other: AuditAction) =>
  actionLabels[one].localeCompare(actionLabels[other])

/** Every action under its heading, by its words. */
export const actionGroups: Readonly<Record<string, readonly AuditAction[]>> = Object.fromEntries(
  [...new Set(Object.values(headings))].map((heading) => [
    heading,
    auditActions.filter((action) => headingOf(action) === heading).sort(byWord),
  ]),
)

function headingOf(action: AuditAction): string {
  return headings[action.split('.')[0] as Subject]
}
