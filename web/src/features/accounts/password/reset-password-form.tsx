import { passwordReset } from '@permille/contract/accounts/account-forms'
import { resetPasswordCall } from '@permille/contract/accounts/accounts'
import { useState } from 'react'
import { fieldMessagesOf, messageOf, statusOf } from '#api/api-error.ts'
import { problemsIn } from '#api/problems-in.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { Button } from '#ui/controls/button.tsx'
import { Form } from '#ui/controls/form.tsx'
import { formTexts } from '../form-texts.ts'
import { NewPasswordField } from './new-password-field.tsx'

interface ResetPasswordFormProps {
  readonly token: string
  readonly email: string
  readonly onDone: (email: string) => void
  /** Called if the link was used, replaced or has expired. */
  readonly onGone: () => void
}

export function ResetPasswordForm({ token, email, onDone, onGone }: ResetPasswordFormProps) {
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const setting = useAction({
    call: resetPasswordCall,
    request: (password: string) => ({ params: { token }, body: { password } }),
    failed: (error) => {
      if (statusOf(error) === 404) onGone()
      if (statusOf(error) === 404 || Object.keys(fieldMessagesOf(error)).length > 0)
        return undefined
      return errorToast(messageOf(error, 'The password could not be set'))
    },
    onDone: (response) => onDone(response.email),
  })
  const problems = { ...fieldMessagesOf(setting.error), ...found }
  return (
    <Form
      className="grid gap-4"
      onSubmit={(event) => {
        const { password = '' } = formTexts(event)
        const wrong = problemsIn(passwordReset, { password })
        setFound(wrong)
        if (Object.keys(wrong).length === 0 && !setting.isPending) setting.mutate(password)
      }}
    >
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <NewPasswordField label="New password" error={problems.password} />
      <Button type="submit" size="lg" isBusy={setting.isPending}>
        {setting.isPending ? 'Setting...' : 'Set password'}
      </Button>
    </Form>
  )
}
