import { passwordChange } from '@permille/contract/accounts/account-forms'
import { changePasswordCall } from '@permille/contract/accounts/accounts'
import { passwordMinLength } from '@permille/contract/limits'
import { useState } from 'react'
import { fieldMessagesOf, messageOf } from '#api/api-error.ts'
import { problemsIn } from '#api/problems-in.ts'
import { ownPushEndpoint } from '#api/push-endpoint.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'

const untyped = { currentPassword: '', newPassword: '' }

export function PasswordForm() {
  const { typed, change, submit, problems, isPending } = useChangePassword()
  return (
    <Form className="grid grid-cols-1 gap-5 sm:grid-cols-2" onSubmit={submit}>
      <Field label="Old password" error={problems.currentPassword}>
        <PasswordInput
          autoComplete="current-password"
          value={typed.currentPassword}
          onChange={(event) => change({ currentPassword: event.target.value })}
        />
      </Field>
      <Field
        label="New password"
        hint={`At least ${passwordMinLength} characters. You’ll be signed out on your other devices.`}
        error={problems.newPassword ?? problems.password}
      >
        <PasswordInput
          autoComplete="new-password"
          value={typed.newPassword}
          onChange={(event) => change({ newPassword: event.target.value })}
        />
      </Field>
      <Button
        type="submit"
        variant="secondary"
        className="sm:justify-self-start"
        isBusy={isPending}
      >
        {isPending ? 'Changing...' : 'Change password'}
      </Button>
    </Form>
  )
}

function useChangePassword() {
  const [typed, setTyped] = useState(untyped)
  const [problems, setProblems] = useState<Readonly<Record<string, string>>>({})
  const { mutate, isPending } = useAction({
    call: changePasswordCall,
    request: (body: typeof untyped & { pushEndpoint: string | undefined }) => ({ body }),
    done: 'Password changed',
    failed: (error) => {
      setProblems(fieldMessagesOf(error))
      return errorToast(messageOf(error, 'Failed to change the password'))
    },
    onDone: () => setTyped(untyped),
  })
  const submit = () => {
    const found = problemsIn(passwordChange, typed)
    setProblems(found)
    if (Object.keys(found).length > 0) return
    void ownPushEndpoint().then((pushEndpoint) => mutate({ ...typed, pushEndpoint }))
  }
  const change = (changes: Partial<typeof untyped>) =>
    setTyped((current) => ({ ...current, ...changes }))
  return { typed, change, submit, problems, isPending }
}
