import { Suspense, useEffect, useState } from 'react'
import { registerConfirmation } from '../api/confirm-first.ts'
import { lazyPart } from '../ui/lazy-part.ts'

const ConfirmIdentityDialog = lazyPart(
  async () =>
    (await import('../features/accounts/confirm-identity-dialog.tsx')).ConfirmIdentityDialog,
)

type Answer = (isConfirmed: boolean) => void

/** Asks for the password when a call needs a fresh sign-in; its code loads on first use. */
export function ConfirmIdentity() {
  const [asking, setAsking] = useState<{ readonly answer: Answer }>()
  useEffect(
    () => registerConfirmation(() => new Promise((resolve) => setAsking({ answer: resolve }))),
    [],
  )
  if (asking === undefined) return null
  return (
    <Suspense fallback={null}>
      <ConfirmIdentityDialog
        onAnswer={(isConfirmed) => {
          setAsking(undefined)
          asking.answer(isConfirmed)
        }}
      />
    </Suspense>
  )
}
