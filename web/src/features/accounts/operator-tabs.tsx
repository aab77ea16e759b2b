import type { ReactNode } from 'react'
import { adminPaths } from '#admin-paths.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { PageTabs } from './page-tabs.tsx'

const pages = [
  { label: 'Settings', path: adminPaths.settings },
  { label: 'Setup', path: adminPaths.setup },
  { label: 'Outbox', path: adminPaths.mails },
  { label: 'Audit log', path: adminPaths.auditLog },
]

interface OperatorRoomProps {
  readonly title: string
  readonly note: string
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of the admin pages about the marketplace itself, not its people. */
export function OperatorTabs({ children, ...header }: OperatorRoomProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader {...header} />
      <PageTabs label="The marketplace" pages={pages} />
      {children}
    </div>
  )
}
