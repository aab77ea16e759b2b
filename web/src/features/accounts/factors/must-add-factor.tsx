import { useState } from 'react'
import { useLocation } from 'wouter'
import { useCurrentUser, useSignOut } from '#api/session.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { Wordmark } from '#ui/layout/permille-mark.tsx'
import { SecondFactorCard } from './second-factor-card.tsx'

interface MustAddFactorProps {
  readonly onDone: () => void
}

/** All that an admin without a second factor sees if the operator requires one. */
export function MustAddFactor({ onDone }: MustAddFactorProps) {
  const { email } = useCurrentUser()
  const [isLeaving, setIsLeaving] = useState(false)
  const signOut = useSignOut()
  const [, navigate] = useLocation()
  return (
    <main className="mx-auto grid min-h-dvh w-full max-w-2xl grid-cols-1 content-start gap-6 px-4 py-10 sm:py-16">
      <title>Add a second factor · Permille</title>
      <Wordmark />
      <header className="grid gap-1.5">
        <h1 className="text-2xl font-semibold tracking-tight">Add a second factor to continue</h1>
        <p className="text-ink-muted">
          Admins of this marketplace sign in with more than a password. This takes a minute, once.
        </p>
      </header>
      <SecondFactorCard onDone={onDone} />
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-muted">
        Signed in as {email}
        <Button
          variant="secondary"
          size="sm"
          isBusy={isLeaving}
          onClick={() => {
            setIsLeaving(true)
            void signOut().then(() => navigate(paths.login))
          }}
        >
          Log out
        </Button>
      </p>
    </main>
  )
}
