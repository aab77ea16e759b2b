import { registration } from '@permille/contract/accounts/account-forms'
import { type CurrentUser, registerCall } from '@permille/contract/accounts/accounts'
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

interface Registration {
  readonly displayName: string
  readonly email: string
  readonly password: string
}

export function RegisterForm() {
  const { submit, problems, isPending } = useSessionForm({
    problemsIn: (typed: Registration) => problemsIn(registration, typed),
    send: createAccount,
    welcome: { title: 'Account created!', description: 'Welcome to the platform.' },
    failure: { title: 'Registration failed', description: 'Please try again' },
  })
  return (
    <Form
      className="grid gap-4"
      onSubmit={(event) => {
        const { displayName = '', email = '', password = '' } = formTexts(event)
        submit({ displayName, email, password })
      }}
    >
      <Field label="Display Name" error={problems.displayName}>
        <Input name="displayName" autoComplete="name" required />
      </Field>
      <Field label="Email" error={problems.email}>
        <Input name="email" type="email" autoComplete="username" required />
      </Field>
      <NewPasswordField error={problems.password} />
      <Button type="submit" size="lg" isBusy={isPending}>
        {isPending ? 'Creating account...' : 'Create account'}
      </Button>
      <TermsNote />
    </Form>
  )
}

function createAccount(typed: Registration): Promise<{ user: CurrentUser }> {
  return call(registerCall, { body: { ...typed, role: 'creator' } })
}
