import { submissionStatuses } from '@permille/contract/enums'
import { joinClasses } from '../../../ui/join-classes.ts'
import type { Desk } from './use-desk.ts'

const names = {
  pending: 'Pending',
  approved: 'Approved',
  rejected: 'Rejected',
  locked: 'Locked',
  paid: 'Paid',
} as const

/** Buttons that mark the current one, not tabs: they switch between addresses of the same desk. */
export function DeskTabs({ desk }: { readonly desk: Desk }) {
  return (
    <nav aria-label="Status" className="flex gap-5 overflow-x-auto border-b border-line">
      {submissionStatuses.map((status) => {
        const isCurrent = status === desk.query.status
        return (
          <button
            key={status}
            type="button"
            aria-current={isCurrent ? 'page' : undefined}
            onClick={() => desk.change('status', status)}
            className={joinClasses(
              '-mb-px h-10 shrink-0 border-b-2 font-medium -outline-offset-2 transition-colors duration-150',
              isCurrent
                ? 'border-accent text-ink'
                : 'border-transparent text-ink-muted hover:text-ink',
            )}
          >
            {names[status]}
          </button>
        )
      })}
    </nav>
  )
}
