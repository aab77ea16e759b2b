import { memo, type ReactNode, type RefObject, useLayoutEffect, useMemo, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { NearList } from '../layout/near-list.tsx'
import type { Part } from '../layout/near-rows.ts'
import { useNearRows } from '../layout/use-near-rows.ts'
import { useShownForm } from '../layout/use-shown-form.ts'
import { ColumnChoice, isChoosable } from './column-choice.tsx'
import { ColumnHead, type HeadedColumn, type Sorting } from './column-head.tsx'
import { useHiddenColumns } from './hidden-columns.ts'

export interface Column<Row> extends HeadedColumn {
  readonly key: string
  readonly cell: (row: Row) => ReactNode
  /** The heading of the card that a row becomes on a narrow screen. Usually the first column. */
  readonly isTitle?: boolean
}

interface DataTableProps<Row> {
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  /** A row's card in a narrow box; defaults to every column with its name. */
  readonly card?: (row: Row) => ReactNode
  /** True if every column must show, which needs 56rem: in a narrower box, rows are cards. */
  readonly needsRoom?: boolean
  /** Rows of two lines, close together, for a list that is worked through. */
  readonly isDense?: boolean
  /** Where the list has orders. */
  readonly sorting?: Sorting | undefined
  /** The list's name in the browser, which then can hide columns of it. */
  readonly choice?: string
  /** Another look, such as of a table that stays one in a narrow box, which scrolls sideways. */
  readonly layout?: TableLayout
}

/** Tailwind finds only whole class names, so each is written twice. */
const layouts = {
  usual: {
    table: '@max-table:block',
    cards: '@table:hidden',
    head: '@max-table:sr-only',
    row: '@max-table:grid @max-table:gap-x-10 @max-table:gap-y-2 @lg:@max-table:grid-cols-2 @max-table:p-4 @max-table:first:border-t-0',
    cell: '@max-table:flex @max-table:h-auto @max-table:min-w-0 @max-table:items-center @max-table:justify-between @max-table:gap-4 @max-table:!p-0',
    plain: '@lg:@max-table:col-span-2',
    value: '@max-table:text-right',
    secondary: '@table:@max-5xl:hidden',
    none: '@max-table:hidden',
  },
  roomy: {
    table: '@max-4xl:block',
    cards: '@4xl:hidden',
    head: '@max-4xl:sr-only',
    row: '@max-4xl:grid @max-4xl:gap-x-10 @max-4xl:gap-y-2 @lg:@max-4xl:grid-cols-2 @max-4xl:p-4 @max-4xl:first:border-t-0',
    cell: '@max-4xl:flex @max-4xl:h-auto @max-4xl:min-w-0 @max-4xl:items-center @max-4xl:justify-between @max-4xl:gap-4 @max-4xl:!p-0',
    plain: '@lg:@max-4xl:col-span-2',
    value: '@max-4xl:text-right',
    secondary: '@4xl:@max-5xl:hidden',
    none: '@max-4xl:hidden',
  },
} as const

/** The classes of a table's parts. */
export type TableLayout = Partial<Record<keyof (typeof layouts)['usual'], string>> & {
  readonly cards: string
}

interface LaidOut {
  readonly layout?: TableLayout
  readonly needsRoom?: boolean
}

const layoutOf = ({ layout, needsRoom }: LaidOut): TableLayout =>
  layout ?? layouts[needsRoom ? 'roomy' : 'usual']

/** Renders a table in a box of 42rem or more, cards in a narrower one. */
export function DataTable<Row>({ card, ...props }: DataTableProps<Row>) {
  if (card !== undefined) return <TableOrCards {...props} card={card} />
  return (
    <div className="@container">
      <RowsAndColumns {...props} />
    </div>
  )
}

type TableProps<Row> = Omit<DataTableProps<Row>, 'card'>

interface TableOrCardsProps<Row> extends TableProps<Row> {
  readonly card: (row: Row) => ReactNode
}

function TableOrCards<Row>({ card, ...props }: TableOrCardsProps<Row>) {
  const { caption, rows, rowKey } = props
  const layout = layoutOf(props)
  const table = useRef<HTMLDivElement>(null)
  const shown = useShownForm(table)
  return (
    <div className="@container">
      <div ref={table} className={layout.none}>
        {(shown === 'table' || shown === 'both') && <RowsAndColumns {...props} />}
      </div>
      {(shown === 'cards' || shown === 'both') && (
        <NearList rows={rows} rowKey={rowKey} label={caption} className={layout.cards}>
          {card}
        </NearList>
      )}
    </div>
  )
}

/** The roles keep it a table for screen readers when it is laid out as cards. */
function RowsAndColumns<Row>(props: TableProps<Row>) {
  const { caption, rows, rowKey, isDense = false, sorting, choice } = props
  const hidden = useHiddenColumns(choice)
  const columns = useMemo(
    () => props.columns.filter((each) => !(isChoosable(each) && hidden.includes(each.key))),
    [props.columns, hidden],
  )
  const layout = layoutOf(props)
  const [head, body] = [useRef<HTMLTableRowElement>(null), useRef<HTMLTableSectionElement>(null)]
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const { parts, isPartial, measure } = useNearRows({ keys, box: body, form: 'table' })
  useSteadyColumns(head, isPartial)
  return (
    <table
      role="table"
      aria-rowcount={isPartial ? rows.length + 1 : undefined}
      className={joinClasses('w-full border-collapse', layout.table)}
    >
      <caption className="sr-only">{caption}</caption>
      <thead role="rowgroup" className={layout.head}>
        <tr ref={head} role="row" aria-rowindex={isPartial ? 1 : undefined}>
          {columns.map((column) => (
            <ColumnHead
              key={column.key}
              column={column}
              layout={layout}
              sorting={sorting}
              isDense={isDense}
            >
              {choice !== undefined && column === columns.at(-1) && (
                <ColumnChoice list={choice} columns={props.columns} />
              )}
            </ColumnHead>
          ))}
        </tr>
      </thead>
      <tbody
        ref={body}
        role="rowgroup"
        className={joinClasses(layout.table, isPartial && '[overflow-anchor:none]')}
      >
        {parts.map((part) => {
          const row = rows[part.index]
          if (part.kind === 'gap' || row === undefined) {
            return <Gap key={`gap ${part.index}`} part={part} columnCount={columns.length} />
          }
          const place = isPartial ? part.index : undefined
          const frame = { columns, layout, measure, place, isDense }
          return <BodyRow key={keys[part.index]} row={row} {...frame} />
        })}
      </tbody>
    </table>
  )
}

/** Fixes the column widths: with other rows rendered, the browser would choose others. */
function useSteadyColumns(head: RefObject<HTMLTableRowElement | null>, isWanted: boolean) {
  useLayoutEffect(() => {
    const row = head.current
    if (!isWanted || row === null || row.offsetWidth === 0) return
    const cells = [...row.cells]
    const widths = cells.map((cell) => (cell.offsetWidth / row.offsetWidth) * 100)
    for (const [place, cell] of cells.entries()) cell.style.width = `${widths[place]}%`
  }, [head, isWanted])
}

interface BodyRowProps<Row> {
  readonly row: Row
  readonly columns: readonly Column<Row>[]
  readonly layout: TableLayout
  readonly measure: ((row: Element | null) => void) | undefined
  /** The row's index, if not all rows are rendered. */
  readonly place: number | undefined
  readonly isDense: boolean
}

const BodyRow = memo(function BodyRow<Row>(props: BodyRowProps<Row>) {
  const { row, columns, layout, measure, place, isDense } = props
  return (
    <tr
      role="row"
      ref={measure}
      data-index={place}
      // Row 1 is the header.
      aria-rowindex={place === undefined ? undefined : place + 2}
      // No transition: while the list scrolls under the pointer, every frame of it would repaint.
      className={joinClasses('group/row border-t border-line hover:bg-surface', layout.row)}
    >
      {columns.map((column) => (
        <Cell key={column.key} column={column} row={row} layout={layout} isDense={isDense} />
      ))}
    </tr>
  )
}) as <Row>(props: BodyRowProps<Row>) => ReactNode

function Gap({ part, columnCount }: { readonly part: Part; readonly columnCount: number }) {
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can have the focus
    <tr aria-hidden="true">
      <td
        colSpan={columnCount}
        className="p-0"
        style={{ height: part.kind === 'gap' ? part.px : 0 }}
      />
    </tr>
  )
}

interface CellProps<Row> {
  readonly column: Column<Row>
  readonly row: Row
  readonly layout: TableLayout
  readonly isDense: boolean
}

function Cell<Row>({ column, row, layout, isDense }: CellProps<Row>) {
  const isPlain = column.isTitle === true || column.isHeaderHidden === true
  return (
    <td
      role="cell"
      className={joinClasses(
        'px-2 first:pl-5 last:pr-5 @5xl:px-3',
        isDense ? 'h-[35px] leading-tight' : 'h-12 py-2',
        layout.cell,
        column.isNumeric === true && 'text-right tabular-nums lining-nums',
        column.isTitle === true && 'font-medium',
        column.isSecondary === true && layout.secondary,
        isPlain && layout.plain,
      )}
    >
      {!isPlain && (
        <span
          aria-hidden="true"
          className={joinClasses('shrink-0 text-sm text-ink-muted', layout.cards)}
        >
          {column.header}
        </span>
      )}
      <div className={joinClasses('min-w-0', !isPlain && layout.value)}>{column.cell(row)}</div>
    </td>
  )
}
