import { type ReactNode, useRef } from 'react'
import { useRowKeys } from './use-row-keys.ts'

interface WorkedRowsProps {
  /** Whether the rows have checkboxes. */
  readonly canSelect?: boolean
  readonly children: ReactNode
}

/** A list that is worked through: its rows open by a click anywhere in them, and by keys. One on a page. */
export function WorkedRows({ canSelect = false, children }: WorkedRowsProps) {
  const list = useRef<HTMLDivElement>(null)
  useRowKeys(list, canSelect)
  return (
    <div ref={list} className="[&_:is(tr,li):has([data-row-link])]:cursor-pointer">
      {children}
    </div>
  )
}
