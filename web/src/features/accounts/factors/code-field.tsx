import { useEffect, useRef } from 'react'
import { Field } from '#ui/controls/field.tsx'
import { Input } from '#ui/controls/input.tsx'

export type CodeKind = 'app' | 'recovery'

interface CodeFieldProps {
  readonly kind: CodeKind
  readonly error?: string | undefined
  readonly value: string
  readonly onChange: (value: string) => void
}

/** Focuses itself, because entering the code is the only task. */
export function CodeField({ kind, error, value, onChange }: CodeFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (kind !== undefined) input.current?.focus()
  }, [kind])
  const isApp = kind === 'app'
  return (
    <Field
      label={isApp ? 'Code' : 'Recovery code'}
      hint={
        isApp
          ? 'The 6 digits your authenticator app shows now'
          : 'One you saved, or one an admin gave you. Each works once.'
      }
      error={error}
    >
      <Input
        ref={input}
        key={kind}
        name="code"
        value={value}
        onChange={(event) => onChange(event.target.value)}
        inputMode={isApp ? 'numeric' : 'text'}
        autoComplete={isApp ? 'one-time-code' : 'off'}
        autoCapitalize="characters"
        spellCheck={false}
        className="font-mono"
      />
    </Field>
  )
}
