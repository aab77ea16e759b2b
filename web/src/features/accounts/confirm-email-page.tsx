import { acceptEmailProofCall } from '@permille/contract/accounts/accounts'
import { emailProofHours } from '@permille/contract/accounts/factor-lifetimes'
import { fillPage, visitorPages } from '@permille/contract/pages'
import { Suspense } from 'react'
import { Link, useParams } from 'wouter'
import { codeOf, messageOf, statusOf } from '#api/api-error.ts'
import { useSession } from '#api/session.ts'
import { errorToast, useAction } from '#api/use-action.ts'
import { paths, thenTo } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { lazyPart } from '#ui/lazy-part.ts'
import { AuthLayout } from './auth-layout.tsx'

const ConfirmIdentityDialog = lazyPart(
  () => import('./confirm-identity-dialog.tsx').then((m) => m.ConfirmIdentityDialog),
  'over',
)

/**
 * The target of the link mailed to an address. Confirming takes a button, because mail programs
 * open links on their own.
 */
export function ConfirmEmailPage() {
  const { token = '' } = useParams<{ token: string }>()
  const confirming = useConfirming(token)
  const { data, error } = confirming
  if (data !== undefined) return <Confirmed email={data.email} passwordUrl={data.passwordUrl} />
  if (statusOf(error) === 404) return <LinkGone />
  return (
    <AuthLayout
      title="Confirm your email address"
      note="You followed a link that we mailed to your address."
    >
      <Ways token={token} isBusy={confirming.isPending} onConfirm={() => confirming.mutate()} />
      {codeOf(error) === 'sign-in-too-old' && (
        <Suspense fallback={null}>
          <ConfirmIdentityDialog
            code="sign-in-too-old"
            onAnswer={(isConfirmed) => (isConfirmed ? confirming.mutate() : confirming.reset())}
            onClose={confirming.reset}
          />
        </Suspense>
      )}
    </AuthLayout>
  )
}

/** The settings say whether the address is confirmed, and send a new link. */
function LinkGone() {
  const { user } = useSession()
  const settings = user?.role === 'creator' ? `${paths.settings}?tab=email` : paths.account
  return (
    <AuthLayout
      title="This link no longer works"
      note={`It has been used, was replaced by a newer one, or is older than ${emailProofHours} hours. Your account settings say whether your address is confirmed, and send a new link.`}
    >
      <Link href={user === null ? paths.login : settings} className={buttonClasses({ size: 'lg' })}>
        {user === null ? 'Sign in' : 'Open account settings'}
      </Link>
    </AuthLayout>
  )
}

function useConfirming(token: string) {
  return useAction({
    call: acceptEmailProofCall,
    request: () => ({ params: { token } }),
    failed: (error) =>
      statusOf(error) === 404
        ? undefined
        : errorToast(messageOf(error, 'Your address could not be confirmed')),
  })
}

interface WaysProps {
  readonly token: string
  readonly isBusy: boolean
  readonly onConfirm: () => void
}

/** With a sign-in, everything stays. Without one, a stranger may have set up what is on the account. */
function Ways({ token, isBusy, onConfirm }: WaysProps) {
  const { user, isLoading } = useSession()
  if (user !== null || isLoading) {
    return (
      <Button size="lg" isBusy={isBusy} disabled={isLoading} onClick={onConfirm}>
        {isBusy ? 'Confirming...' : 'Confirm my address'}
      </Button>
    )
  }
  return (
    <div className="grid grid-cols-1 gap-4">
      <p>If you created this account, sign in first: everything on it stays as it is.</p>
      <Link
        href={thenTo(paths.login, fillPage(visitorPages.confirmEmail, token))}
        className={buttonClasses({ size: 'lg' })}
      >
        Sign in and confirm
      </Link>
      <p className="text-ink-muted">
        If you did not, someone else used your address. Confirm it without signing in, then set your
        own password. This removes every earlier sign-in, second factor, payout account and
        connected account.
      </p>
      <Button size="lg" variant="secondary" isBusy={isBusy} onClick={onConfirm}>
        {isBusy ? 'Confirming...' : 'Confirm without signing in'}
      </Button>
    </div>
  )
}

interface ConfirmedProps {
  readonly email: string
  readonly passwordUrl: string | undefined
}

function Confirmed({ email, passwordUrl }: ConfirmedProps) {
  if (passwordUrl === undefined) {
    return (
      <AuthLayout title="Address confirmed" note={`${email} is yours.`}>
        <Continue />
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Address confirmed"
      note={`${email} is yours, and so is the account. We removed anything that someone else set up on it. Set a password to sign in.`}
    >
      <a href={passwordUrl} className={buttonClasses({ size: 'lg' })}>
        Set a password
      </a>
    </AuthLayout>
  )
}

function Continue() {
  return (
    <a href={paths.dashboard} className={buttonClasses({ size: 'lg' })}>
      Continue to Permille
    </a>
  )
}
