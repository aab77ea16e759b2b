import { Clapperboard } from 'lucide-react'
import { useSearch } from 'wouter'
import { paths } from '#paths.ts'
import { AuthLayout, AuthLink, withSearch } from './auth-layout.tsx'
import { RegisterForm } from './register-form.tsx'

export function RegisterPage() {
  const search = useSearch()
  return (
    <AuthLayout
      title="Create your account"
      promise="Post your videos. Get paid for every 1,000 views."
      footer={
        <>
          Already have an account?{' '}
          <AuthLink href={withSearch(paths.login, search)}>Sign in</AuthLink>
        </>
      }
    >
      <CreatorAccount />
      <RegisterForm />
    </AuthLayout>
  )
}

/** The role is fixed (rules §1); brands come by invitation. */
function CreatorAccount() {
  return (
    <div className="flex items-center gap-3 rounded-card border border-accent bg-accent-soft p-4">
      <Clapperboard aria-hidden="true" className="size-5 shrink-0 text-accent" />
      <div>
        <h2 className="font-semibold">Creator Account</h2>
        <p className="text-sm text-ink">
          Submit posts to live campaigns and earn from their views.
        </p>
      </div>
    </div>
  )
}
