import { paths } from '../../paths.ts'
import { AuthLayout, AuthLink } from './auth-layout.tsx'
import { LoginForm } from './login-form.tsx'
import { SocialSignIn } from './social-sign-in.tsx'

export function LoginPage() {
  return (
    <AuthLayout
      title="Sign in"
      note="Connect with brands and earn money based on your content views."
      footer={
        <>
          Don't have an account? <AuthLink href={paths.register}>Sign up</AuthLink>
        </>
      }
    >
      <LoginForm />
      <SocialSignIn />
    </AuthLayout>
  )
}
