import { readSignInOptionsCall } from '@permille/contract/accounts/accounts'
import { useQuery } from '@tanstack/react-query'
import { Redirect, useSearch } from 'wouter'
import { queryOf } from '#api/query.ts'
import { paths } from '#paths.ts'
import { withSearch } from '../auth-layout.tsx'
import { AskForLink } from './ask-for-link.tsx'

/** Without mail there is no such page: the specification's rule for unknown pages under /auth applies. */
export function ForgotPasswordPage() {
  const search = useSearch()
  const { data, isError } = useQuery(queryOf(readSignInOptionsCall))
  if (data?.isResetMailed === false) {
    return <Redirect to={withSearch(paths.login, search)} replace />
  }
  return (
    <AskForLink
      title="Forgot your password?"
      note="Enter your email and we’ll send you a link to set a new one."
      isKnown={data !== undefined || isError}
    />
  )
}
