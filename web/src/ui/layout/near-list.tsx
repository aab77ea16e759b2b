import { memo, type ReactNode, useMemo, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useNearRows } from './use-near-rows.ts'

interface NearListProps<Row> {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly label?: string
  readonly className?: string
  /** Renders the content of the row’s list item. */
  readonly children: (row: Row) => ReactNode
}

/** Rows one below the other. Of more than a hundred, renders only those near the screen. */
export function NearList<Row>({ rows, rowKey, label, className, children }: NearListProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const keys = useMemo(() => rows.map(rowKey), [rows, rowKey])
  const { parts, isPartial, measure } = useNearRows({ keys, box: list, form: 'cards' })
  return (
    <ul
      ref={list}
      aria-label={label}
      className={joinClasses(
        'divide-y divide-line',
        isPartial && '[overflow-anchor:none]',
        className,
      )}
    >
      {parts.map((part) => {
        const row = rows[part.index]
        if (part.kind === 'gap' || row === undefined) {
          const style = { height: part.kind === 'gap' ? part.px : 0 }
          return <li key={`gap ${part.index}`} aria-hidden="true" style={style} />
        }
        const place = isPartial && {
          ref: measure,
          'data-index': part.index,
          'aria-setsize': rows.length,
          'aria-posinset': part.index + 1,
        }
        return (
          <li key={keys[part.index]} {...place}>
            <Item row={row}>{children}</Item>
          </li>
        )
      })}
    </ul>
  )
}

interface ItemProps<Row> {
  readonly row: Row
  readonly children: (row: Row) => ReactNode
}

/** Renders again only when its row changes, not each time the list scrolls. */
const Item = memo(function Item<Row>({ row, children }: ItemProps<Row>) {
  return children(row)
}) as <Row>(props: ItemProps<Row>) => ReactNode
