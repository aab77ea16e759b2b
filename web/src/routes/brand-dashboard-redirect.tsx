import { Redirect, useSearch } from 'wouter'
import { paths } from '../paths.ts'

/** Redirects, keeping the query that the card provider added to the URL. */
export function BrandDashboardRedirect() {
  const search = useSearch()
  const to = search === '' ? paths.dashboard : `${paths.dashboard}?${search}`
  return <Redirect to={to} state={import.meta.env.SSR ? null : window.history.state} replace />
}
