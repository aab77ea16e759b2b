import { pastedPostMaxLength } from '@permille/contract/limits'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'

interface PostUrlFieldProps {
  readonly hint: string
  readonly error: string | undefined
  readonly value: string
  readonly onChange: (text: string) => void
}

/** Takes the link alone, or the text that an app copies with it. */
export function PostUrlField({ hint, error, value, onChange }: PostUrlFieldProps) {
  return (
    <Field label="Post URL" hint={hint} error={error}>
      <Input
        type="url"
        inputMode="url"
        name="postUrl"
        placeholder="https://"
        maxLength={pastedPostMaxLength}
        autoComplete="off"
        value={value}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}
