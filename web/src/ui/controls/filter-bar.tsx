import { ChevronDown } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { SearchInput } from './search-input.tsx'

interface FilterBarProps {
  readonly search?: Pick<
    ComponentProps<typeof SearchInput>,
    'label' | 'placeholder' | 'value' | 'onSearch'
  >
  /** In place of a search. */
  readonly lead?: ReactNode
  /** The filters' values, of which those that are set are counted. */
  readonly chosen: readonly unknown[]
  /** The columns on a page of 42rem or more. */
  readonly className: string
  readonly children: ReactNode
}

/**
 * A list's search and its filters in a row. On a narrower page the filters are behind a button that says how many of
 * them are set, so that the list begins higher up.
 */
export function FilterBar({ search, lead, chosen, className, children }: FilterBarProps) {
  const [isOpen, setIsOpen] = useState(false)
  const count = chosen.filter(Boolean).length
  return (
    <search className={`filter-bar ${className}`}>
      {search === undefined ? lead : <SearchInput {...search} />}
      <Button variant="secondary" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
        {count === 0 ? 'Filters' : `Filters (${count})`}
        <ChevronDown aria-hidden="true" className="size-4" />
      </Button>
      <div>{children}</div>
    </search>
  )
}
