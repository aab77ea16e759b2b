import { readAttentionCall } from '@permille/contract/administration/attention'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { MenuCount } from '#ui/values/menu-count.tsx'

/** Shows how many messages and reports an admin has not answered. */
export function MessagesForAdmins({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { data } = useQuery(queryOf(readAttentionCall))
  const count = data?.openMessages.count ?? 0
  return <MenuCount count={count} words="to answer" isCollapsed={isCollapsed} />
}
