import { useSearchParams } from 'wouter'
import { type AddressReader, readAddress, withFilters } from './address-filters.ts'

export interface AddressFilters extends AddressReader {
  readonly change: (name: string, value: string) => void
  /** Changes several filters in one step; an empty value removes its filter. */
  readonly changeAll: (changes: Readonly<Record<string, string>>) => void
}

/** Keeps a list's filters in the URL, which names only what differs from `usual`. */
export function useAddressFilters(usual?: Readonly<Record<string, string>>): AddressFilters {
  const [params, setParams] = useSearchParams()
  const changeAll: AddressFilters['changeAll'] = (changes) =>
    setParams((known) => withFilters(known, changes, usual), { replace: true })
  return {
    ...readAddress(params),
    changeAll,
    change: (name, value) => changeAll({ [name]: value }),
  }
}
