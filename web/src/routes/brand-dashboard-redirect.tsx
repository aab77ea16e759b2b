import { Redirect, useSearch } from 'wouter'
import { paths } from '../paths.ts'

/** Redirects, keeping the query that the card provider added to the URL. */
export function BrandDashboardRedirect() {
  const search = useSearch()
  return <Redirect to={search === '' ? paths.dashboard : `${paths.dashboard}?${search}`} replace />
}
