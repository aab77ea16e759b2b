import { countPostsToReviewCall } from '@permille/contract/submissions/desk'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '#api/query.ts'
import { useMay } from '#api/session.ts'
import { MenuCount } from '#ui/values/menu-count.tsx'

/** Shows whoever may decide them how many posts the brand has not decided. */
export function PostsToReview({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const mayReview = useMay('submissions:review')
  const { data } = useQuery({ ...queryOf(countPostsToReviewCall), enabled: mayReview })
  return (
    <MenuCount
      count={mayReview && data ? data.count : 0}
      words="to review"
      isCollapsed={isCollapsed}
    />
  )
}
