import { Field } from './field.tsx'
import { Select } from './select.tsx'

interface SortSelectProps {
  readonly label?: string
  /** The names of the orders, by their words in the URL. */
  readonly names: Readonly<Record<string, string>>
  readonly sorting: { readonly word: string; readonly change: (word: string) => void }
}

/** Sorts a list where it has no heads. */
export function SortSelect({ label = 'Sort', names, sorting }: SortSelectProps) {
  return (
    <Field label={label} isLabelHidden>
      <Select
        options={Object.entries(names).map(([value, name]) => ({ value, label: name }))}
        value={sorting.word in names ? sorting.word : sorting.word.replace(/^-/, '')}
        onChange={(event) => sorting.change(event.target.value)}
      />
    </Field>
  )
}
