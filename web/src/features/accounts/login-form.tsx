import { signInCall } from '@permille/contract/accounts'
import { call } from '../../api/call.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Checkbox } from '../../ui/controls/checkbox.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Form } from '../../ui/controls/form.tsx'
import { Input } from '../../ui/controls/input.tsx'
import { PasswordInput } from '../../ui/controls/password-input.tsx'
import { toast } from '../../ui/overlays/toast.ts'
import { formTexts } from './form-texts.ts'
import { useIsInteractive } from './use-is-interactive.ts'
import { useSessionForm } from './use-session-form.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

export function LoginForm() {
  const isInteractive = useIsInteractive()
  const { submit, problems, isPending } = useSessionForm({
    problemsIn: missingIn,
    send: (body: Credentials) => call(signInCall, { body }),
    welcome: { title: 'Welcome back!', description: "You've successfully logged in." },
    failure: { title: 'Login failed', description: 'Invalid credentials' },
  })
  return (
    <Form
      className="grid gap-4"
      onSubmit={(event) => {
        const { email = '', password = '', rememberMe } = formTexts(event)
        submit({ email, password, rememberMe: rememberMe === 'on' })
      }}
    >
      <Field label="Email" error={problems.email}>
        <Input name="email" type="email" autoComplete="username" required />
      </Field>
      <Field label="Password" error={problems.password}>
        <PasswordInput name="password" autoComplete="current-password" required />
      </Field>
      <div className="flex items-center justify-between gap-4">
        <Checkbox name="rememberMe" label="Remember me" />
        <ForgotPassword />
      </div>
      <Button type={isInteractive ? 'submit' : 'button'} size="lg" isBusy={isPending}>
        {isPending ? 'Signing in...' : 'Sign in'}
      </Button>
    </Form>
  )
}

function missingIn({ email, password }: Credentials): Readonly<Record<string, string>> {
  return {
    ...(email.trim() === '' && { email: 'Email is required' }),
    ...(password === '' && { password: 'Password is required' }),
  }
}

function ForgotPassword() {
  return (
    <button
      type="button"
      className="rounded-sm font-medium text-accent underline-offset-4 hover:underline"
      onClick={() =>
        toast({ title: 'Coming soon', description: 'Password reset will be available soon.' })
      }
    >
      Forgot password?
    </button>
  )
}
