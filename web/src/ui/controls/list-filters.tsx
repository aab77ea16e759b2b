import { joinClasses } from '../join-classes.ts'
import { type FilterChoice, FilterSelect, type Filters } from './filter-select.tsx'
import { SearchInput } from './search-input.tsx'

interface ListFiltersProps {
  readonly filters: Filters & { readonly read: (name: string) => string }
  /** The search's name in the URL, and its texts. */
  readonly search?: { readonly name: string; readonly label: string; readonly placeholder: string }
  readonly choice?: FilterChoice
}

/** The row of filters between a card's header and its list. */
export function ListFilters({ filters, search, choice }: ListFiltersProps) {
  const hasBoth = search !== undefined && choice !== undefined
  return (
    <search
      className={joinClasses(
        'grid grid-cols-1 gap-3 border-b border-line px-5 py-3',
        hasBoth ? '@lg/page:grid-cols-[minmax(0,1fr)_11rem]' : '@lg/page:*:max-w-72',
      )}
    >
      {search !== undefined && (
        <SearchInput
          label={search.label}
          placeholder={search.placeholder}
          value={filters.read(search.name)}
          onSearch={(words) => filters.change(search.name, words)}
        />
      )}
      {choice !== undefined && <FilterSelect filters={filters} {...choice} />}
    </search>
  )
}
