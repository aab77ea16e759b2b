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
  const { word } = sorting
  // A head turns orders around that have no name the other way.
  const offered = word in names ? names : { ...names, [word]: `${names[word.slice(1)]}, Reversed` }
  return (
    <Field label={label} isLabelHidden>
      <Select
        options={Object.entries(offered).map(([value, name]) => ({ value, label: name }))}
        value={word}
        onChange={(event) => sorting.change(event.target.value)}
      />
    </Field>
  )
}
