import { Field } from './field.tsx'
import { Select } from './select.tsx'

export interface Filters {
  /** Returns whichever of these words is chosen, if any. */
  readonly choose: (name: string, words: readonly string[]) => string | undefined
  readonly change: (name: string, value: string) => void
}

export interface FilterChoice {
  /** The filter's name in the URL. */
  readonly name: string
  readonly label: string
  /** The label of the option that clears the filter. */
  readonly all: string
  readonly words: Readonly<Record<string, string>>
}

interface FilterSelectProps extends FilterChoice {
  readonly filters: Filters
  /** The values under headings; all of them in one list without it. */
  readonly groups?: Readonly<Record<string, readonly string[]>>
}

export function FilterSelect(props: FilterSelectProps) {
  const { filters, name, label, all, words, groups } = props
  const optionOf = (value: string) => ({ value, label: words[value] ?? value })
  const options =
    groups === undefined
      ? Object.keys(words).map(optionOf)
      : Object.entries(groups).map(([group, values]) => ({
          label: group,
          options: values.map(optionOf),
        }))
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
