import type { PublicEventType } from '@permille/contract/events/event-types'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Select } from '#ui/controls/select.tsx'
import { typeGroups } from './webhook-labels.ts'

interface TypesFieldProps {
  readonly offered: readonly PublicEventType[]
  /** Null for all, future ones too. */
  readonly types: readonly PublicEventType[] | null
  readonly onTypes: (types: readonly PublicEventType[] | null) => void
}

/** Which events an endpoint takes. */
export function TypesField({ offered, types, onTypes }: TypesFieldProps) {
  const toggle = (type: PublicEventType, isOn: boolean) =>
    onTypes(offered.filter((each) => (each === type ? isOn : types?.includes(each))))
  return (
    <>
      <Field label="Events">
        <Select
          options={[
            { value: 'all', label: 'All, also those added later' },
            { value: 'chosen', label: 'Only those you choose' },
          ]}
          value={types === null ? 'all' : 'chosen'}
          onChange={({ target }) => onTypes(target.value === 'all' ? null : [])}
        />
      </Field>
      {types !== null &&
        Object.entries(typeGroups(offered)).map(([label, group]) => (
          <fieldset key={label} className="grid grid-cols-1 gap-1">
            <legend className="mb-1 font-medium">{label}</legend>
            {group.map((type) => (
              <Checkbox
                key={type}
                label={<code className="[overflow-wrap:anywhere]">{type}</code>}
                checked={types.includes(type)}
                onChange={({ target }) => toggle(type, target.checked)}
              />
            ))}
          </fieldset>
        ))}
    </>
  )
}
