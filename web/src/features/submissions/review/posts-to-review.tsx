import { countPostsToReviewCall } from '@permille/contract/submissions/desk'
import { useQuery } from '@tanstack/react-query'
import { queryOf } from '../../../api/query.ts'
import { joinClasses } from '../../../ui/join-classes.ts'
import { formatCount } from '../../../ui/values/views.tsx'

const most = 99

/** In the menu: how many posts wait for the brand’s decision; a dot where there is no room. */
export function PostsToReview({ isCollapsed }: { readonly isCollapsed: boolean }) {
  const { data } = useQuery(queryOf(countPostsToReviewCall))
  const count = data?.count ?? 0
  if (count === 0) return null
  return (
    <span
      title={`${formatCount(count)} to review`}
      className={joinClasses(
        isCollapsed
          ? 'absolute top-1.5 left-5 size-2 rounded-full bg-accent'
          : 'ml-auto rounded-full bg-accent px-1.5 text-xs leading-5 font-medium text-accent-ink tabular-nums',
      )}
    >
      <span aria-hidden="true">{!isCollapsed && (count > most ? `${most}+` : count)}</span>
      <span className="sr-only">{formatCount(count)} to review</span>
    </span>
  )
}
