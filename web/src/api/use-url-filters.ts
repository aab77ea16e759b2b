import { useSearchParams } from 'wouter'
import { readUrl, type UrlReader, withFilters } from './url-filters.ts'

export interface UrlFilters extends UrlReader {
  readonly change: (name: string, value: string) => void
  /** Changes several filters in one step; an empty value removes its filter. */
  readonly changeAll: (changes: Readonly<Record<string, string>>) => void
}

/** Keeps a list's filters in the URL, which names only what differs from `usual`. */
export function useUrlFilters(usual?: Readonly<Record<string, string>>): UrlFilters {
  const [params, setParams] = useSearchParams()
  const changeAll: UrlFilters['changeAll'] = (changes) =>
    setParams((known) => withFilters(known, changes, usual), { replace: true })
  return {
    ...readUrl(params),
    changeAll,
    change: (name, value) => changeAll({ [name]: value }),
  }
}
