import type { PendingSignIn } from '@permille/contract/accounts/factors'
import { Suspense, useState } from 'react'
import { useSearch } from 'wouter'
import { paths } from '#paths.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { AuthLayout, AuthLink, withSearch } from './auth-layout.tsx'
import { PasskeySignIn } from './factors/passkey-sign-in.tsx'
import { LoginForm } from './login-form.tsx'
import { SocialSignIn } from './social-sign-in.tsx'

const SecondStep = lazyPart(() => import('./factors/second-step.tsx').then((m) => m.SecondStep))

export function LoginPage() {
  const search = useSearch()
  const [pending, setPending] = useState<PendingSignIn & { readonly rememberMe: boolean }>()
  if (pending !== undefined) {
    return (
      <AuthLayout title="Confirm it’s you" note="Your password is right. One step is left.">
        <Suspense fallback={null}>
          <SecondStep pending={pending} onBack={() => setPending(undefined)} />
        </Suspense>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Sign in"
      note="Connect with brands and earn money based on your content views."
      footer={
        <>
          Don't have an account?{' '}
          <AuthLink href={withSearch(paths.register, search)}>Sign up</AuthLink>
        </>
      }
    >
      <div className="grid grid-cols-1 gap-2">
        <LoginForm onPending={(asked, rememberMe) => setPending({ ...asked, rememberMe })} />
        <PasskeySignIn />
      </div>
      <SocialSignIn />
    </AuthLayout>
  )
}
