import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'

interface ShownTextProps {
  readonly label: string
  readonly text: string
}

/** A text to read and select, in case the browser cannot copy. */
export function ShownText({ label, text }: ShownTextProps) {
  return (
    <Field label={label}>
      <Input
        readOnly
        value={text}
        onFocus={(event) => event.target.select()}
        className="font-mono text-sm"
      />
    </Field>
  )
}
