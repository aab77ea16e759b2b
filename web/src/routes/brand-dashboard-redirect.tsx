import { Redirect, useSearch } from 'wouter'
import { paths } from '../paths.ts'

/** Keeps the query that the card provider added to the address. */
export function BrandDashboardRedirect() {
  const search = useSearch()
  return <Redirect to={search === '' ? paths.dashboard : `${paths.dashboard}?${search}`} replace />
}
