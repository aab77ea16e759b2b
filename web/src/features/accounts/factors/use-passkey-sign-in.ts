import { useSessionForm } from '../use-session-form.ts'

/** Signs in with a passkey of this device, with or without a password before it. */
export function usePasskeySignIn() {
  const { submit, isPending } = useSessionForm({
    problemsIn: () => ({}),
    send: async (rememberMe: boolean) =>
      (await import('./passkeys.ts')).signInWithPasskey(rememberMe),
    welcome: { title: 'Welcome back!', description: "You've successfully logged in." },
    failure: { title: 'Login failed', description: 'Try again, or use your password.' },
  })
  return { signIn: submit, isPending }
}
