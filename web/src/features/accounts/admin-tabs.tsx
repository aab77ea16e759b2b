import { readAttentionCall } from '@permille/contract/administration/attention'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { queryOf } from '#api/query.ts'
import { PageHeader } from '#ui/layout/page-header.tsx'
import { Badge } from '#ui/values/badge.tsx'
import { formatCount } from '#ui/values/views.tsx'
import { type AdminSectionName, adminSections } from './admin-sections.ts'
import { PageTabs } from './page-tabs.tsx'

interface AdminTabsProps {
  readonly section: AdminSectionName
  readonly title: string
  readonly note: ReactNode
  readonly actions?: ReactNode
  readonly children: ReactNode
}

/** The frame of an admin's page: its heading, then the pages that share its menu entry. */
export function AdminTabs({ section, children, ...header }: AdminTabsProps) {
  return (
    <div className="grid grid-cols-1 gap-6">
      <PageHeader {...header} />
      <SectionTabs section={section} />
      {children}
    </div>
  )
}

/** The tabs alone, with what waits on each page. */
export function SectionTabs({ section }: Pick<AdminTabsProps, 'section'>) {
  const { data } = useQuery(queryOf(readAttentionCall))
  const { label, tabs } = adminSections[section]
  const pages = tabs.map(({ waiting, ...page }) => ({
    ...page,
    after: data !== undefined && <Waiting count={waiting?.(data) ?? 0} />,
  }))
  return <PageTabs label={label} pages={pages} />
}

function Waiting({ count }: { readonly count: number }) {
  return count > 0 && <Badge tone="negative">{formatCount(count)}</Badge>
}
