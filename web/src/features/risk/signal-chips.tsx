import { countFlaggedPostsCall } from '@permille/contract/risk/admin-risk'
import type { SignalCode } from '@permille/contract/risk/signals'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'wouter'
import { adminPaths } from '#admin-paths.ts'
import { queryOf } from '#api/query.ts'
import { joinClasses } from '#ui/join-classes.ts'
import { overflowFades, useTabRow } from '#ui/values/use-overflow.ts'
import { formatCount } from '#ui/values/views.tsx'
import { riskLabels } from './risk-labels.ts'

interface SignalChipsProps {
  /** The one that the list is narrowed to; its chip leads back to the whole list. */
  readonly current?: SignalCode | undefined
}

/** How many posts wait with each signal, each leading to those posts, highest worth first. */
export function SignalChips({ current }: SignalChipsProps) {
  const { data: counts } = useQuery(queryOf(countFlaggedPostsCall))
  const { row, overflow } = useTabRow<HTMLElement>()
  return (
    <nav
      ref={row}
      aria-label="Signals"
      className={joinClasses(
        'flex h-8 items-center gap-2 overflow-x-auto text-sm [scrollbar-width:none] max-md:h-11',
        overflowFades[overflow],
      )}
    >
      {counts?.length === 0 && (
        <p className="text-ink-muted">No post waiting for a decision has a risk signal.</p>
      )}
      {counts?.map(({ code, postCount }) => (
        <Link
          key={code}
          href={
            code === current
              ? adminPaths.submissions
              : `${adminPaths.submissions}?risk=${code}&sort=pays`
          }
          aria-current={code === current ? 'true' : undefined}
          className={joinClasses(
            'flex h-full shrink-0 items-center gap-2 rounded-full border px-3 -outline-offset-2 transition-colors duration-150',
            code === current
              ? 'border-accent bg-accent-soft'
              : 'border-line text-ink-muted hover:text-ink',
          )}
        >
          {riskLabels[code]}
          <span className="font-medium text-ink tabular-nums">
            {postCount === 1 ? '1 post' : `${formatCount(postCount)} posts`}
          </span>
        </Link>
      ))}
    </nav>
  )
}
