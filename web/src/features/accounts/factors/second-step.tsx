import { type PendingSignIn, signInWithCodeCall } from '@permille/contract/accounts/factors'
import { useEffect, useRef, useState } from 'react'
import { codeOf } from '#api/api-error.ts'
import { call } from '#api/call.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Form } from '#ui/controls/form.tsx'
import { useSessionForm } from '../use-session-form.ts'
import { CodeField, type CodeKind } from './code-field.tsx'
import { TextButton } from './text-button.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

interface SecondStepProps {
  readonly pending: PendingSignIn & { readonly rememberMe: boolean }
  /** Goes back to the password. */
  readonly onBack: () => void
}

/** Asks for the second factor after the password. */
export function SecondStep({ pending, onBack }: SecondStepProps) {
  const { hasApp, hasPasskey } = pending
  const [kind, setKind] = useState<CodeKind | undefined>(hasApp ? 'app' : undefined)
  return (
    <div className="grid grid-cols-1 gap-6">
      {hasPasskey && <Passkey rememberMe={pending.rememberMe} isAlone={kind === undefined} />}
      {kind !== undefined && (
        <CodeForm key={kind} kind={kind} pending={pending} onExpired={onBack} />
      )}
      <div className="flex flex-wrap justify-between gap-x-6 gap-y-3">
        {kind !== 'recovery' && (
          <TextButton onClick={() => setKind('recovery')}>Use a recovery code</TextButton>
        )}
        {kind === 'recovery' && hasApp && (
          <TextButton onClick={() => setKind('app')}>Use the app’s code</TextButton>
        )}
        <TextButton onClick={onBack}>Back</TextButton>
      </div>
      <p className="text-sm text-ink-muted">
        Lost them all? An admin of this marketplace can give you a code that works once.
      </p>
    </div>
  )
}

function Passkey({ rememberMe, isAlone }: { rememberMe: boolean; isAlone: boolean }) {
  const { signIn, isPending } = usePasskeySignIn()
  const button = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isAlone) button.current?.focus()
  }, [isAlone])
  return (
    <Button
      ref={button}
      size="lg"
      variant={isAlone ? 'primary' : 'secondary'}
      isBusy={isPending}
      onClick={() => signIn(rememberMe)}
    >
      {isPending ? 'Waiting for your passkey...' : 'Use a passkey'}
    </Button>
  )
}

interface CodeFormProps {
  readonly kind: CodeKind
  readonly pending: PendingSignIn
  readonly onExpired: () => void
}

function CodeForm({ kind, pending: { pendingToken }, onExpired }: CodeFormProps) {
  const [code, setCode] = useState('')
  const { submit, problems, isPending } = useSessionForm({
    problemsIn: (typed: string) => (typed.trim() === '' ? { code: 'Enter a code' } : noProblems),
    send: (typed) => call(signInWithCodeCall, { body: { pendingToken, code: typed } }),
    ...(kind === 'app' ? signedIn : signedInWithoutFactor),
    failure: { title: 'Login failed', description: 'The code could not be checked' },
    isHandled: (error) => {
      if (codeOf(error) === 'sign-in-expired') onExpired()
      return false
    },
  })
  return (
    <Form className="grid gap-4" onSubmit={() => submit(code)}>
      <CodeField kind={kind} error={problems.code} value={code} onChange={setCode} />
      <Button type="submit" size="lg" isBusy={isPending}>
        {isPending ? 'Checking...' : 'Continue'}
      </Button>
    </Form>
  )
}

const signedIn = {
  welcome: { title: 'Welcome back!', description: "You've successfully logged in." },
}

/** The toast after signing in without the factor: a lost one is requested again at the next sign-in. */
const signedInWithoutFactor = {
  welcome: {
    title: 'Welcome back!',
    description: 'If you lost your app or your passkeys, replace them here now.',
  },
  leadsTo: paths.security,
}

const noProblems: Readonly<Record<string, string>> = {}
