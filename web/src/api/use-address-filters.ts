import { useSearchParams } from 'wouter'

export interface AddressFilters {
  /** What the address says, without what is empty or too long to be meant. */
  readonly read: (name: string) => string
  /** The one of these words that the address names, if any. */
  readonly choose: <Word extends string>(name: string, words: readonly Word[]) => Word | undefined
  /** An empty value, or "all", leaves the address without it. */
  readonly change: (name: string, value: string) => void
}

/** How a list is looked at, kept in the address; what stands there and means nothing is ignored. */
export function useAddressFilters(): AddressFilters {
  const [params, setParams] = useSearchParams()

  function change(name: string, value: string) {
    setParams(
      (known) => {
        const next = new URLSearchParams(known)
        if (value === '' || value === 'all') next.delete(name)
        else next.set(name, value)
        return next
      },
      { replace: true },
    )
  }

  return {
    read: (name) => params.get(name)?.trim().slice(0, 120) ?? '',
    choose: (name, words) => words.find((word) => word === params.get(name)),
    change,
  }
}
