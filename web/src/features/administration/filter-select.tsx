import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import type { AddressFilters } from './use-address-filters.ts'

interface FilterSelectProps {
  readonly filters: AddressFilters
  /** Of the filter, in the address. */
  readonly name: string
  readonly label: string
  /** What choosing nothing is called. */
  readonly all: string
  readonly words: Readonly<Record<string, string>>
}

export function FilterSelect({ filters, name, label, all, words }: FilterSelectProps) {
  const options = Object.entries(words).map(([value, word]) => ({ value, label: word }))
  return (
    <Field label={label} isLabelHidden>
      <Select
        options={[{ value: 'all', label: all }, ...options]}
        value={filters.choose(name, Object.keys(words)) ?? 'all'}
        onChange={(event) => filters.change(name, event.target.value)}
      />
    </Field>
  )
}
