import { acceptance } from '@permille/contract/accounts/account-forms'
import type { acceptInvitationCall } from '@permille/contract/accounts/invitations'
import type { LikeEndpoint } from '@permille/contract/endpoint'
import { call } from '#api/call.ts'
import { problemsIn } from '#api/problems-in.ts'
import { Button } from '#ui/controls/button.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { formTexts } from './form-texts.ts'
import { TermsNote } from './legal/terms-note.tsx'
import { NewPasswordField } from './password/new-password-field.tsx'
import { useSessionForm } from './use-session-form.ts'

interface InvitationFormProps {
  readonly accept: LikeEndpoint<typeof acceptInvitationCall>
  readonly token: string
  readonly email: string
}

interface Acceptance {
  readonly displayName: string
  readonly password: string
}

export function InvitationForm({ accept, token, email }: InvitationFormProps) {
  const { submit, problems, isPending } = useSessionForm({
    problemsIn: (typed: Acceptance) => problemsIn(acceptance, typed),
    send: (body: Acceptance) => call(accept, { params: { token }, body }),
    welcome: { title: 'Account created!', description: 'Welcome to the platform.' },
    failure: { title: 'Registration failed', description: 'Please try again' },
  })
  return (
    <Form
      className="grid gap-4"
      onSubmit={(event) => {
        const { displayName = '', password = '' } = formTexts(event)
        submit({ displayName, password })
      }}
    >
      <input type="hidden" autoComplete="username" value={email} readOnly />
      <Field label="Display Name" error={problems.displayName}>
        <Input name="displayName" autoComplete="name" required />
      </Field>
      <NewPasswordField error={problems.password} />
      <Button type="submit" size="lg" isBusy={isPending}>
        {isPending ? 'Creating account...' : 'Create account'}
      </Button>
      <TermsNote />
    </Form>
  )
}
