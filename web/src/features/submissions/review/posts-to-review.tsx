import { countPostsToReviewCall } from '@permille/contract/submissions/desk'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { MenuCount } from '#ui/values/menu-count.tsx'

/** Shows how many posts the brand has not decided. */
export function PostsToReview({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { data } = useQuery(queryOf(countPostsToReviewCall))
  return <MenuCount count={data?.count ?? 0} words="to review" isCollapsed={isCollapsed} />
}
