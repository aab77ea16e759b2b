import { readAttentionCall } from '@permille/contract/administration/attention'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { MenuCount } from '#ui/values/menu-count.tsx'

/** Shows how many posts need an admin's decision. */
export function PostsForAdmins({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { data } = useQuery(queryOf(readAttentionCall))
  const count = data?.postDecisionsCount ?? 0
  return <MenuCount count={count} words="to decide" isCollapsed={isCollapsed} />
}
