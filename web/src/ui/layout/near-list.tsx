import { type ReactNode, useRef } from 'react'
import { joinClasses } from '../join-classes.ts'
import { useNearRows } from './use-near-rows.ts'

interface NearListProps<Row> {
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly label?: string
  readonly className?: string
  /** What is in the row’s list item. */
  readonly children: (row: Row) => ReactNode
}

/** Rows one below the other; of more than a hundred, those near the screen are in the page. */
export function NearList<Row>({ rows, rowKey, label, className, children }: NearListProps<Row>) {
  const list = useRef<HTMLUListElement>(null)
  const keys = rows.map(rowKey)
  const { parts, isPartial } = useNearRows(keys, list)
  return (
    <ul ref={list} aria-label={label} className={joinClasses('divide-y divide-line', className)}>
      {parts.map((part) => {
        const row = rows[part.index]
        if (part.kind === 'gap' || row === undefined) {
          const style = { height: part.kind === 'gap' ? part.px : 0 }
          return <li key={`gap ${part.index}`} aria-hidden="true" style={style} />
        }
        const place = isPartial && { 'aria-setsize': rows.length, 'aria-posinset': part.index + 1 }
        return (
          <li key={keys[part.index]} data-row={keys[part.index]} {...place}>
            {children(row)}
          </li>
        )
      })}
    </ul>
  )
}
