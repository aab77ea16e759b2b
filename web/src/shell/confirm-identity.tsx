import { Suspense, useEffect, useState } from 'react'
import { type Remedied, registerConfirmation } from '../api/confirm-first.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const ConfirmIdentityDialog = lazyPart(
  () =>
    import('../features/accounts/confirm-identity-dialog.tsx').then((m) => m.ConfirmIdentityDialog),
  'over',
)

type Answer = (isConfirmed: boolean) => void

/** Asks for the password, or for a new sign-in, when a call needs it; its code loads on first use. */
export function ConfirmIdentity() {
  const [asking, setAsking] = useState<{ readonly code: Remedied; readonly answer: Answer }>()
  useEffect(
    () => registerConfirmation((code) => new Promise((answer) => setAsking({ code, answer }))),
    [],
  )
  if (asking === undefined) return null
  const answer: Answer = (isConfirmed) => {
    setAsking(undefined)
    asking.answer(isConfirmed)
  }
  return (
    <Suspense fallback={null}>
      <ConfirmIdentityDialog code={asking.code} onAnswer={answer} onClose={() => answer(false)} />
    </Suspense>
  )
}
