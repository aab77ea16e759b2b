import type { ReactNode } from 'react'
import { joinClasses } from '../join-classes.ts'

export interface Column<Row> {
  readonly key: string
  readonly header: string
  readonly cell: (row: Row) => ReactNode
  /** Aligns numbers to the right. */
  readonly isNumeric?: boolean
  /** The heading of the card that a row becomes on a narrow screen. Usually the first column. */
  readonly isTitle?: boolean
  readonly isHeaderHidden?: boolean
  /** Hidden in a table narrower than 64rem, so that the others fit. */
  readonly isSecondary?: boolean
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** A row's card in a narrow box; defaults to every column with its name. */
  readonly card?: (row: Row) => ReactNode
  /** True where the columns need 56rem: rows are cards in a narrower box. */
  readonly needsRoom?: boolean
}

/** A table in a box of 42rem or more, cards in a narrower one. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { card, caption, rows, rowKey, needsRoom = false } = props
  if (card === undefined) {
    return (
      <div className="@container">
        <RowsAndColumns {...props} />
      </div>
    )
  }
  return (
    <div className="@container">
      <div className={needsRoom ? '@max-4xl:hidden' : '@max-table:hidden'}>
        <RowsAndColumns {...props} />
      </div>
      <ul
        aria-label={caption}
        className={joinClasses('divide-y divide-line', needsRoom ? '@4xl:hidden' : '@table:hidden')}
      >
        {rows.map((row) => (
          <li key={rowKey(row)}>{card(row)}</li>
        ))}
      </ul>
    </div>
  )
}

/** The roles keep it a table for screen readers when it is laid out as cards. */
function RowsAndColumns<Row>({ caption, columns, rows, rowKey }: DataTableProps<Row>) {
  return (
    <table role="table" className="w-full border-collapse @max-table:block">
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className="@max-table:sr-only">
        <tr role="row">
          {columns.map((column) => (
            <HeaderCell key={column.key} column={column} />
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup" className="@max-table:block">
        {rows.map((row) => (
          <tr
            key={rowKey(row)}
            role="row"
            className="border-t border-line transition-colors duration-150 hover:bg-surface @max-table:grid @max-table:gap-x-10 @max-table:gap-y-2 @lg:@max-table:grid-cols-2 @max-table:p-4 @max-table:first:border-t-0"
          >
            {columns.map((column) => (
              <Cell key={column.key} column={column} row={row} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function HeaderCell<Row>({ column }: { readonly column: Column<Row> }) {
  return (
    <th
      role="columnheader"
      scope="col"
      className={joinClasses(
        'h-10 px-2 text-sm font-medium whitespace-nowrap text-ink-muted first:pl-5 last:pr-5 @5xl:px-3',
        column.isSecondary === true && '@table:@max-5xl:hidden',
        column.isNumeric === true ? 'text-right' : 'text-left',
      )}
    >
      {column.isHeaderHidden === true ? (
        <span className="sr-only">{column.header}</span>
      ) : (
        column.header
      )}
    </th>
  )
}

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
}

function Cell<Row>({ column, row }: CellProps<Row>) {
  const isPlain = column.isTitle === true || column.isHeaderHidden === true
  return (
    <td
      role="cell"
      className={joinClasses(
        'h-12 px-2 py-2 first:pl-5 last:pr-5 @5xl:px-3 @max-table:flex @max-table:h-auto @max-table:min-w-0 @max-table:items-center @max-table:justify-between @max-table:gap-4 @max-table:!p-0',
        column.isNumeric === true && 'text-right tabular-nums lining-nums',
        column.isTitle === true && 'font-medium',
        column.isSecondary === true && '@table:@max-5xl:hidden',
        isPlain && '@lg:@max-table:col-span-2',
      )}
    >
      {!isPlain && (
        <span aria-hidden="true" className="shrink-0 text-sm text-ink-muted @table:hidden">
          {column.header}
        </span>
      )}
      <div className={joinClasses('min-w-0', !isPlain && '@max-table:text-right')}>
        {column.cell(row)}
      </div>
    </td>
  )
}
