import { passwordMinLength } from '@permille/contract/limits'
import { Field } from '#ui/controls/field.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'

interface NewPasswordFieldProps {
  readonly label?: string
  readonly error: string | undefined
}

/** The field `password` of a form in which someone chooses one. */
export function NewPasswordField({ label = 'Password', error }: NewPasswordFieldProps) {
  return (
    <Field label={label} hint={`At least ${passwordMinLength} characters`} error={error}>
      <PasswordInput
        name="password"
        autoComplete="new-password"
        placeholder="Choose a strong password"
        required
      />
    </Field>
  )
}
