import { readAttentionCall } from '@permille/contract/administration/attention'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { MenuCount } from '#ui/values/menu-count.tsx'
import { type AdminSectionName, adminSections, waitingIn } from './admin-sections.ts'

interface SectionCountProps {
  readonly section: AdminSectionName
  readonly isCollapsed: boolean
}

/** Shows in the menu how much waits for an admin on the pages of an entry. */
export function SectionCount({ section, isCollapsed }: SectionCountProps) {
  const { data } = useQuery(queryOf(readAttentionCall))
  const count = data === undefined ? 0 : waitingIn(section, data)
  const words = adminSections[section].countWords
  return <MenuCount count={count} words={words} isCollapsed={isCollapsed} />
}
