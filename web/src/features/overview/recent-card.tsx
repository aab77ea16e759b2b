import { dashboardListLength } from '@permille/contract/limits'
import { type ReactNode, Suspense } from 'react'
import { Link } from 'wouter'
import { Boundary } from '#ui/failure/boundary.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded, type QueryState } from '#ui/layout/loaded.tsx'

interface RecentCardProps<Item> {
  readonly title: string
  readonly query: QueryState<readonly Item[]>
  readonly more: { readonly label: string; readonly href: string }
  readonly empty: ReactNode
  /** May use a lazy component: its code can load along with the items. */
  readonly line: (item: Item) => ReactNode
}

/** The first few items of a list, with a link to all of them. */
export function RecentCard<Item>({ title, query, more, empty, line }: RecentCardProps<Item>) {
  return (
    <Card>
      <CardHeader
        title={title}
        action={
          <Link
            href={more.href}
            className="finger shrink-0 font-medium text-accent hover:underline"
          >
            {more.label}
          </Link>
        }
      />
      <Loaded
        query={query}
        skeleton={<ListSkeleton lines={dashboardListLength} />}
        failed={`${title} could not be loaded.`}
      >
        {(items) =>
          items.length === 0 ? (
            empty
          ) : (
            <Boundary>
              <Suspense fallback={<ListSkeleton lines={dashboardListLength} />}>
                <ul className="divide-y divide-line">
                  {items.slice(0, dashboardListLength).map(line)}
                </ul>
              </Suspense>
            </Boundary>
          )
        }
      </Loaded>
    </Card>
  )
}

interface RecentLineProps {
  readonly href: string
  /** A small picture at the left. */
  readonly picture?: ReactNode
  readonly title: string
  readonly note: ReactNode
  readonly facts: ReactNode
}

/** Where the facts would leave the title less room than a few words, they stand below it. */
export function RecentLine({ href, picture, title, note, facts }: RecentLineProps) {
  return (
    <li className="relative flex min-h-16 flex-wrap items-center gap-3 px-5 py-2.5 transition-colors duration-150 hover:bg-surface">
      {picture}
      <div className="min-w-0 grow basis-32">
        <Link href={href} className="block truncate font-medium after:absolute after:inset-0">
          {title}
        </Link>
        <p className="truncate text-sm text-ink-muted">{note}</p>
      </div>
      <div className="ml-auto flex shrink-0 items-center gap-4">{facts}</div>
    </li>
  )
}
