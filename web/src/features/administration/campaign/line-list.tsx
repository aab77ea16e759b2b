import type { ReactNode } from 'react'
import { type Pages, ShowMore } from '#ui/controls/show-more.tsx'
import { Card, CardHeader } from '#ui/layout/card.tsx'
import { ListSkeleton } from '#ui/layout/list-skeleton.tsx'
import { Loaded, type QueryState } from '#ui/layout/loaded.tsx'

interface LineListProps<Row> {
  readonly title: string
  readonly empty: string
  readonly query: QueryState<readonly Row[]> & Pages
  readonly line: (row: Row) => ReactNode
  readonly action?: ReactNode
}

/** Lists what belongs to one user or campaign, a few at a time. */
export function LineList<Row extends { readonly id: string }>({
  title,
  empty,
  query,
  line,
  action,
}: LineListProps<Row>) {
  return (
    <Card>
      <CardHeader title={title} action={action} />
      <Loaded query={query} skeleton={<ListSkeleton />} failed={`${title} could not be loaded.`}>
        {(rows) =>
          rows.length === 0 ? (
            <p className="p-5 text-ink-muted">{empty}</p>
          ) : (
            <ul className="divide-y divide-line">
              {rows.map((row) => (
                <li key={row.id} className="px-1 transition-colors duration-150 hover:bg-surface">
                  {line(row)}
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      <ShowMore pages={query} />
    </Card>
  )
}
