import { Button } from '#ui/controls/button.tsx'
import { usePasskeySignIn } from './use-passkey-sign-in.ts'

/** Signs in with a passkey, without a password. The session lasts as long as one not remembered. */
export function PasskeySignIn() {
  const { signIn, isPending } = usePasskeySignIn()
  return (
    <Button variant="secondary" size="lg" isBusy={isPending} onClick={() => signIn(false)}>
      {isPending ? 'Waiting for your passkey...' : 'Sign in with a passkey'}
    </Button>
  )
}
