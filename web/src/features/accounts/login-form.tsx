import { readSignInOptionsCall, signInCall } from '@permille/contract/accounts/accounts'
import type { PendingSignIn } from '@permille/contract/accounts/factors'
import { useMutation } from '@tanstack/react-query'
import { useLocation, useSearch } from 'wouter'
import { codeOf, detailsOf, messageOf } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Checkbox } from '#ui/controls/checkbox.tsx'
import { Field } from '#ui/controls/field.tsx'
import { Form } from '#ui/controls/form.tsx'
import { Input } from '#ui/controls/input.tsx'
import { PasswordInput } from '#ui/controls/password-input.tsx'
import { toast } from '#ui/overlays/toast.ts'
import { withSearch } from './auth-layout.tsx'
import { formTexts } from './form-texts.ts'
import { useIsInteractive } from './use-is-interactive.ts'
import { useSessionForm } from './use-session-form.ts'

interface Credentials {
  readonly email: string
  readonly password: string
  readonly rememberMe: boolean
}

interface LoginFormProps {
  /** Called if the password was right and a second factor is needed. */
  readonly onPending: (pending: PendingSignIn, rememberMe: boolean) => void
}

export function LoginForm({ onPending }: LoginFormProps) {
  const isInteractive = useIsInteractive()
  const { submit, problems, isPending } = useSessionForm({
    problemsIn: missingIn,
    send: (body: Credentials) => call(signInCall, { body }),
    welcome: { title: 'Welcome back!', description: "You've successfully logged in." },
    failure: { title: 'Login failed', description: 'Invalid credentials' },
    isHandled: (error, { rememberMe }) => {
      if (codeOf(error) !== 'second-factor-needed') return false
      onPending(detailsOf(error) as unknown as PendingSignIn, rememberMe)
      return true
    },
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

/** Without mail, the link shows the toast that the specification asks for. */
function ForgotPassword() {
  const [, navigate] = useLocation()
  const search = useSearch()
  const asking = useMutation({
    mutationFn: () => call(readSignInOptionsCall),
    onSuccess: ({ isResetMailed }) => {
      if (isResetMailed) navigate(withSearch(paths.forgotPassword, search))
      else toast({ title: 'Coming soon', description: 'Password reset will be available soon.' })
    },
    onError: (error) => {
      const description = messageOf(error, 'Please try again')
      toast({ tone: 'negative', title: 'The page could not be opened', description })
    },
  })
  return (
    <button
      type="button"
      className="rounded-sm font-medium text-accent underline-offset-4 hover:underline"
      onClick={() => asking.mutate()}
    >
      Forgot password?
    </button>
  )
}
