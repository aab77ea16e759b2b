import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'
import { useUsernameCheck } from './use-username-check.ts'
import type { UsernameCheck } from './username-check.ts'

interface UsernameFieldProps {
  readonly value: string
  readonly current: string
  readonly error: string | undefined
  readonly onChange: (username: string) => void
}

export function UsernameField({ value, current, error, onChange }: UsernameFieldProps) {
  const check = useUsernameCheck(value, current)
  const refusal = check.state === 'unavailable' ? check.message : undefined
  return (
    <Field label="Username" hint={hintOf(check)} error={error ?? refusal}>
      <Input
        prefix="@"
        value={value}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

function hintOf(check: UsernameCheck) {
  if (check.state === 'checking') return 'Checking...'
  if (check.state !== 'available') return 'The address of your public profile'
  return <span className="text-positive">{check.message}</span>
}
