import { readPasswordResetCall, readSignInOptionsCall } from '@permille/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link, useParams, useSearch } from 'wouter'
import { messageOf, statusOf } from '#api/api-error.ts'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { Button } from '#ui/controls/button.tsx'
import { buttonClasses } from '#ui/controls/button-classes.ts'
import { Skeleton } from '#ui/layout/skeleton.tsx'
import { AuthLayout, withSearch } from '../auth-layout.tsx'
import { AskForLink } from './ask-for-link.tsx'
import { ResetPasswordForm } from './reset-password-form.tsx'

/** The target of a password reset link, where the user sets a new password. */
export function ResetPasswordPage() {
  const { token = '' } = useParams<{ token: string }>()
  const [doneFor, setDoneFor] = useState<string>()
  const { data, error, isFetching, refetch } = useQuery({
    ...queryOf(readPasswordResetCall, { params: { token } }),
    enabled: doneFor === undefined,
  })
  if (doneFor !== undefined) return <PasswordSet email={doneFor} />
  if (error !== null && statusOf(error) === 404) return <LinkGone />
  if (error !== null && !isFetching) {
    return (
      <AuthLayout
        title="The link could not be checked"
        note={messageOf(error, 'The server did not respond.')}
      >
        <Button onClick={() => void refetch()}>Try again</Button>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout
      title="Set a new password"
      note={
        data ? `For ${data.email}. Setting it signs you out everywhere.` : 'Checking your link...'
      }
    >
      {data ? (
        <ResetPasswordForm
          token={token}
          email={data.email}
          onDone={setDoneFor}
          onGone={() => void refetch()}
        />
      ) : (
        <Skeleton className="h-32" />
      )}
    </AuthLayout>
  )
}

/** A plain link, so that leaving the page clears this browser's data of an earlier session. */
function PasswordSet({ email }: { readonly email: string }) {
  const search = useSearch()
  return (
    <AuthLayout
      title="Your password is set"
      note={`Sign in as ${email} with the new password. Every earlier session has ended.`}
    >
      <a href={withSearch(paths.login, search)} className={buttonClasses({ size: 'lg' })}>
        Sign in
      </a>
    </AuthLayout>
  )
}

/** Offers a new link where one can be mailed. */
function LinkGone() {
  const { data, isError } = useQuery(queryOf(readSignInOptionsCall))
  const title = 'This link no longer works'
  const why = 'It has been used, was replaced by a newer one, or has expired.'
  if (data?.isResetMailed === false) {
    return (
      <AuthLayout title={title} note={`${why} Ask the person who sent it for a new one.`}>
        <Link
          href={`${paths.help}#write`}
          className={buttonClasses({ size: 'lg', variant: 'secondary' })}
        >
          Write to us
        </Link>
      </AuthLayout>
    )
  }
  // The form also says why no mail can be sent.
  const isKnown = data !== undefined || isError
  const note = isKnown ? `${why} Enter your email and we’ll send you a new one.` : why
  return <AskForLink title={title} note={note} isKnown={isKnown} />
}
