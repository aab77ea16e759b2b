import { confirmIdentityCall } from '@permille/contract/accounts'
import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { messageOf } from '../../api/api-error.ts'
import { call } from '../../api/call.ts'
import { useCurrentUser } from '../../api/session.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { PasswordInput } from '../../ui/controls/password-input.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'

interface ConfirmIdentityDialogProps {
  readonly onAnswer: (isConfirmed: boolean) => void
}

/** Asks for the password again before an action that moves money or grants rights. */
export function ConfirmIdentityDialog({ onAnswer }: ConfirmIdentityDialogProps) {
  const formId = useId()
  const { email } = useCurrentUser()
  const [password, setPassword] = useState('')
  const confirming = useMutation({
    mutationFn: () => call(confirmIdentityCall, { body: { password } }),
    onSuccess: () => onAnswer(true),
  })
  return (
    <Dialog
      isOpen
      onOpenChange={() => onAnswer(false)}
      title="Confirm it’s you"
      description="You signed in more than 15 minutes ago. Enter your password to continue."
      actions={
        <>
          <Button variant="secondary" onClick={() => onAnswer(false)}>
            Cancel
          </Button>
          <Button
            type="submit"
            form={formId}
            disabled={password === ''}
            isBusy={confirming.isPending}
          >
            {confirming.isPending ? 'Checking...' : 'Continue'}
          </Button>
        </>
      }
    >
      <Form id={formId} onSubmit={() => confirming.isPending || confirming.mutate()}>
        <input type="hidden" autoComplete="username" value={email} readOnly />
        <Field
          label="Password"
          error={
            confirming.error === null
              ? undefined
              : messageOf(confirming.error, 'Your password could not be checked')
          }
        >
          <PasswordInput
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </Field>
      </Form>
    </Dialog>
  )
}
