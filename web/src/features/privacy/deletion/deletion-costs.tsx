import { formatCents } from '@permille/contract/money'
import type { DeletionPlan } from '@permille/contract/privacy/account-deletion'
import { Notice } from '#ui/layout/notice.tsx'

/** Lists what a creator loses; nothing if there is nothing to lose. */
export function DeletionCosts({ plan }: { readonly plan: DeletionPlan }) {
  const { givesUpCents, pendingPostsCount, earningPostsCount } = plan
  const lines = [
    givesUpCents > 0 &&
      `${formatCents(givesUpCents)} of earnings you have not withdrawn is given up. It stays in the books, and no one can withdraw it.`,
    pendingPostsCount > 0 &&
      `${postsOf(pendingPostsCount)} in review ${isAre(pendingPostsCount)} withdrawn.`,
    earningPostsCount > 0 &&
      `${postsOf(earningPostsCount)} ${earningPostsCount === 1 ? 'stops' : 'stop'} earning.`,
  ].filter((line) => line !== false)
  if (lines.length === 0) return null
  return (
    <Notice tone="negative" title="What is lost">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </Notice>
  )
}

function postsOf(count: number): string {
  return count === 1 ? '1 post' : `${count} posts`
}

function isAre(count: number): string {
  return count === 1 ? 'is' : 'are'
}
