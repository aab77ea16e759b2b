import type { Attention } from '@permille/contract/administration/attention'
import { adminPaths } from '#admin-paths.ts'
import { paths } from '#paths.ts'

export interface AdminTab {
  readonly label: string
  readonly path: string
  /** How much waits for an admin on this page. */
  readonly waiting?: (attention: Attention) => number
}

interface AdminSection {
  /** Names its tabs for screen readers. */
  readonly label: string
  /** The words after a count in the menu. */
  readonly countWords: string
  readonly tabs: readonly AdminTab[]
}

export type AdminSectionName = 'dashboard' | 'users' | 'submissions' | 'payouts'

/** An admin's pages, by the menu entry that they belong to; the first is the entry's own. */
export const adminSections: Readonly<Record<AdminSectionName, AdminSection>> = {
  dashboard: {
    label: 'The marketplace',
    countWords: 'to set up',
    tabs: [
      { label: 'Dashboard', path: paths.dashboard },
      {
        label: 'Setup',
        path: adminPaths.setup,
        waiting: ({ failedSetupChecks }) => failedSetupChecks.count,
      },
      { label: 'Settings', path: adminPaths.settings },
      { label: 'Outbox', path: adminPaths.mails },
      { label: 'Audit log', path: adminPaths.auditLog },
    ],
  },
  users: {
    label: 'Users',
    countWords: 'to answer',
    tabs: [
      { label: 'Users', path: adminPaths.users },
      { label: 'Invitations', path: adminPaths.invitations },
      {
        label: 'Messages',
        path: adminPaths.messages,
        waiting: ({ openMessages }) => openMessages.count,
      },
    ],
  },
  submissions: {
    label: 'Submissions',
    countWords: 'to decide',
    tabs: [
      {
        label: 'Submissions',
        path: adminPaths.submissions,
        waiting: ({ postDecisionsCount }) => postDecisionsCount,
      },
      { label: 'Risk signals', path: adminPaths.risk },
    ],
  },
  payouts: {
    label: 'Payouts',
    countWords: 'to look at',
    tabs: [
      {
        label: 'Payouts',
        path: adminPaths.payouts,
        waiting: ({ unclearPayouts, heldPayouts, failedPayouts }) =>
          unclearPayouts.count + heldPayouts.count + failedPayouts.count,
      },
      {
        label: 'Chargebacks',
        path: adminPaths.chargebacks,
        waiting: ({ chargebacks, fraudWarnings }) => chargebacks.count + fraudWarnings.count,
      },
      {
        label: 'Books',
        path: adminPaths.books,
        waiting: ({ openExceptions }) => openExceptions.count,
      },
    ],
  },
}

/** Returns how much waits on all pages of a section. */
export function waitingIn(section: AdminSectionName, attention: Attention): number {
  return adminSections[section].tabs.reduce(
    (sum, { waiting }) => sum + (waiting?.(attention) ?? 0),
    0,
  )
}
