import { ArrowDown, ArrowUp } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

/** How a table is sorted, and how its heads change that. */
export interface Sorting {
  readonly order: string
  readonly isReversed: boolean
  readonly choose: (order: string) => void
}

/** The part of a column that its head shows. */
export interface HeadedColumn {
  readonly header: string
  /** Aligns numbers to the right. */
  readonly isNumeric?: boolean
  readonly isHeaderHidden?: boolean
  /** Hidden in a table narrower than 64rem, so that the others fit. */
  readonly isSecondary?: boolean
  /** The list's order by this column, which its head chooses; ascending if it begins with the lowest or soonest. */
  readonly sort?: { readonly order: string; readonly isAscending?: boolean }
}

interface ColumnHeadProps {
  readonly column: HeadedColumn
  /** The classes of a secondary column. */
  readonly layout: { readonly secondary?: string }
  readonly sorting: Sorting | undefined
  readonly isDense: boolean
  /** Beside the head, at the table's end. */
  readonly children?: ReactNode
}

export function ColumnHead(props: ColumnHeadProps) {
  const { column, layout, sorting, isDense, children } = props
  const sort = sorting !== undefined && column.sort !== undefined && column.sort
  const isSorted = sort !== false && sorting?.order === sort.order
  const isAscending = sort !== false && (sort.isAscending === true) !== sorting?.isReversed
  const head =
    column.isHeaderHidden === true ? (
      <span className="sr-only">{column.header}</span>
    ) : sort === false ? (
      column.header
    ) : (
      <SortButton
        header={column.header}
        isNumeric={column.isNumeric === true}
        arrow={isSorted ? (isAscending ? ArrowUp : ArrowDown) : undefined}
        onSort={() => sorting?.choose(sort.order)}
      />
    )
  return (
    <th
      // biome-ignore lint/a11y/noRedundantRoles: laid out as cards, it would lose the role of its element
      role="columnheader"
      scope="col"
      aria-sort={isSorted ? (isAscending ? 'ascending' : 'descending') : undefined}
      className={joinClasses(
        isDense ? 'h-8' : 'h-10',
        'px-2 text-sm font-medium whitespace-nowrap text-ink-muted first:pl-5 last:pr-5 @5xl:px-3',
        column.isSecondary === true && layout.secondary,
        column.isNumeric === true ? 'text-right' : 'text-left',
      )}
    >
      {children ? (
        <div className="flex items-center justify-end gap-1">
          <span className={column.isNumeric === true ? undefined : 'mr-auto'}>{head}</span>
          {children}
        </div>
      ) : (
        head
      )}
    </th>
  )
}

interface SortButtonProps {
  readonly header: string
  readonly isNumeric: boolean
  /** Undefined while the list is sorted by something else. */
  readonly arrow: typeof ArrowUp | undefined
  readonly onSort: () => void
}

/** The arrow stands beside the head, on its free side, so that the head stays in its place. */
function SortButton({ header, isNumeric, arrow: Arrow, onSort }: SortButtonProps) {
  return (
    <button
      type="button"
      onClick={onSort}
      className={joinClasses(
        'inline-flex h-7 items-center gap-1 rounded-sm hover:text-ink',
        isNumeric && 'flex-row-reverse',
        Arrow !== undefined && 'text-ink',
      )}
    >
      {header}
      {Arrow !== undefined && <Arrow aria-hidden="true" className="size-3.5" />}
    </button>
  )
}
